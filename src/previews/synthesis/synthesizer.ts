import type { StoredVoice } from '../../domain/voice.ts';

export interface SpeechRequest {
  readonly voice: StoredVoice;
  readonly text: string;
  /** BCP 47 tag of the text's language. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Program or host that synthesizes speech with the voices of one provider. */
export interface Synthesizer {
  /** Name that the manifest states with each recording, such as `espeak-ng`. */
  readonly name: string;
  readonly provider: string;
  /** True if the provider charges per character. */
  readonly isPaid: boolean;
  /** Returns the provider's ids of the available voices; undefined if all voices of the provider are available. @throws {UpstreamError} */
  readonly listIds?: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  /** Synthesizes a sentence and returns the recording. @throws {UpstreamError} */
  readonly speak: (request: SpeechRequest) => Promise<Uint8Array>;
}

export interface SpeechAccess {
  readonly baseUrl: string;
  /** True if the operator named the host by `<SLUG>_BASE_URL`. */
  readonly isOwnHost: boolean;
  /** True if the settings suffice to request the provider's voice list. */
  readonly isListed: boolean;
  readonly key?: string | undefined;
  readonly region?: string | undefined;
}
