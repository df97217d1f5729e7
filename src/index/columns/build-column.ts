import type { StoredVoice } from '../../domain/voice.ts';
import { add, createBitset } from '../structures/bitset.ts';
import { createInterner } from '../structures/interner.ts';
import { createPackedArray, type PackedArray } from '../structures/packed-array.ts';
import type { Column, Columns } from './columns.ts';
import { COLUMN_NAMES, TRAITS, valuesIn } from './schema.ts';

/** A value of at least this share of the voices is stored as a bitmap (1 bit per voice). For a rarer value, a list of ranks (32 bits each) is smaller. */
const BITMAP_SHARE = 1 / 32;

/** Creates a builder that collects the values of every column, voice by voice in the order of the snapshot. */
export function createColumnsBuilder(voiceCount: number) {
  const builders = COLUMN_NAMES.map(
    (name) => [name, createColumnBuilder(voiceCount, TRAITS[name].isMultiValued === true)] as const,
  );
  return {
    add: (voice: StoredVoice): void => {
      for (const [name, builder] of builders) builder.add(valuesIn(name, voice));
    },
    /** Builds all columns, with the voices in rank order. The voice with rank r is at position `positions[r]` of the snapshot. */
    finish: (positions: Uint32Array): Columns => {
      const built = builders.map(([name, builder]) => [name, builder.finish(positions)]);
      return Object.fromEntries(built) as Columns;
    },
  };
}

export function createColumnBuilder(voiceCount: number, isMultiValued: boolean) {
  const interner = createInterner();
  const ends = new Uint32Array(voiceCount);
  let numbers = new Uint32Array(voiceCount);
  let added = 0;
  let filled = 0;
  return {
    /** Adds the next voice with its distinct values in the column. A single-valued column takes at most one value per voice. */
    add: (values: readonly string[]): void => {
      for (const value of values) {
        if (filled === numbers.length) numbers = enlarge(numbers);
        numbers[filled++] = interner.numberOf(value);
      }
      ends[added++] = filled;
    },
    finish: (positions: Uint32Array): Column => {
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

type InvertedIndex = Omit<Column, 'distinct' | 'single' | 'valueOffsets' | 'values'>;

/** Lists the voices of each value. The voices are counted first, because a frequent value is stored as a bitmap, and a rare value as a posting list. */
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
  const next = postingOffsets.slice();
  for (let rank = 0; rank < voiceCount; rank++) {
    for (let from = offsets[rank] ?? 0; from < (offsets[rank + 1] ?? 0); from++) {
      const value = values[from] ?? 0;
      const bitmap = bitmaps[value];
      if (bitmap) {
        add(bitmap, rank);
        continue;
      }
      const at = next[value] ?? 0;
      postings[at] = rank;
      next[value] = at + 1;
    }
  }
  return { counts, postingOffsets, postings, bitmaps };
}

function enlarge(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * numbers.length + 1);
  larger.set(numbers);
  return larger;
}
