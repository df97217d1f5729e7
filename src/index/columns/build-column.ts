import { add, type Bitset, createBitset } from '../structures/bitset.ts';
import { createInterner } from '../structures/interner.ts';
import { createPackedArray, type PackedArray } from '../structures/packed-array.ts';
import type { SortedStrings } from '../structures/sorted-strings.ts';

/** Smallest share of the voices at which a value has a bitmap, because a bit per voice is then no more than 32 bits per posting. */
const BITMAP_SHARE = 1 / 32;

/**
 * One field of all voices, as an inverted index and as a forward index. Voices are named by rank, values by their index in
 * `distinct`.
 *
 *     inverted   value v → voices   bitmaps[v], else postings[postingOffsets[v] … postingOffsets[v + 1]] (ascending ranks)
 *     forward    voice r → values   single[r] − 1, or if multi-valued: values[valueOffsets[r] … valueOffsets[r + 1]] (CSR)
 */
export interface ColumnImage {
  /** The distinct values, sorted so that equal catalogs have equal images. */
  readonly distinct: SortedStrings;
  /** Number of voices per value. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** Posting lists of rare values, one after another. The list of a frequent value is empty, because its bitmap has the voices. */
  readonly postingOffsets: Uint32Array<ArrayBuffer>;
  readonly postings: Uint32Array<ArrayBuffer>;
  /** Bitmaps of frequent values; undefined for a rare one. */
  readonly bitmaps: readonly (Bitset | undefined)[];
  /** Union of all posting lists, so that facet counts visit no hit that a bitmap counts. */
  readonly listed: Bitset;
  /** Value index plus 1 of each rank, because 0 stands for no value; undefined if multi-valued. */
  readonly single: PackedArray | undefined;
  /** Compressed sparse rows of a multi-valued column; empty if single-valued. */
  readonly valueOffsets: Uint32Array<ArrayBuffer>;
  readonly values: PackedArray;
}

/** Collects the values of voices in the order of the snapshot. */
export interface ColumnBuilder {
  /** Adds the next voice with its distinct values: any number, or at most one if single-valued. */
  add(values: readonly string[]): void;
  /** Builds the image for voices in rank order; `positions` has the snapshot position of each rank. */
  finish(positions: Uint32Array): ColumnImage;
}

export function createColumnBuilder(voiceCount: number, isMultiValued: boolean): ColumnBuilder {
  const interner = createInterner();
  const ends = new Uint32Array(voiceCount);
  let numbers = new Uint32Array(voiceCount);
  let added = 0;
  let filled = 0;
  return {
    add: (values) => {
      for (const value of values) {
        if (filled === numbers.length) numbers = enlarge(numbers);
        numbers[filled++] = interner.numberOf(value);
      }
      ends[added++] = filled;
    },
    finish: (positions) => {
      const { sorted, indexOfNumber } = interner.sort();
      const offsets = new Uint32Array(voiceCount + 1);
      const values = createPackedArray(sorted.length, filled);
      const single = isMultiValued ? undefined : createPackedArray(sorted.length, voiceCount);
      let at = 0;
      for (let rank = 0; rank < voiceCount; rank++) {
        const position = positions[rank] ?? 0;
        for (let from = ends[position - 1] ?? 0; from < (ends[position] ?? 0); from++) {
          const value = indexOfNumber[numbers[from] ?? 0] ?? 0;
          values[at++] = value;
          if (single) single[rank] = value + 1;
        }
        offsets[rank + 1] = at;
      }
      return {
        distinct: sorted,
        ...invert(sorted.length, offsets, values),
        single,
        valueOffsets: single ? new Uint32Array(0) : offsets,
        values: single ? new Uint8Array(0) : values,
      };
    },
  };
}

type InvertedIndex = Pick<ColumnImage, 'counts' | 'postingOffsets' | 'postings' | 'bitmaps' | 'listed'>;

/** Inverts rows of values in two passes. Counts come first, because they choose bitmap or posting list and fix where each list starts. */
function invert(valueCount: number, offsets: Uint32Array, values: PackedArray): InvertedIndex {
  const voiceCount = offsets.length - 1;
  const counts = new Uint32Array(valueCount);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const bitmaps = Array.from(counts, (count) =>
    count < voiceCount * BITMAP_SHARE ? undefined : createBitset(voiceCount),
  );
  const postingOffsets = new Uint32Array(valueCount + 1);
  for (let value = 0; value < valueCount; value++)
    postingOffsets[value + 1] = (postingOffsets[value] ?? 0) + (bitmaps[value] ? 0 : (counts[value] ?? 0));
  const postings = new Uint32Array(postingOffsets[valueCount] ?? 0);
  const listed = createBitset(voiceCount);
  const next = postingOffsets.slice();
  for (let rank = 0; rank < voiceCount; rank++) {
    for (let from = offsets[rank] ?? 0; from < (offsets[rank + 1] ?? 0); from++) {
      const value = values[from] ?? 0;
      const bitmap = bitmaps[value];
      add(bitmap ?? listed, rank);
      if (bitmap) continue;
      const at = next[value] ?? 0;
      postings[at] = rank;
      next[value] = at + 1;
    }
  }
  return { counts, postingOffsets, postings, bitmaps, listed };
}

function enlarge(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * numbers.length + 1);
  larger.set(numbers);
  return larger;
}
