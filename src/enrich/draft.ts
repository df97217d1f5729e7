import type { InferredField, Origin, StoredVoice } from '../domain/voice.ts';
import type { StatedVoice } from './stated-voice.ts';

/** Field that is appended to a voice's id if the provider's id alone is not unique: the model in `polly/Joanna/neural`. */
export type IdPart = 'model' | 'language';

/** Value in the provider's spelling that no table or rule of enrichment recognizes. */
export interface UnresolvedValue {
  readonly field: 'locale' | 'other_locale' | 'country' | 'accent' | 'gender' | 'age' | 'use_case';
  readonly value: string;
}

/** Voice during enrichment: `stated` holds the provider's values; `voice` holds the published fields that are set so far. */
export interface Draft {
  readonly provider: string;
  readonly idParts: readonly IdPart[];
  readonly stated: StatedVoice;
  readonly voice: Partial<StoredVoice>;
  readonly unresolved?: readonly UnresolvedValue[];
}

type Fields = { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined };
type Origins = { readonly [F in InferredField]?: Origin | undefined };

/** Returns the draft with the defined `fields` and their `origins`. If `stated.inferred` has an origin for a field, it replaces the origin `stated`. */
export function withVoice(draft: Draft, fields: Fields, origins: Origins = {}): Draft {
  const { provenance: before, ...rest } = draft.voice;
  const provenance = withOrigins(before, origins, draft.stated.inferred);
  return { ...draft, voice: { ...rest, ...withoutUndefined(fields), ...(provenance && { provenance }) } };
}

type Provenance = NonNullable<StoredVoice['provenance']>;

/** Returns a voice's provenance (origin by field) with `origins` added. A stated field has no entry; without any entry, the result is undefined. */
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

/** Adds an unrecognized value of the provider to the draft. An empty value, a placeholder (`n/a`) or a duplicate is not added. */
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

/** Pattern of an empty text, or of a placeholder for an unknown value (`n/a`). Source: providers' voice lists, November 2026. */
const PLACEHOLDER =
  /^(?:|-|n\/?a|none|null|undefined|unknown|other|not[ _-]?specified|(?:[a-z]+_)*unspecified)$/i;

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns a copy without undefined entries. A loop is used, because it is several times as fast as `Object.fromEntries`. */
function withoutUndefined<T extends object>(entries: T): Defined<T> {
  const defined: Defined<T> = {};
  for (const key of Object.keys(entries) as (keyof T)[]) {
    const value = entries[key];
    if (value !== undefined) defined[key] = value as Defined<T>[keyof T];
  }
  return defined;
}
