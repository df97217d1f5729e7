import { eachSparse } from '../columns/column.ts';
import type { Columns } from '../columns/columns.ts';
import { MAX_WORDS } from '../queries/parse-search.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { MAX_WORD_SCORE } from '../terms/vocabulary.ts';

/** Scores are whole numbers up to this; higher ones are cut to it. */
export const MAX_SCORE = MAX_WORDS * MAX_WORD_SCORE;
/** What goes before all scores, and adds up. */
export const WHOLE_NAME = MAX_SCORE + 1;
const WHOLE_ID = 2 * WHOLE_NAME;
export const TOP_TIER = 4 * WHOLE_NAME;
export const MAX_KEY = TOP_TIER + WHOLE_ID + WHOLE_NAME + MAX_SCORE;

/** Voices that go before others, whatever their scores: those of the top tier, with one of these ids, of this name. */
export interface Precedence {
  readonly ids: readonly number[];
  /** Hits that may score nothing. */
  readonly others: readonly number[];
  /** The name's place in its column. */
  readonly name: number | undefined;
}

/** The part of all hits that is asked for. */
export interface PageQuery {
  readonly offset: number;
  readonly limit: number;
  readonly precedence: Precedence | undefined;
}

/** Voices by what they are ordered by: the first `count` of `ranks`, ascending, with their keys by rank. */
export interface KeyedRanks {
  readonly ranks: Uint32Array;
  readonly count: number;
  readonly keys: Uint32Array;
}

/** Makes the keys of the first `count` of the scratch's ranks: their scores, cut, with what goes before them. */
export type MakeKeys = (
  count: number,
  scoreOf: (rank: number) => number,
  precedence: Precedence | undefined,
) => KeyedRanks;

/** The keys are the scratch's numbers, which `scoreOf` may read: each is overwritten after it was asked for. */
export function createMakeKeys(
  { name: names }: Columns,
  tierCount: number,
  { ranks, numbers: keys }: Scratch,
): MakeKeys {
  function add(rank: number, more: number): void {
    keys[rank] = (keys[rank] ?? 0) + more;
  }

  return (count, scoreOf, precedence) => {
    const { ids = [], name = -1 } = precedence ?? {};
    const tierEnd = precedence ? tierCount : 0;
    const named = names.dense[name];
    for (let at = 0; at < count; at++) {
      const rank = ranks[at] ?? 0;
      let key = Math.min(MAX_SCORE, scoreOf(rank));
      if (rank < tierEnd) key += TOP_TIER;
      if (named && has(named, rank)) key += WHOLE_NAME;
      keys[rank] = key;
    }
    if (count > 0) {
      for (const rank of ids) add(rank, WHOLE_ID);
      eachSparse(names, name, (rank) => add(rank, WHOLE_NAME));
    }
    return { ranks, count, keys };
  };
}
