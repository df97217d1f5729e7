import type { Boosts, KeyedRanks } from './sort-keys.ts';

export interface PageRequest {
  /** Number of hits to skip before the first hit on the page. */
  readonly offset: number;
  /** Largest number of hits on the page. */
  readonly limit: number;
}

/** A page of a text search. Boosts put hits before other hits of a higher score. */
export interface BoostedPage extends PageRequest {
  readonly boosts?: Boosts | undefined;
}

/** Returns the ranks of a page by descending key, equal keys in rank order. */
export type SelectPage = (candidates: KeyedRanks, page: PageRequest) => number[];

/**
 * Counting selection: counts the candidates of each sort key, turns the counts into positions on the page, and writes each candidate to its
 * position. O(candidates + distinct keys log distinct keys); a sort would take O(candidates log candidates) comparisons.
 *
 *     keys 5 9 5 7, offset 1, limit 2   counts 9:1 7:1 5:2   first positions 9:−1 7:0 5:1   page: the 7 and the first 5
 *
 * `maxKey` is the highest sort key that a candidate can have.
 */
export function createPageSelector(maxKey: number): SelectPage {
  // Number of candidates per sort key, then the page position of the key's next candidate. All entries are 0 between two calls.
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

  /**
   * Replaces each sort key's count by the position of the key's first candidate, down to the lowest key on the page. Positions before the
   * page are negative. Returns the lowest key on the page, or 0 if the candidates do not fill the page.
   */
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
    const selected = new Array<number>(Math.max(0, Math.min(page.limit, length - page.offset)));
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
