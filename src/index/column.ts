import { type Bitset, has, sizeOfIntersection } from './bitset.ts';
import type { ColumnImage } from './image/build-column.ts';

/** A column whose values can be looked up. */
export interface Column extends ColumnImage {
  /** The place of each value. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** How many values have a set of their own. */
  readonly denseCount: number;
}

export function openColumn(image: ColumnImage): Column {
  return {
    ...image,
    indexOf: new Map(image.values.map((value, place) => [value, place])),
    denseCount: image.dense.filter((bits) => bits !== undefined).length,
  };
}

/** How many voices have the value. */
export function countWith({ counts }: Column, value: number): number {
  return counts[value] ?? 0;
}

/** The voices that have the value, in rank order, where they are few; none where they are a dense set. */
export function sparseVoices({ starts, postings }: Column, value: number): Uint32Array {
  return postings.subarray(starts[value], starts[value + 1]);
}

/** For each value, how many of the voices in `bits` have it, by comparing sets. */
export function countByValue(column: Column, bits: Bitset): Uint32Array {
  return Uint32Array.from(column.values, (_, value) => {
    const dense = column.dense[value];
    if (dense) return sizeOfIntersection(dense, bits);
    let count = 0;
    for (const rank of sparseVoices(column, value)) if (has(bits, rank)) count++;
    return count;
  });
}

/** For each value, how many of the first `count` voices in `ranks` have it, by looking at each. */
export function countByVoice(
  { values, only, offsets, entries }: Column,
  ranks: Uint32Array,
  count: number,
): Uint32Array {
  const counts = new Uint32Array(values.length + 1);
  if (only) {
    for (let place = 0; place < count; place++) addOne(counts, only[ranks[place] ?? 0] ?? 0);
    return counts.subarray(1);
  }
  for (let place = 0; place < count; place++) {
    const rank = ranks[place] ?? 0;
    for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++)
      addOne(counts, (entries[entry] ?? 0) + 1);
  }
  return counts.subarray(1);
}

function addOne(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}
