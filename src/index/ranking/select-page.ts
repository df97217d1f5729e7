import type { KeyedRanks } from './sort-keys.ts';

/** A page of the hits. */
export interface PageRequest {
  /** Hits before the page. */
  readonly offset: number;
  /** Hits on the page at most. */
  readonly limit: number;
}

/** Returns the ranks of a page by descending key, equal keys in rank order. */
export type SelectPage = (candidates: KeyedRanks, page: PageRequest) => number[];

/**
 * Counting selection: counts the candidates per key, turns the counts into places on the page, and deals the candidates
 * out. O(candidates + distinct keys log distinct keys), where sorting is O(n log n) with a comparison each.
 *
 *     keys 5 9 5 7, offset 1, limit 2   counts 9:1 7:1 5:2   first places 9:−1 7:0 5:1   page: 7 and the first 5
 *
 * `maxKey` is the highest key there can be.
 */
export function createPageSelector(maxKey: number): SelectPage {
  // Count per key, then the place of the key's next candidate; all 0 between two uses.
  const places = new Int32Array(maxKey + 1);

  function countKeys({ ranks, length, keys }: KeyedRanks): number[] {
    const distinct: number[] = [];
    for (let at = 0; at < length; at++) {
      const key = keys[ranks[at] ?? 0] ?? 0;
      if (places[key] === 0) distinct.push(key);
      places[key] = (places[key] ?? 0) + 1;
    }
    return distinct.sort((a, b) => b - a);
  }

  /** Turns counts into places, negative before the page. Returns the lowest key on the page; 0 if the page is not full. */
  function countsToPlaces(distinct: readonly number[], { offset, limit }: PageRequest): number {
    let before = 0;
    for (const key of distinct) {
      const count = places[key] ?? 0;
      places[key] = before - offset;
      before += count;
      if (before >= offset + limit) return key;
    }
    return 0;
  }

  return (candidates, page) => {
    const { ranks, length, keys } = candidates;
    const distinct = countKeys(candidates);
    const lowest = countsToPlaces(distinct, page);
    const selected: number[] = [];
    for (let at = 0; at < length; at++) {
      const rank = ranks[at] ?? 0;
      const key = keys[rank] ?? 0;
      if (key < lowest) continue;
      const place = places[key] ?? 0;
      places[key] = place + 1;
      if (place >= 0 && place < page.limit) selected[place] = rank;
    }
    for (const key of distinct) places[key] = 0;
    return selected;
  };
}
