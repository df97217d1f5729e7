import { memoize } from '../../lib/memoize.ts';
import {
  type Column,
  type Columns,
  eachPosting,
  type ScoredTerm,
  valuesPerVoice,
} from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import { has, type ReadonlyBitset } from '../structures/bitset.ts';
import type { PackedArray } from '../structures/packed-array.ts';
import type { Scratch } from '../structures/scratch.ts';

/**
 * Creates a function that writes the scores of candidates to `Scratch.scores`. The candidates are the first `length` ranks in `Scratch.ranks`. A
 * candidate's score is the sum of the scores of all terms (values that the search words mean) that it has. The terms of each column are added in the
 * cheaper of two ways:
 *
 *     by voice   look up each candidate's values in a table of scores                    O(candidates × values of a voice)
 *     by term    visit each term's posting list, or look up each candidate in its bitmap   O(postings), O(candidates × bitmaps)
 */
export function createAccumulators(
  columns: Columns,
  scratch: Scratch,
): (terms: readonly ScoredTerm[], length: number) => void {
  const { ranks, scores } = scratch;
  // One table of scores per column, indexed by value index + 1; entry 0 serves voices without a value. Used entries are reset to 0.
  const tableOf = memoize((name: ColumnName) => new Uint32Array(columns[name].distinct.length + 1));

  // Terms by column. All rankings reuse the arrays, because allocating them takes as long as a ranking of few voices.
  const termsOf = memoize((_: ColumnName): ScoredTerm[] => []);

  function addByVoice(name: ColumnName, terms: readonly ScoredTerm[], length: number): void {
    const table = tableOf(name);
    for (const { value, score } of terms) table[value + 1] = (table[value + 1] ?? 0) + score;
    const column = columns[name];
    if (column.single) addSingle(column.single, table, scratch, length);
    else addMulti(column, table, scratch, length);
    for (const { value } of terms) table[value + 1] = 0;
  }

  return (terms, length) => {
    for (let at = 0; at < length; at++) scores[ranks[at] ?? 0] = 0;
    const used: ColumnName[] = [];
    for (const term of terms) {
      const own = termsOf(term.column);
      if (own.length === 0) used.push(term.column);
      own.push(term);
    }
    for (const name of used) {
      const own = termsOf(name);
      if (isByTermCheaper(columns[name], own, length)) addByTerm(columns[name], own, scratch, length);
      else addByVoice(name, own, length);
      own.length = 0;
    }
  };
}

// Each kind of column has a function with its own loop, because V8 would optimize a shared loop for one kind and deoptimize it for the other.
function addSingle(
  single: PackedArray,
  table: Uint32Array,
  { ranks, scores }: Scratch,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const rank = ranks[at] ?? 0;
    scores[rank] = (scores[rank] ?? 0) + (table[single[rank] ?? 0] ?? 0);
  }
}

function addMulti(
  { valueOffsets, values }: Column,
  table: Uint32Array,
  { ranks, scores }: Scratch,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const rank = ranks[at] ?? 0;
    const end = valueOffsets[rank + 1] ?? 0;
    let sum = 0;
    for (let from = valueOffsets[rank] ?? 0; from < end; from++) sum += table[(values[from] ?? 0) + 1] ?? 0;
    scores[rank] = (scores[rank] ?? 0) + sum;
  }
}

/** Adds each term's score to the voices with the term. Voices in a posting list that are no candidates get a score too, which nothing reads. */
function addByTerm(column: Column, terms: readonly ScoredTerm[], scratch: Scratch, length: number): void {
  const { scores } = scratch;
  for (const { value, score } of terms) {
    const bitmap = column.bitmaps[value];
    if (bitmap) addByBitmap(bitmap, score, scratch, length);
    else
      eachPosting(column, value, (rank) => {
        scores[rank] = (scores[rank] ?? 0) + score;
      });
  }
}

function addByBitmap(
  bitmap: ReadonlyBitset,
  score: number,
  { ranks, scores }: Scratch,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const rank = ranks[at] ?? 0;
    if (has(bitmap, rank)) scores[rank] = (scores[rank] ?? 0) + score;
  }
}

/** Reports whether adding scores takes fewer steps by term (one per posting or bitmap look-up) than by voice (one per candidate's value). */
function isByTermCheaper(column: Column, terms: readonly ScoredTerm[], candidates: number): boolean {
  const byVoice = candidates * valuesPerVoice(column);
  let byTerm = 0;
  for (const { value } of terms) {
    byTerm += column.bitmaps[value] ? candidates : (column.counts[value] ?? 0);
    if (byTerm >= byVoice) return false;
  }
  return true;
}
