import type { StoredVoice, Voice } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import { type Columns, columnValues, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, valuesIn } from '../columns/schema.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';

/** One field of the similarity order, and its name in the API. */
export interface ComparedField {
  readonly column: ColumnName;
  readonly field: keyof Voice;
  readonly weight: number;
}

/**
 * The similarity order, most important field first. Each weight exceeds the sum of all after it, so that the order by
 * score is the lexicographic order by fields. Use cases count one each, up to {@link MAX_USE_CASES}.
 */
export const COMPARED: readonly ComparedField[] = [
  { column: 'gender', field: 'gender', weight: 4096 },
  { column: 'locale', field: 'language', weight: 2048 },
  { column: 'accent', field: 'accent', weight: 1024 },
  { column: 'name', field: 'name', weight: 512 },
  { column: 'age', field: 'age', weight: 256 },
  { column: 'provider', field: 'provider', weight: 128 },
  { column: 'model', field: 'model_id', weight: 64 },
  { column: 'use_case', field: 'use_cases', weight: 1 },
];
const MAX_USE_CASES = 32;

/** Returns a voice's values of a field, scored by weight. Leaves out values that the catalog lacks, because removed voices are read too. */
export function sharedTerms(
  columns: Columns,
  { column, weight }: ComparedField,
  voice: StoredVoice,
): ScoredTerm[] {
  const shared = columnValues(columns, column, valuesIn(column, voice)).slice(0, MAX_USE_CASES);
  return shared.map((value) => ({ ...value, score: weight }));
}

/** Returns the voices of the language that a voice speaks; all voices if none is stated. */
export function voicesOfSameLanguage(columns: Columns, voice: StoredVoice, scratch: Scratch): VoiceSet {
  if (voice.language_name === undefined) return { bits: scratch.full(), sparse: undefined };
  return voicesWithAny(columns, columnValues(columns, 'language', [voice.language_name]), scratch);
}

/** Compares two voices field by field. Fields that the reference lacks are left out. */
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
