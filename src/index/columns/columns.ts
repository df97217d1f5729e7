import { MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { add, type Bitset, or, slice } from '../structures/bitset.ts';
import type { PackedArray } from '../structures/packed-array.ts';
import type { Scratch } from '../structures/scratch.ts';
import { indexOf, type SortedStrings } from '../structures/sorted-strings.ts';
import type { VoiceSet } from '../structures/voice-set.ts';
import { type ColumnName, TRAITS } from './schema.ts';

/**
 * A column holds one field of all voices, as an inverted index (value → voices) and as a forward index (voice → values). A voice is identified
 * by its rank, the voice's position in the default order; a value is identified by its index in `distinct`.
 *
 *     inverted   value v → ranks    bitmaps[v] ?? postings.slice(postingOffsets[v], postingOffsets[v + 1]), ascending
 *     forward    rank r → values    single[r] − 1, or if multi-valued: values.slice(valueOffsets[r], valueOffsets[r + 1])
 */
export interface Column {
  /** Distinct values of the field, in ascending order so that a value is found by binary search. */
  readonly distinct: SortedStrings;
  /** Number of voices that have each value, by the value's index in `distinct`. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** Start of each value's posting list in `postings`, then the end of the last list. A value that has a bitmap has an empty posting list. */
  readonly postingOffsets: Uint32Array<ArrayBuffer>;
  readonly postings: Uint32Array<ArrayBuffer>;
  /** Bitmap of the voices of each frequent value, by the value's index in `distinct`; undefined for a value with a posting list. */
  readonly bitmaps: readonly (Bitset | undefined)[];
  /** 1 + the index in `distinct` of each voice's value, by rank; 0 for a voice without a value; undefined for a multi-valued field. */
  readonly single: PackedArray | undefined;
  /** Start of each voice's values in `values`, by rank, then the length of `values`; empty for a single-valued field. */
  readonly valueOffsets: Uint32Array<ArrayBuffer>;
  readonly values: PackedArray;
}

export type Columns = Readonly<Record<ColumnName, Column>>;

export interface ColumnValue {
  readonly column: ColumnName;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** Minimum score with which a search word counts as the full name of a value, such as `german` for German. A prefix or typo scores less. */
export const MIN_NAMING_SCORE = 100;

export interface ScoredTerm extends ColumnValue {
  /** Score that a voice gets for having the value: a whole number from 0 to {@link MAX_WORD_SCORE}. */
  readonly score: number;
}

/** Maximum score that one word of a search gives a voice, which an exact match in every column reaches. */
export const MAX_WORD_SCORE = 3000;
/** Maximum score of a voice for a whole search. If the scores of the search's words add up to more, the sum is reduced to this number. */
export const MAX_SCORE = MAX_SEARCH_WORDS * MAX_WORD_SCORE;

/** Calls `visit` for each voice in a value's posting list, in rank order, without allocating memory. A value with a bitmap has an empty list. */
export function eachPosting(
  { postingOffsets, postings }: Column,
  value: number,
  visit: (rank: number) => void,
): void {
  const end = postingOffsets[value + 1] ?? 0;
  for (let at = postingOffsets[value] ?? 0; at < end; at++) visit(postings[at] ?? 0);
}

/** Visits the voices that have a value, in rank order. */
export function eachVoice(column: Column, value: number, visit: (rank: number) => void): void {
  const bitmap = column.bitmaps[value];
  if (bitmap) slice(bitmap, 0, column.counts[value] ?? 0).forEach(visit);
  else eachPosting(column, value, visit);
}

/** Returns the values of a column that equal one of the texts. A text that equals no value of the column is left out. */
export function columnValues<Name extends ColumnName>(
  columns: Columns,
  column: Name,
  texts: readonly string[],
): (ColumnValue & { readonly column: Name })[] {
  return texts
    .map((text) => indexOf(columns[column].distinct, text))
    .filter((value) => value !== undefined)
    .map((value) => ({ column, value }));
}

/** Returns the value of `native_language` (or `native_locale`) that equals a value of `language` (or `locale`); undefined if there is none. */
export function toNative(columns: Columns, { column, value }: ColumnValue) {
  const { native } = TRAITS[column];
  return native && columnValues(columns, native, [columns[column].distinct[value] ?? ''])[0];
}

/** Returns the voices that have a certain name; undefined without a name. The parameter `name` is the index of the name in `columns.name.distinct`. */
export function voicesNamed(name: number | undefined, columns: Columns, scratch: Scratch) {
  return name === undefined ? undefined : voicesWithAny(columns, [{ column: 'name', value: name }], scratch);
}

export function voicesWithAny(columns: Columns, values: readonly ColumnValue[], scratch: Scratch): VoiceSet {
  const [first] = values;
  const bitmap = first && columns[first.column].bitmaps[first.value];
  if (bitmap && values.length === 1) return { bits: bitmap };
  const bits = bitmap ? scratch.copyOf(bitmap) : scratch.empty();
  for (const { column, value } of values) {
    const other = columns[column].bitmaps[value];
    if (!other) eachPosting(columns[column], value, (rank) => add(bits, rank));
    else if (other !== bitmap) or(bits, other);
  }
  return { bits };
}
