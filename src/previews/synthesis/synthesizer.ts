import type { StoredVoice } from '../../domain/voice.ts';

/** Sentence that a voice says. */
export interface SpeechRequest {
  readonly voice: StoredVoice;
  readonly text: string;
  /** BCP-47 tag of the text. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Program or host that speaks with the voices of one provider. */
export interface Synthesizer {
  /** Name that the manifest states with each recording, such as `espeak-ng`. */
  readonly name: string;
  /** Slug of the provider whose voices speak. */
  readonly provider: string;
  /** True if the provider charges for characters. */
  readonly isPaid: boolean;
  /**
   * Returns the ids, as the provider's requests have them, of the voices that can speak here; absent if all voices of the provider can.
   * @throws {UpstreamError}
   */
  readonly listIds?: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  /** Returns the recording of a sentence. @throws {UpstreamError} */
  readonly speak: (request: SpeechRequest) => Promise<Uint8Array>;
}

/** Access of this process to a provider. */
export interface SpeechAccess {
  /** Base URL of the provider's host. */
  readonly baseUrl: string;
  /** True if the operator named the host by `<SLUG>_BASE_URL`. */
  readonly isOwnHost: boolean;
  /** True if the settings suffice for the provider's live list. */
  readonly isListed: boolean;
  readonly key?: string | undefined;
  readonly region?: string | undefined;
}

/** Largest recording of one sentence, in bytes: a minute of uncompressed sound. */
export const MAX_SPEECH_BYTES = 10 * 1024 * 1024;
