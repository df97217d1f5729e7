import type { StoredVoice } from '../domain/voice.ts';

/** What a provider states about a voice, in its own words. The adapter fills it; nothing in it is inferred. */
export interface StatedVoice {
  /** The id to send to the provider, byte for byte. */
  readonly nativeId: string;
  readonly name: string;
  /** A language or locale in whatever form the provider writes it. */
  readonly locale: string;
  /** Stable slug of the model or tier. */
  readonly model?: string | undefined;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
  /** The country stated beside a bare language: its name, code or adjective. */
  readonly country?: string | undefined;
  readonly age?: string | undefined;
  readonly description?: string | undefined;
  /** Words on style and character; some providers hide gender, age or accent among them. */
  readonly tags?: readonly string[] | undefined;
  readonly useCases?: readonly string[] | undefined;
  /** A lasting public address of a sample recording. */
  readonly sampleUrl?: string | undefined;
}

/** Which parts beside the native id make a voice of this provider unique. */
export type IdPart = 'model' | 'language';

/** A voice on its way through the steps: what was stated, and what has been worked out so far. */
export interface Draft {
  readonly provider: string;
  readonly idParts: readonly IdPart[];
  readonly stated: StatedVoice;
  readonly voice: Partial<StoredVoice>;
}

/** The draft with more of its voice known. Keys whose value is undefined stay out of the voice. */
export function withVoice(
  draft: Draft,
  known: { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined },
): Draft {
  const defined = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return { ...draft, voice: { ...draft.voice, ...defined } };
}
