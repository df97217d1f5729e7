import { MAX_SEARCH_WORDS } from '../../domain/query.ts';
import { type Columns, eachPosting, MAX_WORD_SCORE } from '../columns/columns.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';

/** Highest score in a sort key; a higher sum is cut to it. */
export const MAX_SCORE = MAX_SEARCH_WORDS * MAX_WORD_SCORE;
/** Boosts: digits of the sort key above the score, so that each outweighs everything below. */
const WHOLE_NAME = MAX_SCORE + 1;
const WHOLE_ID = 2 * WHOLE_NAME;
export const TOP_TIER = 4 * WHOLE_NAME;
export const MAX_KEY = TOP_TIER + WHOLE_ID + WHOLE_NAME + MAX_SCORE;

/** Boosts of a text search outweigh all scores: top tier (the lowest ranks), then whole id, then whole name. */
export interface Boosts {
  /** Ranks of the voices whose id is the whole text. */
  readonly wholeIds: readonly number[];
  /** Index in the name column of the name that is the whole text. */
  readonly wholeName: number | undefined;
  /** Ranks of hits that were found by their id. Impact lists may lack them, because the words of the text need not match. */
  readonly unscored: readonly number[];
}

/** Candidates of a page: the first `length` of `ranks`, ascending, each with a sort key in `keys[rank]`. */
export interface KeyedRanks {
  readonly ranks: Uint32Array;
  readonly length: number;
  readonly keys: Uint32Array;
}

/** Writes the composite sort keys of the first `length` ranks of the scratch: score, cut to {@link MAX_SCORE}, plus boosts. */
export type WriteSortKeys = (
  length: number,
  scoreOf: (rank: number) => number,
  boosts: Boosts | undefined,
) => KeyedRanks;

/** Creates the writer of sort keys. Example: a top-tier voice named like the whole search, score 600: TOP_TIER + WHOLE_NAME + 600. */
export function createSortKeys(
  { name: names }: Columns,
  tierCount: number,
  { ranks, keys }: Scratch,
): WriteSortKeys {
  function boost(rank: number, by: number): void {
    keys[rank] = (keys[rank] ?? 0) + by;
  }

  return (length, scoreOf, boosts) => {
    const { wholeIds = [], wholeName = -1 } = boosts ?? {};
    const tierEnd = boosts ? tierCount : 0;
    const named = names.bitmaps[wholeName];
    for (let at = 0; at < length; at++) {
      const rank = ranks[at] ?? 0;
      let key = Math.min(MAX_SCORE, scoreOf(rank));
      if (rank < tierEnd) key += TOP_TIER;
      if (named && has(named, rank)) key += WHOLE_NAME;
      keys[rank] = key;
    }
    // Ranks that are no candidates are boosted too, without harm because nobody reads their keys.
    for (const rank of wholeIds) boost(rank, WHOLE_ID);
    eachPosting(names, wholeName, (rank) => boost(rank, WHOLE_NAME));
    return { ranks, length, keys };
  };
}
