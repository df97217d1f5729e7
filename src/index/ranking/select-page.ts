import { addTo, type Bitset, slice } from '../structures/bitset.ts';
import type { KeyedRanks } from './sort-keys.ts';

/** Voices that all have the same key. */
export interface KeyedSet {
  readonly bits: Bitset;
  readonly key: number;
  readonly count: number;
}

/** Cuts pages out of voices that each have a key, without sorting them. */
export interface Pager {
  /** Voices `offset` to `offset + limit` by descending key, in rank order within one. The sets are used up. */
  cut(singles: KeyedRanks, sets: readonly KeyedSet[], offset: number, limit: number): number[];
}

/** `maxKey` is the highest key there can be. */
export function createPager(maxKey: number): Pager {
  // Voices of each key, then where on the page the next of them goes; all 0 between two pages.
  const places = new Int32Array(maxKey + 1);

  function countKeys({ ranks, count, keys }: KeyedRanks, sets: readonly KeyedSet[]): number[] {
    const found: number[] = [];
    for (let at = 0; at < count; at++) {
      const key = keys[ranks[at] ?? 0] ?? 0;
      if (places[key] === 0) found.push(key);
      places[key] = (places[key] ?? 0) + 1;
    }
    for (const { key, count: size } of sets) {
      if (places[key] === 0) found.push(key);
      places[key] = (places[key] ?? 0) + size;
    }
    return found.sort((a, b) => b - a);
  }

  /** Turns counts into places on the page, negative before it. Returns the last key on it. */
  function toPlaces(keys: readonly number[], offset: number, limit: number): number {
    let before = 0;
    for (const key of keys) {
      const count = places[key] ?? 0;
      places[key] = before - offset;
      before += count;
      if (before >= offset + limit) return key;
    }
    return 0;
  }

  return {
    cut: (singles, sets, offset, limit) => {
      const { ranks, count, keys } = singles;
      const found = countKeys(singles, sets);
      const lowest = toPlaces(found, offset, limit);
      const setOf = new Map(sets.map((set) => [set.key, set.bits]));
      const page: number[] = [];
      for (let at = 0; at < count; at++) {
        const rank = ranks[at] ?? 0;
        const key = keys[rank] ?? 0;
        if (key < lowest) continue;
        const set = setOf.size > 0 ? setOf.get(key) : undefined;
        if (set) {
          addTo(set, rank);
          continue;
        }
        const place = places[key] ?? 0;
        places[key] = place + 1;
        if (place >= 0 && place < limit) page[place] = rank;
      }
      for (const [key, bits] of setOf) {
        if (key < lowest) continue;
        const place = places[key] ?? 0;
        const first = Math.max(0, place);
        for (const [at, rank] of slice(bits, first - place, limit - first).entries()) page[first + at] = rank;
      }
      for (const key of found) places[key] = 0;
      return page;
    },
  };
}
