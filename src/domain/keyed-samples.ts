/** Sample recording in a provider's response: its content in Base64, or its URL with the request headers that the host requires. */
export type SampleLocation =
  | { readonly url: string; readonly headers?: Readonly<Record<string, string>> | undefined }
  | { readonly base64: string };

/** Access to the samples of a provider that requires its API key for downloads, or that signs the samples' URLs for a limited time. */
export interface KeyedSamples {
  /** Returns the request for the sample of a voice; `voiceId` is the provider's id of the voice. */
  readonly request: (voiceId: string) => {
    readonly url: URL;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** Returns the location of the sample from the response to `request`; undefined if the response has no sample. */
  readonly locate: (answer: unknown) => SampleLocation | undefined;
}
