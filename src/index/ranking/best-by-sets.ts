import { eachSparse } from '../columns/column.ts';
import type { Columns } from '../columns/columns.ts';
import { addTo, createBitset, has, listRanks, subtract } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Found } from '../structures/voice-set.ts';
import type { Meaning } from '../terms/vocabulary.ts';
import type { Pager } from './select-page.ts';
import {
  MAX_SCORE,
  type MakeKeys,
  type PageQuery,
  type Precedence,
  TOP_TIER,
  WHOLE_NAME,
} from './sort-keys.ts';
import { type ScoredSet, splitByScore } from './split.ts';
import { weigh } from './weigh.ts';

/** More sets may cut the hits into too many parts. */
const MAX_SETS = 12;

/** The best hits, by the sets that they are in; nothing where the sets are too many, or their scores would have to be cut. */
export type BestBySets = (hits: Found, values: readonly Meaning[], page: PageQuery) => number[] | undefined;

/** Scores one by one only those that have a rare value; the others score alike by the frequent values they have. */
export function createBestBySets(
  columns: Columns,
  tierCount: number,
  makeKeys: MakeKeys,
  pager: Pager,
  scratch: Scratch,
): BestBySets {
  const { voiceCount, ranks, numbers: scores } = scratch;
  const tier = createBitset(voiceCount);
  for (let rank = 0; rank < tierCount; rank++) addTo(tier, rank);

  function setsBefore(precedence: Precedence | undefined): ScoredSet[] {
    if (!precedence) return [];
    const named = columns.name.dense[precedence.name ?? -1];
    return [
      ...(tierCount > 0 ? [{ bits: tier, score: TOP_TIER }] : []),
      ...(named ? [{ bits: named, score: WHOLE_NAME }] : []),
    ];
  }

  return ({ bits: hits }, values, { offset, limit, precedence }) => {
    const { sets, rare } = weigh(columns, values, scratch);
    if (!isSplittable(sets)) return undefined;
    const single = scratch.empty();
    function add(rank: number, score: number): void {
      if (!has(hits, rank)) return;
      scores[rank] = score + (has(single, rank) ? (scores[rank] ?? 0) : 0);
      addTo(single, rank);
    }
    for (const { column, value, score } of rare)
      eachSparse(columns[column], value, (rank) => add(rank, score));
    for (const rank of precedence?.ids ?? []) add(rank, 0);
    eachSparse(columns.name, precedence?.name ?? -1, (rank) => add(rank, 0));
    const count = listRanks(single, ranks);
    const keyed = makeKeys(count, (rank) => (scores[rank] ?? 0) + sumOver(sets, rank), precedence);
    const rest = scratch.copyOf(hits);
    subtract(rest, single);
    const parts = splitByScore(rest, [...setsBefore(precedence), ...sets], offset + limit, scratch);
    return pager.cut(keyed, parts, offset, limit);
  };
}

function isSplittable(sets: readonly ScoredSet[]): boolean {
  return sets.length <= MAX_SETS && sets.reduce((sum, { score }) => sum + score, 0) <= MAX_SCORE;
}

function sumOver(sets: readonly ScoredSet[], rank: number): number {
  let sum = 0;
  for (const { bits, score } of sets) if (has(bits, rank)) sum += score;
  return sum;
}
