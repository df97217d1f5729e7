import { MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { type Columns, eachPosting, MAX_WORD_SCORE } from '../columns/columns.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';

/** Highest score in a sort key. A higher sum is reduced to this score. */
export const MAX_SCORE = MAX_SEARCH_WORDS * MAX_WORD_SCORE;
/** Boosts are added to the score in a sort key. Each boost outweighs the highest score and all smaller boosts together. */
const WHOLE_NAME = MAX_SCORE + 1;
const WHOLE_ID = 2 * WHOLE_NAME;
export const TOP_TIER = 4 * WHOLE_NAME;
export const MAX_KEY = TOP_TIER + WHOLE_ID + WHOLE_NAME + MAX_SCORE;

/** Hits of a text search that come before hits with higher scores: first the top tier (lowest ranks), then `wholeIds`, then `wholeName`. */
export interface Boosts {
  /** Ranks of the voices whose id or native id equals the whole search text, ignoring case. Their words need not match. */
  readonly wholeIds: readonly number[];
  /** Index in the name column's `distinct` of the voice name that equals the whole search text; undefined if no name equals it. */
  readonly wholeName: number | undefined;
  /** True if voices of the top tier come first. */
  readonly isTierFirst: boolean;
}

/** Voices to select a page from: the first `length` entries of `ranks`, in ascending order. `keys[rank]` is a voice's sort key. */
export interface KeyedRanks {
  readonly ranks: Uint32Array;
  readonly length: number;
  readonly keys: Uint32Array;
}

/** Writes the sort key of each of the first `length` ranks in `Scratch.ranks`: the score, at most {@link MAX_SCORE}, plus boosts. */
export type WriteSortKeys = (
  length: number,
  scoreOf: (rank: number) => number,
  boosts: Boosts | undefined,
) => KeyedRanks;

/**
 * Creates the function that writes sort keys of voices into `Scratch.keys`. Example: a top-tier voice named like the whole search, score
 * 600: TOP_TIER + WHOLE_NAME + 600.
 */
export function createSortKeys(
  { name: names }: Columns,
  tierCount: number,
  { ranks, keys }: Scratch,
): WriteSortKeys {
  function boost(rank: number, by: number): void {
    keys[rank] = (keys[rank] ?? 0) + by;
  }

  return (length, scoreOf, boosts) => {
    const { wholeIds = [], wholeName = -1, isTierFirst = false } = boosts ?? {};
    const tierEnd = isTierFirst ? tierCount : 0;
    const named = names.bitmaps[wholeName];
    for (let at = 0; at < length; at++) {
      const rank = ranks[at] ?? 0;
      let key = Math.min(MAX_SCORE, scoreOf(rank));
      if (rank < tierEnd) key += TOP_TIER;
      if (named && has(named, rank)) key += WHOLE_NAME;
      keys[rank] = key;
    }
    // Voices outside the first `length` ranks are boosted too, without harm because the sort keys of such voices are not read.
    for (const rank of wholeIds) boost(rank, WHOLE_ID);
    eachPosting(names, wholeName, (rank) => boost(rank, WHOLE_NAME));
    return { ranks, length, keys };
  };
}
