import type { InferredField, Origin, StoredVoice } from '../domain/voice.ts';

/**
 * Values that a provider states about a voice, in the provider's wording. Values that are not stated are absent.
 */
export interface StatedVoice {
  /** Id that the provider expects in requests, byte for byte. */
  readonly nativeId: string;
  readonly name: string;
  /** Language or locale as a code, a name or a flag. */
  readonly locale: string;
  /** Stable slug of the model or tier. */
  readonly model?: string | undefined;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
  /** Country stated beside a bare language: its name, code or demonym. */
  readonly country?: string | undefined;
  readonly age?: string | undefined;
  readonly description?: string | undefined;
  /** Labels of style and character. Some providers put gender, age or accent among them. */
  readonly tags?: readonly string[] | undefined;
  /** Styles that the voice speaks in on request, unlike `tags`, which describe its usual sound. */
  readonly styles?: readonly string[] | undefined;
  readonly useCases?: readonly string[] | undefined;
  /** Permanent public URL of a sample recording. */
  readonly sampleUrl?: string | undefined;
  /** Origins of fields that the adapter itself derived or defaulted, so that enrichment does not note them as stated. */
  readonly inferred?: { readonly [F in InferredField]?: Exclude<Origin, 'stated'> };
}

/** Part of a voice's id beside the native id, for providers whose native ids are not unique. */
export type IdPart = 'model' | 'language';

/** A stated value that no table or rule recognizes, in the provider's wording. */
export interface UnresolvedValue {
  readonly field: 'locale' | 'country' | 'accent' | 'gender' | 'age' | 'use_case';
  readonly value: string;
}

/** A voice between two steps: the stated values, and the fields set so far. */
export interface Draft {
  readonly provider: string;
  readonly idParts: readonly IdPart[];
  readonly stated: StatedVoice;
  readonly voice: Partial<StoredVoice>;
  /** Unresolved values without duplicates. */
  readonly unresolved?: readonly UnresolvedValue[];
}

type Fields = { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined };
type Origins = { readonly [F in InferredField]?: Origin | undefined };

/**
 * Returns the draft with more fields set, and their origins noted as provenance. Undefined fields are skipped; a field
 * that the adapter inferred keeps the adapter's origin.
 */
export function withVoice(draft: Draft, fields: Fields, origins: Origins = {}): Draft {
  const voice = { ...draft.voice, ...withoutUndefined(fields) };
  const { provenance: before, ...rest } = voice;
  const { inferred = {} } = draft.stated;
  const provenance: Partial<Record<InferredField, Exclude<Origin, 'stated'>>> = { ...before };
  for (const [field, origin] of Object.entries(withoutUndefined(origins)) as [InferredField, Origin][]) {
    const actual = origin === 'stated' ? inferred[field] : origin;
    if (actual) provenance[field] = actual;
    else delete provenance[field];
  }
  return { ...draft, voice: { ...rest, ...(Object.keys(provenance).length > 0 && { provenance }) } };
}

/** Returns the draft with a stated value noted as unresolved, unless it is empty, a placeholder or noted already. */
export function withUnresolved(
  draft: Draft,
  field: UnresolvedValue['field'],
  raw: string | undefined,
): Draft {
  const value = raw?.trim() ?? '';
  const { unresolved = [] } = draft;
  const isNoted = unresolved.some((other) => other.field === field && other.value === value);
  if (isNoted || isPlaceholder(value)) return draft;
  return { ...draft, unresolved: [...unresolved, { field, value }] };
}

/** A stated text that may hold the value of a field, and the origin of that value. */
export interface Candidate {
  readonly text: string | undefined;
  readonly origin: Origin;
}

/** Returns the value and origin of the first candidate that `recognize` accepts. */
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

/** Placeholders that providers write in the place of an unknown value. Source: providers' lists, November 2026. */
const PLACEHOLDER =
  /^(?:|-|n\/?a|none|null|undefined|unknown|other|not[ _-]?specified|(?:[a-z]+_)?unspecified)$/i;

/** Reports whether a text is empty or a placeholder for an unknown value. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(entries: T): Defined<T> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Defined<T>;
}
