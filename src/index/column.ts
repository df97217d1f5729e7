import { addTo, type Bitset, createBitset, has, sizeOfIntersection, unite } from './bitset.ts';

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
  /** The place of each value. */
  readonly indexOf: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
  /** Where no voice has several values: voice r → its value's place and 1, or 0. */
  readonly only: Uint16Array | Uint32Array | undefined;
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
  const only = perVoice.every((own) => own.length <= 1) ? placesOf(perVoice, indexOf) : undefined;
  const sparse: Column = { values, indexOf, starts, postings, offsets, entries, only, dense: [] };
  return { ...sparse, dense: values.map((_, index) => denseBits(sparse, index, voiceCount)) };
}

/** In 16 bits where they fit: what a count reads is half as much. */
function placesOf(
  perVoice: readonly (readonly string[])[],
  indexOf: ReadonlyMap<string, number>,
): Uint16Array | Uint32Array {
  const places = indexOf.size < 2 ** 16 ? new Uint16Array(perVoice.length) : new Uint32Array(perVoice.length);
  for (let rank = 0; rank < perVoice.length; rank++) {
    const value = perVoice[rank]?.[0];
    if (value !== undefined) places[rank] = (indexOf.get(value) ?? 0) + 1;
  }
  return places;
}

function denseBits(column: Column, value: number, voiceCount: number): Bitset | undefined {
  if (countWith(column, value) < voiceCount * DENSE_SHARE) return undefined;
  const bits = createBitset(voiceCount);
  addPostings(bits, column, value);
  return bits;
}

/** How many voices have the value. */
export function countWith({ starts }: Column, value: number): number {
  return (starts[value + 1] ?? 0) - (starts[value] ?? 0);
}

/** The voices that have the value, in rank order. */
export function voicesWith({ starts, postings }: Column, value: number): Uint32Array {
  return postings.subarray(starts[value], starts[value + 1]);
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

/** For each value, how many voices have it. */
export function countAll(column: Column): Uint32Array {
  return Uint32Array.from(column.values, (_, value) => countWith(column, value));
}

/** For each value, how many of the voices in `bits` have it, by comparing sets. */
export function countByValue(column: Column, bits: Bitset): Uint32Array {
  return Uint32Array.from(column.values, (_, value) => {
    const dense = column.dense[value];
    return dense ? sizeOfIntersection(dense, bits) : countPostings(column, value, bits);
  });
}

function countPostings({ starts, postings }: Column, value: number, bits: Bitset): number {
  let count = 0;
  const end = starts[value + 1] ?? 0;
  for (let place = starts[value] ?? 0; place < end; place++) if (has(bits, postings[place] ?? 0)) count++;
  return count;
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
