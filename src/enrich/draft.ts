import type { InferredField, Origin, StoredVoice } from '../domain/voice.ts';
import { splitName } from './knowledge/name-parts.ts';
import { type ReadFacts, readProse } from './knowledge/read-prose.ts';

/** Values that a provider's list states about one voice, in the provider's terms. A value that the list does not state is absent. */
export interface StatedVoice {
  /** Id that the provider expects in requests, byte for byte. */
  readonly nativeId: string;
  readonly name: string;
  /** Language or locale of the voice, as a code (`en-US`), a name (`French`) or a flag emoji. */
  readonly locale: string;
  /** Languages or locales that the voice speaks beside `locale`, in the same forms as `locale`. */
  readonly otherLocales?: readonly string[] | undefined;
  /** Name in the script of the voice's native language, such as `晓晓`. */
  readonly localName?: string | undefined;
  /** Stable slug of the voice's model or quality tier, such as `neural`. */
  readonly model?: string | undefined;
  /** Name of the one country where the language is spoken, which need not be the voice's. */
  readonly languageCountry?: string | undefined;
  /** Slugs of all models that the voice works with, if there are several; `model` is one of them. */
  readonly models?: readonly string[] | undefined;
  /** Stage: `preview`, `beta`, `legacy`, `deprecated` or `retired`. Any other status means a current voice. */
  readonly status?: string | undefined;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
  /** Country of the voice, if `locale` names only a language: the country's name, code or demonym (`Canadian`). */
  readonly country?: string | undefined;
  readonly age?: string | undefined;
  readonly description?: string | undefined;
  /** Facts extracted from the description. Bundled lists store these facts, because they omit the provider's sentences. */
  readonly read?: ReadFacts | undefined;
  /** Labels for the voice's character, such as `calm` and "Calm Guide"; of some providers also for gender, age or accent. */
  readonly tags?: readonly string[] | undefined;
  /** Styles in which the voice can speak on request, such as `whispering`, whereas `tags` describe the voice's usual sound. */
  readonly styles?: readonly string[] | undefined;
  readonly useCases?: readonly string[] | undefined;
  /** Native sample rate in Hz. */
  readonly sampleRate?: number | undefined;
  readonly wordsPerMinute?: number | undefined;
  /** Permanent public URL of a sample recording of the voice. */
  readonly sampleUrl?: string | undefined;
  /** Sample URL from a table or a documented pattern, for a list that states no sample URL. `sampleUrl` takes precedence. */
  readonly derivedSampleUrl?: string | undefined;
  /** Origin of each value that the provider's adapter derived or defaulted, so that enrichment does not record the value as stated. */
  readonly inferred?: { readonly [F in InferredField]?: Exclude<Origin, 'stated'> };
}

/** Returns the facts of a voice's description: those stored in a bundled list, else those extracted from its sentences. */
export function factsInProse({ read, description }: StatedVoice): ReadFacts {
  return read ?? readProse(description);
}

/** Returns the labels for a voice's usual sound: the tagline in the voice's name and the voice's tags. */
export function labelsOf({ name, tags = [] }: StatedVoice): readonly string[] {
  return [splitName(name).tagline ?? '', ...tags];
}

/** Field that follows the native id in a provider's voice ids if native ids alone are not unique: the model in `polly/Joanna/neural`. */
export type IdPart = 'model' | 'language';

/** Value of a field, as the provider writes it, that no table or rule of enrichment recognizes. */
export interface UnresolvedValue {
  readonly field: 'locale' | 'other_locale' | 'country' | 'accent' | 'gender' | 'age' | 'use_case';
  readonly value: string;
}

/** Voice during enrichment: `stated` holds the provider's values, `voice` the fields set so far. */
export interface Draft {
  readonly provider: string;
  readonly idParts: readonly IdPart[];
  readonly stated: StatedVoice;
  readonly voice: Partial<StoredVoice>;
  /** Distinct stated values that no table or rule of enrichment recognizes. */
  readonly unresolved?: readonly UnresolvedValue[];
}

type Fields = { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined };
type Origins = { readonly [F in InferredField]?: Origin | undefined };

/**
 * Returns the draft with `fields` added to the voice, and `origins` added to the voice's provenance. Undefined fields are skipped. If the
 * provider's adapter derived or defaulted a field, the adapter's origin replaces `stated`.
 */
export function withVoice(draft: Draft, fields: Fields, origins: Origins = {}): Draft {
  const { provenance: before, ...rest } = draft.voice;
  const provenance = withOrigins(before, origins, draft.stated.inferred);
  return { ...draft, voice: { ...rest, ...withoutUndefined(fields), ...(provenance && { provenance }) } };
}

type Provenance = NonNullable<StoredVoice['provenance']>;

/** Returns the provenance `before` with `origins` added; undefined if every field is stated. */
function withOrigins(
  before: Provenance | undefined,
  origins: Origins,
  inferred: StatedVoice['inferred'] = {},
): Provenance | undefined {
  const after: Record<string, Provenance[InferredField]> = {};
  for (const [field, origin] of Object.entries({ ...before, ...withoutUndefined(origins) })) {
    const actual = origin === 'stated' ? inferred[field as InferredField] : origin;
    if (actual) after[field] = actual;
  }
  return Object.keys(after).length > 0 ? after : undefined;
}

/** Returns the draft with one more unrecognized value of the provider. Empty texts, placeholders (`n/a`) and duplicates are not added. */
export function withUnresolved(
  draft: Draft,
  field: UnresolvedValue['field'],
  raw: string | undefined,
): Draft {
  const value = raw?.trim() ?? '';
  const { unresolved = [] } = draft;
  const isNoted = unresolved.some((other) => other.field === field && other.value === value);
  if (isNoted || PLACEHOLDER.test(value)) return draft;
  return { ...draft, unresolved: [...unresolved, { field, value }] };
}

/** Text that may hold the value of a voice's field, and the origin of a value found in the text. */
export interface Candidate {
  readonly text: string | undefined;
  readonly origin: Origin;
}

/** Returns the value of the first candidate whose text `recognize` accepts, and that candidate's origin. */
export function firstRecognized<T>(
  candidates: readonly Candidate[],
  recognize: (text: string | undefined) => T | undefined,
): { readonly value: T; readonly origin: Origin } | undefined {
  for (const { text, origin } of candidates) {
    const value = recognize(text);
    if (value !== undefined) return { value, origin };
  }
  return undefined;
}

/** Empty text, and placeholders that providers write for an unknown value, such as `n/a`. Source: providers' lists, November 2026. */
const PLACEHOLDER =
  /^(?:|-|n\/?a|none|null|undefined|unknown|other|not[ _-]?specified|(?:[a-z]+_)*unspecified)$/i;

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns a copy without the entries that are undefined. A loop is several times as fast as `Object.fromEntries` here. */
function withoutUndefined<T extends object>(entries: T): Defined<T> {
  const defined: Defined<T> = {};
  for (const key of Object.keys(entries) as (keyof T)[]) {
    const value = entries[key];
    if (value !== undefined) defined[key] = value as Defined<T>[keyof T];
  }
  return defined;
}
