import type { StoredVoice, Voice } from '../../domain/voice.ts';
import { type Columns, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, valuesIn } from '../columns/schema.ts';
import type { Bitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { placeOf } from '../structures/sorted-strings.ts';
import type { Meaning } from '../terms/vocabulary.ts';

/**
 * What makes voices alike, the weightiest first: each field outweighs all after it together. Use cases count one
 * each, at most as many as leave that true.
 */
export const COMPARED: readonly { column: ColumnName; field: keyof Voice; weight: number }[] = [
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

/** The values in a column that a voice, of the catalog or not, has in common with the catalog's. */
export function sharedValues(
  columns: Columns,
  column: ColumnName,
  voice: StoredVoice,
  score: number,
): Meaning[] {
  return valuesIn(column, voice)
    .map((text) => placeOf(columns[column].values, text))
    .filter((value) => value !== undefined)
    .map((value) => ({ column, value, score }))
    .slice(0, MAX_USE_CASES);
}

/** The voices that speak a voice's language, to be changed at will; all, where it is of none. */
export function voicesInLanguageOf(voice: StoredVoice, columns: Columns, scratch: Scratch): Bitset {
  if (voice.language_name === undefined) return scratch.full();
  return scratch.copyOf(voicesWithAny(columns, sharedValues(columns, 'language', voice, 0), scratch).bits);
}
