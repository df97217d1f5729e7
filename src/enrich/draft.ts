import type { InferredField, Origin, StoredVoice } from '../domain/voice.ts';

/** What a provider states about a voice, in its own words. The adapter fills it, and says so of what is not stated. */
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
  /** Styles that the voice can be asked to speak in: what it can do, not what it is like. */
  readonly styles?: readonly string[] | undefined;
  readonly useCases?: readonly string[] | undefined;
  /** A lasting public address of a sample recording. */
  readonly sampleUrl?: string | undefined;
  /** Values above that the record does not hold in so many words: read from an id, or known of the provider as a whole. */
  readonly inferred?: { readonly [F in InferredField]?: Exclude<Origin, 'stated'> };
}

/** Which parts beside the native id make a voice of this provider unique. */
export type IdPart = 'model' | 'language';

/** Part of what is stated that nobody could make sense of, in the provider's own words. */
export interface UnresolvedValue {
  readonly field: 'locale' | 'country' | 'accent' | 'gender' | 'age' | 'use_case';
  readonly value: string;
}

/** A voice on its way through the steps: what was stated, and what has been worked out so far. */
export interface Draft {
  readonly provider: string;
  readonly idParts: readonly IdPart[];
  readonly stated: StatedVoice;
  readonly voice: Partial<StoredVoice>;
  /** Each value once. */
  readonly unresolved?: readonly UnresolvedValue[];
}

type Known = { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined };
type Origins = { readonly [F in InferredField]?: Origin | undefined };

/** The draft with more of its voice known, and where that comes from. Keys whose value is undefined stay out of the voice. */
export function withVoice(draft: Draft, known: Known, origins: Origins = {}): Draft {
  const voice = { ...draft.voice, ...definedIn(known) };
  const { provenance: before, ...rest } = voice;
  const { inferred = {} } = draft.stated;
  const provenance: Partial<Record<InferredField, Exclude<Origin, 'stated'>>> = { ...before };
  for (const [field, origin] of Object.entries(definedIn(origins)) as [InferredField, Origin][]) {
    const told = origin === 'stated' ? inferred[field] : origin;
    if (told) provenance[field] = told;
    else delete provenance[field];
  }
  return { ...draft, voice: { ...rest, ...(Object.keys(provenance).length > 0 && { provenance }) } };
}

/** The draft with a stated value noted that means nothing to us; one that is empty, or says that nothing is known, is none. */
export function withUnresolved(
  draft: Draft,
  field: UnresolvedValue['field'],
  raw: string | undefined,
): Draft {
  const value = raw?.trim() ?? '';
  const { unresolved = [] } = draft;
  const isKnown = unresolved.some((other) => other.field === field && other.value === value);
  return isKnown || saysNothing(value) ? draft : { ...draft, unresolved: [...unresolved, { field, value }] };
}

/** A place in what was stated where a field may be found. */
export interface Source {
  readonly text: string | undefined;
  readonly origin: Origin;
}

/** The first of the sources that `read` makes sense of. */
export function firstUnderstood<T>(
  sources: readonly Source[],
  read: (text: string | undefined) => T | undefined,
): { readonly value: T; readonly origin: Origin } | undefined {
  for (const { text, origin } of sources) {
    const value = read(text);
    if (value !== undefined) return { value, origin };
  }
  return undefined;
}

/** What providers write where they have nothing to say. */
const NOTHING =
  /^(?:|-|n\/?a|none|null|undefined|unknown|other|not[ _-]?specified|(?:[a-z]+_)?unspecified)$/i;

export function saysNothing(value: string): boolean {
  return NOTHING.test(value);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function definedIn<T extends object>(entries: T): Defined<T> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Defined<T>;
}
