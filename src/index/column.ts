import { addTo, type Bitset, createBitset, forEach, has, sizeOfIntersection, unite } from './bitset.ts';

/** From this share of all voices on, a bitset takes no more room than the posting list and is faster. */
const DENSE_SHARE = 1 / 32;

/**
 * One field of all voices, both ways round. Voices are named by rank, values by their place in `values`.
 *
 *     postings: value v → voices  postings[starts[v] … starts[v + 1]]   (ascending: in rank order)
 *     entries:  voice r → values  entries[offsets[r] … offsets[r + 1]]  (none, one or several)
 */
export interface Column {
  readonly values: readonly string[];
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
  /** The same voices as the posting list, for values that many voices have. */
  readonly dense: readonly (Bitset | undefined)[];
}

/** Builds the column of what `valuesOf` gives for each rank. Values are sorted, so that equal catalogs are equal. */
export function buildColumn(voiceCount: number, valuesOf: (rank: number) => readonly string[]): Column {
  const perVoice = Array.from({ length: voiceCount }, (_, rank) => valuesOf(rank));
  const values = [...new Set(perVoice.flat())].sort();
  const indexOf = new Map(values.map((value, index) => [value, index]));

  const starts = new Uint32Array(values.length + 1);
  const offsets = new Uint32Array(voiceCount + 1);
  const entries = Uint32Array.from(perVoice.flat(), (value) => indexOf.get(value) ?? 0);
  for (const index of entries) starts[index + 1] = (starts[index + 1] ?? 0) + 1;
  for (let index = 0; index < values.length; index++)
    starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
  for (const [rank, own] of perVoice.entries()) offsets[rank + 1] = (offsets[rank] ?? 0) + own.length;

  const postings = new Uint32Array(entries.length);
  const next = starts.slice();
  for (let rank = 0; rank < voiceCount; rank++) {
    for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++) {
      const index = entries[entry] ?? 0;
      const place = next[index] ?? 0;
      postings[place] = rank;
      next[index] = place + 1;
    }
  }
  const sparse: Column = { values, starts, postings, offsets, entries, dense: [] };
  return { ...sparse, dense: values.map((_, index) => denseBits(sparse, index, voiceCount)) };
}

function denseBits(column: Column, value: number, voiceCount: number): Bitset | undefined {
  if (countOf(column, value) < voiceCount * DENSE_SHARE) return undefined;
  const bits = createBitset(voiceCount);
  addPostings(bits, column, value);
  return bits;
}

/** How many voices have the value. */
function countOf({ starts }: Column, value: number): number {
  return (starts[value + 1] ?? 0) - (starts[value] ?? 0);
}

/** Adds the voices that have the value. */
export function addVoicesWith(bits: Bitset, column: Column, value: number): void {
  const dense = column.dense[value];
  if (dense) unite(bits, dense);
  else addPostings(bits, column, value);
}

function addPostings(bits: Bitset, { starts, postings }: Column, value: number): void {
  const end = starts[value + 1] ?? 0;
  for (let place = starts[value] ?? 0; place < end; place++) addTo(bits, postings[place] ?? 0);
}

/** For each value, how many of the `hits` voices in `bits` have it; by whichever side is less work. */
export function countValues(column: Column, bits: Bitset, hits: number): Uint32Array {
  const counts = new Uint32Array(column.values.length);
  const isCheaperByValue = column.values.length * bits.length < hits * 2;
  if (isCheaperByValue) countByValue(column, bits, counts);
  else countByVoice(column, bits, counts);
  return counts;
}

function countByVoice({ offsets, entries }: Column, bits: Bitset, counts: Uint32Array): void {
  forEach(bits, (rank) => {
    for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++) {
      const value = entries[entry] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  });
}

function countByValue(column: Column, bits: Bitset, counts: Uint32Array): void {
  for (let value = 0; value < counts.length; value++) {
    const dense = column.dense[value];
    counts[value] = dense ? sizeOfIntersection(dense, bits) : countPostings(column, value, bits);
  }
}

function countPostings({ starts, postings }: Column, value: number, bits: Bitset): number {
  let count = 0;
  const end = starts[value + 1] ?? 0;
  for (let place = starts[value] ?? 0; place < end; place++) if (has(bits, postings[place] ?? 0)) count++;
  return count;
}
