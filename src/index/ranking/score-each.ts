import { type Column, type Columns, eachPosting, type ScoredTerm } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Scratch } from '../structures/scratch.ts';
import { listRanks, type VoiceSet } from '../structures/voice-set.ts';
import { createPageSelector, type PageRequest } from './select-page.ts';
import { type Boosts, MAX_KEY, type WriteSortKeys } from './sort-keys.ts';

/**
 * Returns a page of the hits by score and boosts, equals in rank order. Leaves the sort keys of all hits in the scratch, so that
 * impact lists can be made from them.
 */
export type ScoreEach = (
  hits: VoiceSet,
  terms: readonly ScoredTerm[],
  page: PageRequest & { readonly boosts?: Boosts | undefined },
) => number[];

/** Exhaustive top-k: adds up the score of every hit, then selects the page. O(hits × columns) */
export function createExhaustiveScorer(
  columns: Columns,
  writeSortKeys: WriteSortKeys,
  scratch: Scratch,
): ScoreEach {
  const { ranks, scores } = scratch;
  const accumulateScores = createAccumulators(columns, scratch);
  const selectPage = createPageSelector(MAX_KEY);
  return (hits, terms, { boosts, ...page }) => {
    const length = listRanks(hits, ranks);
    accumulateScores(terms, length);
    return selectPage(
      writeSortKeys(length, (rank) => scores[rank] ?? 0, boosts),
      page,
    );
  };
}

/**
 * Creates accumulators: they write the scores of the first `length` ranks of the scratch, sums over the terms of a voice.
 * Each column adds its terms in the cheaper of two ways:
 *
 *     by voice   look up the voice's values in a table of scores                       O(candidates)
 *     by term    visit the posting lists, if they are short and no value has a bitmap  O(postings)
 */
function createAccumulators(
  columns: Columns,
  { ranks, scores }: Scratch,
): (terms: readonly ScoredTerm[], length: number) => void {
  // Tables of scores by value index plus 1, because 0 stands for no value. Entries are 0 between two uses, so that tables are reused.
  const tables = new Map<ColumnName, Uint32Array>();

  function tableOf(name: ColumnName): Uint32Array {
    const table = tables.get(name) ?? new Uint32Array(columns[name].distinct.length + 1);
    tables.set(name, table);
    return table;
  }

  function addByVoice(name: ColumnName, terms: readonly ScoredTerm[], length: number): void {
    const table = tableOf(name);
    for (const { value, score } of terms) table[value + 1] = (table[value + 1] ?? 0) + score;
    const { single, valueOffsets, values } = columns[name];
    for (let at = 0; at < length; at++) {
      const rank = ranks[at] ?? 0;
      let sum = 0;
      if (single) sum = table[single[rank] ?? 0] ?? 0;
      else
        for (let from = valueOffsets[rank] ?? 0; from < (valueOffsets[rank + 1] ?? 0); from++)
          sum += table[(values[from] ?? 0) + 1] ?? 0;
      scores[rank] = (scores[rank] ?? 0) + sum;
    }
    for (const { value } of terms) table[value + 1] = 0;
  }

  /** Adds scores along posting lists. Voices that are no candidates get scores too, without harm because nobody reads these. */
  function addByTerm(column: Column, terms: readonly ScoredTerm[]): void {
    for (const { value, score } of terms)
      eachPosting(column, value, (rank) => {
        scores[rank] = (scores[rank] ?? 0) + score;
      });
  }

  return (terms, length) => {
    for (let at = 0; at < length; at++) scores[ranks[at] ?? 0] = 0;
    for (const [name, own] of groupByColumn(terms)) {
      const column = columns[name];
      const postings = own.reduce((sum, { value }) => sum + (column.counts[value] ?? 0), 0);
      const hasAllPostings = own.every(({ value }) => column.bitmaps[value] === undefined);
      if (hasAllPostings && postings < length) addByTerm(column, own);
      else addByVoice(name, own, length);
    }
  };
}

function groupByColumn(terms: readonly ScoredTerm[]): Map<ColumnName, ScoredTerm[]> {
  const groups = new Map<ColumnName, ScoredTerm[]>();
  for (const term of terms) {
    const known = groups.get(term.column);
    if (known) known.push(term);
    else groups.set(term.column, [term]);
  }
  return groups;
}
