/** Sample in a provider's response: a URL with the request headers that its host requires, or the recording itself. */
export type SampleLocation =
  | { readonly url: string; readonly headers?: Readonly<Record<string, string>> | undefined }
  | { readonly base64: string };

/** Requests for the samples of a provider that needs its API key or signs URLs for a limited time. */
export interface KeyedSamples {
  /** Returns the request for the sample of a voice; `voiceId` is the provider's id of the voice. */
  readonly request: (voiceId: string) => {
    readonly url: URL;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** Returns the sample in the response; undefined if the response has none. */
  readonly locate: (answer: unknown) => SampleLocation | undefined;
}
