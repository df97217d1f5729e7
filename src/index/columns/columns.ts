import { add, has, or } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { indexOf } from '../structures/sorted-strings.ts';
import { SPARSE_SHARE, type VoiceSet } from '../structures/voice-set.ts';
import type { ColumnImage } from './build-column.ts';
import type { ColumnImages } from './build-columns.ts';
import type { ColumnName } from './schema.ts';

/** An opened column is a column image plus `bitmapCount` and `postingShare`, from which the cost of a facet count is estimated. */
export interface Column extends ColumnImage {
  readonly bitmapCount: number;
  /** Share of the voices whose value has a posting list. 0 for a multi-valued column, because no facet counts such a column. */
  readonly postingShare: number;
}

export type Columns = Readonly<Record<ColumnName, Column>>;

/** One value of one column. */
export interface ColumnValue {
  readonly column: ColumnName;
  /** Index of the value in the column's `distinct`. */
  readonly value: number;
}

/** A column value that adds to the score of its voices. */
export interface ScoredTerm extends ColumnValue {
  /** Score that a voice gets for having the value: a whole number from 0 to {@link MAX_WORD_SCORE}. */
  readonly score: number;
}

/** Highest score that one word of a search can give a voice: an exact match in every column. */
export const MAX_WORD_SCORE = 3000;

export function openColumns(images: ColumnImages): Columns {
  return Object.fromEntries(
    Object.entries(images).map(([name, image]) => [name, openColumn(image)]),
  ) as unknown as Columns;
}

export function openColumn(image: ColumnImage): Column {
  return {
    ...image,
    bitmapCount: image.bitmaps.filter((bitmap) => bitmap !== undefined).length,
    postingShare: image.postings.length / (image.single?.length ?? Number.POSITIVE_INFINITY),
  };
}

/** Visits the posting list of a value in rank order, without allocating; the list of a value with a bitmap is empty. */
export function eachPosting(
  { postingOffsets, postings }: Column,
  value: number,
  visit: (rank: number) => void,
): void {
  const end = postingOffsets[value + 1] ?? 0;
  for (let at = postingOffsets[value] ?? 0; at < end; at++) visit(postings[at] ?? 0);
}

/** Looks up texts among the values of one column. Leaves out each text that is no voice's value. */
export function columnValues(columns: Columns, column: ColumnName, texts: readonly string[]): ColumnValue[] {
  return texts
    .map((text) => indexOf(columns[column].distinct, text))
    .filter((value) => value !== undefined)
    .map((value) => ({ column, value }));
}

/** Returns the voices that have any of the values: the union of their postings. */
export function voicesWithAny(columns: Columns, values: readonly ColumnValue[], scratch: Scratch): VoiceSet {
  const [first] = values;
  const bitmap = first && columns[first.column].bitmaps[first.value];
  if (bitmap && values.length === 1) return { bits: bitmap, sparse: undefined };
  const count = values.reduce((sum, { column, value }) => sum + (columns[column].counts[value] ?? 0), 0);
  if (count <= scratch.capacity * SPARSE_SHARE) return sparseUnion(columns, values, scratch);
  const bits = bitmap ? scratch.copyOf(bitmap) : scratch.empty();
  for (const { column, value } of values) {
    const other = columns[column].bitmaps[value];
    if (!other) eachPosting(columns[column], value, (rank) => add(bits, rank));
    else if (other !== bitmap) or(bits, other);
  }
  return { bits, sparse: undefined };
}

/** Unites the posting lists of values that few voices have. Reads no bitmaps, because only a value of many voices has a bitmap. */
function sparseUnion(columns: Columns, values: readonly ColumnValue[], scratch: Scratch): VoiceSet {
  const bits = scratch.empty();
  const sparse: number[] = [];
  const addOnce = (rank: number) => {
    if (has(bits, rank)) return;
    add(bits, rank);
    sparse.push(rank);
  };
  for (const { column, value } of values) eachPosting(columns[column], value, addOnce);
  return { bits, sparse };
}
