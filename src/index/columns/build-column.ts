import { add, type Bitset, createBitset } from '../structures/bitset.ts';
import { createInterner } from '../structures/interner.ts';
import { createPackedArray, type PackedArray } from '../structures/packed-array.ts';
import type { SortedStrings } from '../structures/sorted-strings.ts';

/**
 * A value gets a bitmap, not a posting list, if at least this share of the voices has the value, because one bit per voice
 * then takes no more memory than a posting list's 32 bits per voice with the value.
 */
const BITMAP_SHARE = 1 / 32;

/**
 * A column image holds one field of all voices, as an inverted index (value → voices) and as a forward index (voice → values).
 * A voice is given by its rank, its place in the default order of voices; a value is given by its index in `distinct`.
 *
 *     inverted   value v → ranks    bitmaps[v] ?? postings.slice(postingOffsets[v], postingOffsets[v + 1]), ascending
 *     forward    rank r → values    single[r] − 1, or if multi-valued: values.slice(valueOffsets[r], valueOffsets[r + 1])
 */
export interface ColumnImage {
  /** Distinct values of the field, in ascending order so that a value is found by binary search. */
  readonly distinct: SortedStrings;
  /** Number of voices that have each value, by the value's index in `distinct`. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** Start of each value's posting list in `postings`, then the end of the last list. The list of a value with a bitmap is empty. */
  readonly postingOffsets: Uint32Array<ArrayBuffer>;
  readonly postings: Uint32Array<ArrayBuffer>;
  /** Voices of each frequent value, by the value's index in `distinct`; undefined for a value with a posting list. */
  readonly bitmaps: readonly (Bitset | undefined)[];
  /** Voices in some posting list. A facet count by bitmap visits only the hits in this set, because the bitmaps count the other hits. */
  readonly listed: Bitset;
  /** 1 + the index in `distinct` of each voice's value, by rank; 0 for a voice without a value. Undefined for a multi-valued field. */
  readonly single: PackedArray | undefined;
  /** Start of each voice's values in `values`, by rank, then the end of the last (compressed sparse rows). Empty if single-valued. */
  readonly valueOffsets: Uint32Array<ArrayBuffer>;
  readonly values: PackedArray;
}

/** A column builder collects the values of one field, voice by voice in the order of the snapshot. */
export interface ColumnBuilder {
  /** Adds the next voice's distinct values of the field; at most one value if the field is single-valued. */
  add(values: readonly string[]): void;
  /** Builds the column image. `positions[r]` is the index in the snapshot of the voice with rank r. */
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

/** Inverts voice → values into value → voices. Counts the voices per value first, to choose bitmap or posting list and size the lists. */
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
