import { addTo, type Bitset, createBitset } from '../structures/bitset.ts';
import { createNumbering } from '../structures/interner.ts';

/** From this share of all voices on, a bitset takes no more room than the posting list and is faster. */
const DENSE_SHARE = 1 / 32;

/** Places of values, in 16 bits where they fit: what a count reads is half as much. */
type Places = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * One field of all voices, both ways round. Voices are named by rank, values by their place in `values`.
 *
 *     value v → voices   dense[v], or where there is none: postings[starts[v] … starts[v + 1]]   (in rank order)
 *     voice r → values   only[r] − 1, or in a field of several: entries[offsets[r] … offsets[r + 1]]
 */
export interface ColumnImage {
  /** Sorted, so that equal catalogs are equal. */
  readonly values: readonly string[];
  /** How many voices have each value. */
  readonly counts: Uint32Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly postings: Uint32Array<ArrayBuffer>;
  /** The voices of values that many have. */
  readonly dense: readonly (Bitset | undefined)[];
  /** The voices of all other values. */
  readonly rare: Bitset;
  /** Of a field with one value or none; 0 is none. */
  readonly only: Places | undefined;
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly entries: Places;
}

/** Takes the values of voices in any order. */
export interface ColumnBuilder {
  /** `places` has the place of the voice with each rank. */
  finish(places: Uint32Array): ColumnImage;
}

export interface SingleColumnBuilder extends ColumnBuilder {
  add(value: string | undefined): void;
}

export interface SeveralColumnBuilder extends ColumnBuilder {
  /** Each value once. */
  add(values: readonly string[]): void;
}

/** Of a field with one value or none. */
export function createSingleColumn(voiceCount: number): SingleColumnBuilder {
  const numbering = createNumbering();
  const numbers = new Uint32Array(voiceCount);
  let added = 0;
  return {
    add: (value) => {
      numbers[added++] = value === undefined ? 0 : numbering.numberOf(value) + 1;
    },
    finish: (places) => {
      const sorted = numbering.sort();
      const only = createPlaces(sorted.texts.length, voiceCount);
      for (let rank = 0; rank < voiceCount; rank++) {
        const number = numbers[places[rank] ?? 0] ?? 0;
        if (number > 0) only[rank] = (sorted.places[number - 1] ?? 0) + 1;
      }
      const eachEntry: EachEntry = (work) => {
        for (let rank = 0; rank < voiceCount; rank++) {
          const place = only[rank] ?? 0;
          if (place > 0) work(place - 1, rank);
        }
      };
      return {
        values: sorted.texts,
        ...invert(sorted.texts.length, voiceCount, eachEntry),
        only,
        offsets: new Uint32Array(0),
        entries: new Uint16Array(0),
      };
    },
  };
}

/** Of a field with any number of values. */
export function createSeveralColumn(voiceCount: number): SeveralColumnBuilder {
  const numbering = createNumbering();
  const ends = new Uint32Array(voiceCount);
  let numbers = new Uint32Array(voiceCount);
  let added = 0;
  let filled = 0;
  return {
    add: (values) => {
      for (const value of values) {
        if (filled === numbers.length) numbers = enlarge(numbers);
        numbers[filled++] = numbering.numberOf(value);
      }
      ends[added++] = filled;
    },
    finish: (places) => {
      const sorted = numbering.sort();
      const offsets = new Uint32Array(voiceCount + 1);
      const entries = createPlaces(sorted.texts.length, filled);
      let count = 0;
      for (let rank = 0; rank < voiceCount; rank++) {
        const place = places[rank] ?? 0;
        for (let entry = ends[place - 1] ?? 0; entry < (ends[place] ?? 0); entry++)
          entries[count++] = sorted.places[numbers[entry] ?? 0] ?? 0;
        offsets[rank + 1] = count;
      }
      const eachEntry: EachEntry = (work) => {
        for (let rank = 0; rank < voiceCount; rank++)
          for (let entry = offsets[rank] ?? 0; entry < (offsets[rank + 1] ?? 0); entry++)
            work(entries[entry] ?? 0, rank);
      };
      return {
        values: sorted.texts,
        ...invert(sorted.texts.length, voiceCount, eachEntry),
        only: undefined,
        offsets,
        entries,
      };
    },
  };
}

/** Goes over all values of all voices, in rank order. */
type EachEntry = (work: (value: number, rank: number) => void) => void;

/** The voices of each value. */
function invert(
  valueCount: number,
  voiceCount: number,
  eachEntry: EachEntry,
): Pick<ColumnImage, 'counts' | 'starts' | 'postings' | 'dense' | 'rare'> {
  const counts = new Uint32Array(valueCount);
  eachEntry((value) => {
    counts[value] = (counts[value] ?? 0) + 1;
  });
  const dense = Array.from(counts, (count) =>
    count < voiceCount * DENSE_SHARE ? undefined : createBitset(voiceCount),
  );
  const starts = new Uint32Array(valueCount + 1);
  for (let value = 0; value < valueCount; value++)
    starts[value + 1] = (starts[value] ?? 0) + (dense[value] ? 0 : (counts[value] ?? 0));
  const postings = new Uint32Array(starts[valueCount] ?? 0);
  const rare = createBitset(voiceCount);
  const next = starts.slice();
  eachEntry((value, rank) => {
    const bits = dense[value];
    addTo(bits ?? rare, rank);
    if (bits) return;
    const place = next[value] ?? 0;
    postings[place] = rank;
    next[value] = place + 1;
  });
  return { counts, starts, postings, dense, rare };
}

function createPlaces(valueCount: number, length: number): Places {
  return valueCount < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

function enlarge(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * numbers.length + 1);
  larger.set(numbers);
  return larger;
}
