import { type Columns, MAX_SCORE, voicesNamed } from '../columns/columns.ts';
import { addAll, has, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { PageRequest } from '../structures/voice-set.ts';

/** Numbers added to the scores of some hits. Each number is larger than the highest score plus all smaller boosts, so that a boost outweighs any score. */
const WHOLE_NAME = MAX_SCORE + 1;
const WHOLE_ID = 2 * WHOLE_NAME;
const TOP_TIER = 4 * WHOLE_NAME;
const MAX_KEY = TOP_TIER + WHOLE_ID + WHOLE_NAME + MAX_SCORE;

/** Hits that come first in a text search, whatever their scores: the top tier (one preferred model), `wholeIds`, then voices named `wholeName`. */
interface Boosts {
  /** Ranks of voices whose directory id or native id equals the search text, ignoring case. The voices need not match the words of the text. */
  readonly wholeIds: readonly number[];
  /** Index in the column `name` (its `distinct`) of the voice name that equals the whole search text; undefined if no name equals the text. */
  readonly wholeName: number | undefined;
  readonly isTierFirst: boolean;
}

export interface BoostedPage extends PageRequest {
  readonly boosts?: Boosts | undefined;
}

/**
 * Creates the function that selects a page by counting: it counts the candidates of each sort key (score plus boosts), turns the counts into positions,
 * and writes each candidate to its position. This takes O(candidates + distinct keys log distinct keys); a sort would take O(candidates log candidates).
 *
 *     sort keys of the candidates     5, 9, 5, 7
 *     candidates of each key          9: one, 7: one, 5: two
 *     page with offset 1, limit 2     first position of key 9: −1 (before the page), of key 7: 0, of key 5: 1
 *     result                          the candidate with key 7, then the first one with key 5
 */
export function createPageSelector(columns: Columns, tierCount: number, scratch: Scratch) {
  const { ranks, scores } = scratch;
  // For each sort key, first its number of candidates, and later the position on the page of its next candidate. Between two calls, all numbers are 0.
  const places = new Int32Array(MAX_KEY + 1);

  /** Replaces the candidates' scores by sort keys, and counts the candidates of each key. Returns the distinct keys, highest first. */
  function countKeys(length: number, boosts: Boosts | undefined): number[] {
    const { wholeIds = [], wholeName, isTierFirst = false } = boosts ?? {};
    const tierEnd = isTierFirst ? tierCount : 0;
    const whole = wholeIds.length > 0 ? addAll(scratch.empty(), wholeIds) : undefined;
    const named = voicesNamed(wholeName, columns, scratch)?.bits;
    const distinct: number[] = [];
    for (let at = 0; at < length; at++) {
      const rank = ranks[at] ?? 0;
      let key = Math.min(MAX_SCORE, scores[rank] ?? 0);
      if (rank < tierEnd) key += TOP_TIER;
      if (whole && has(whole, rank)) key += WHOLE_ID;
      if (named && has(named, rank)) key += WHOLE_NAME;
      scores[rank] = key;
      const before = places[key] ?? 0;
      if (before === 0) distinct.push(key);
      places[key] = before + 1;
    }
    return distinct.sort((a, b) => b - a);
  }

  /** Replaces the count of each sort key by the page position of the key's first candidate. Returns the lowest key of a full page, or else 0. */
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

  /** Returns a page of the first `length` of `Scratch.ranks`, by descending score plus boosts, then by rank. Higher scores count as {@link MAX_SCORE}. */
  return (length: number, page: BoostedPage): number[] => {
    const distinct = countKeys(length, page.boosts);
    const lowest = countsToPlaces(distinct, page);
    const selected = new Array<number>(Math.max(0, Math.min(page.limit, length - page.offset)));
    let left = selected.length;
    for (let at = 0; left > 0; at++) {
      const rank = ranks[at] ?? 0;
      const key = scores[rank] ?? 0;
      if (key < lowest) continue;
      const place = places[key] ?? 0;
      places[key] = place + 1;
      if (place < 0 || place >= page.limit) continue;
      selected[place] = rank;
      left--;
    }
    for (const key of distinct) places[key] = 0;
    return selected;
  };
}

/** Returns a page of the hits in the order of `order`. `order` has the ranks of all hits; ranks of voices that are not hits are skipped. */
export function sliceInOrder(
  order: Iterable<number>,
  hits: ReadonlyBitset,
  { offset, limit }: PageRequest,
): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (const rank of order) {
    if (page.length === limit) break;
    if (has(hits, rank) && skipped++ >= offset) page.push(rank);
  }
  return page;
}
