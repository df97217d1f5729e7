/** Sample in the answer of a provider: an address, with headers that its host wants, or the recording itself. */
export type SampleLocation =
  | { readonly url: string; readonly headers?: Readonly<Record<string, string>> | undefined }
  | { readonly base64: string };

/** Samples of one provider that lie behind its key, or whose addresses are signed for a time. */
export interface KeyedSamples {
  /** Returns the request for the sample of a voice, by the provider's own id of the voice. */
  readonly request: (voiceId: string) => {
    readonly url: URL;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** Returns the sample in the answer; undefined if it has none. */
  readonly locate: (answer: unknown) => SampleLocation | undefined;
}
