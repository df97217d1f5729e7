import type { Columns } from '../columns/columns.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type Found, listVoices } from '../structures/voice-set.ts';
import type { Meaning } from '../terms/vocabulary.ts';
import { createColumnScorer } from './column-scorer.ts';
import type { Pager } from './select-page.ts';
import type { MakeKeys, PageQuery } from './sort-keys.ts';

/** The best hits, by looking at each of them. */
export type BestOneByOne = (hits: Found, values: readonly Meaning[], page: PageQuery) => number[];

export function createBestOneByOne(
  columns: Columns,
  makeKeys: MakeKeys,
  pager: Pager,
  { ranks, numbers: scores }: Scratch,
): BestOneByOne {
  const addScores = createColumnScorer(columns, scores);

  return (hits, values, { offset, limit, precedence }) => {
    const count = listVoices(hits, ranks);
    for (let at = 0; at < count; at++) scores[ranks[at] ?? 0] = 0;
    addScores(values, ranks, count);
    const keyed = makeKeys(count, (rank) => scores[rank] ?? 0, precedence);
    return pager.cut(keyed, [], offset, limit);
  };
}
