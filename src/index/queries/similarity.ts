import type { StoredVoice, Voice } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import { type Columns, columnValues, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, valuesIn } from '../columns/schema.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';

/** One field by which voices are compared: its column in the index, its name in the API, and its weight in the similarity score. */
export interface ComparedField {
  readonly column: ColumnName;
  readonly field: keyof Voice;
  readonly weight: number;
}

/**
 * Fields by which similar voices are ordered, most important first. Each weight exceeds the sum of all later weights, so that
 * the order by score is lexicographic: gender decides before locale. Each shared style scores 8 and each shared use case 1, of
 * {@link MAX_SHARED} at most. A gender that is not stated neither agrees nor differs.
 */
export const COMPARED: readonly ComparedField[] = [
  { column: 'stated_gender', field: 'gender', weight: 4096 },
  { column: 'native_locale', field: 'language', weight: 2048 },
  { column: 'accent', field: 'accent', weight: 1024 },
  { column: 'name', field: 'name', weight: 512 },
  { column: 'age', field: 'age', weight: 256 },
  { column: 'provider', field: 'provider', weight: 128 },
  { column: 'model', field: 'model_id', weight: 64 },
  { column: 'style', field: 'styles', weight: 8 },
  { column: 'use_case', field: 'use_cases', weight: 1 },
];
/** Most values of one field that are compared, so that the scores of shared styles and use cases stay below the other weights. */
const MAX_SHARED = 7;

/** Returns a voice's values of one field, each scored with the field's weight. Leaves out values that no voice of the catalog has. */
export function sharedTerms(
  columns: Columns,
  { column, weight }: ComparedField,
  voice: StoredVoice,
): ScoredTerm[] {
  const shared = columnValues(columns, column, valuesIn(column, voice)).slice(0, MAX_SHARED);
  return shared.map((value) => ({ ...value, score: weight }));
}

/** Returns whether the terms are of a field of which two voices may share several values. */
export function isCounted(terms: readonly ScoredTerm[]): boolean {
  return terms.some(({ column }) => column === 'style' || column === 'use_case');
}

/** Returns all voices that have the language of `voice`; every voice of the catalog if `voice` has no language name. */
export function voicesOfSameLanguage(columns: Columns, voice: StoredVoice, scratch: Scratch): VoiceSet {
  if (voice.language_name === undefined) return { bits: scratch.full(), sparse: undefined };
  return voicesWithAny(columns, columnValues(columns, 'native_language', [voice.language_name]), scratch);
}

/** Compares two voices field by field. Leaves out fields in which the reference voice has no value. */
export function compareVoices(reference: StoredVoice, voice: StoredVoice): SimilarVoice {
  const stated = COMPARED.filter(({ column }) => valuesIn(column, reference).length > 0);
  const isShared = ({ column }: ComparedField) => {
    const own = new Set(valuesIn(column, reference));
    return valuesIn(column, voice).some((value) => own.has(value));
  };
  return {
    id: voice.id,
    agrees: stated.filter(isShared).map(({ field }) => field),
    differs: stated.filter((each) => !isShared(each)).map(({ field }) => field),
  };
}
