import { createColumnScorer } from './column-scorer.ts';
import type { Columns } from './columns.ts';
import type { MakeKeys, PageQuery } from './page-keys.ts';
import type { Pager } from './pager.ts';
import type { Scratch } from './scratch.ts';
import type { Meaning } from './vocabulary.ts';
import { type Found, listVoices } from './voice-set.ts';

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
