import { type Columns, eachPosting, type ScoredTerm } from '../columns/columns.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';

/**
 * Creates a function that writes the scores of candidates to `Scratch.scores`. The candidates are the first `length` ranks in `Scratch.ranks`. A
 * candidate's score is the sum of the scores of all terms (values that the search words mean) that it has. Each term visits its posting list, or
 * looks up each candidate in its bitmap. Voices in a posting list that are no candidates get a score too, which nothing reads.
 */
export function createAccumulators(columns: Columns, { ranks, scores }: Scratch) {
  return (terms: readonly ScoredTerm[], length: number): void => {
    for (let at = 0; at < length; at++) scores[ranks[at] ?? 0] = 0;
    for (const { column, value, score } of terms) {
      const bitmap = columns[column].bitmaps[value];
      if (!bitmap) {
        eachPosting(columns[column], value, (rank) => {
          scores[rank] = (scores[rank] ?? 0) + score;
        });
        continue;
      }
      for (let at = 0; at < length; at++) {
        const rank = ranks[at] ?? 0;
        if (has(bitmap, rank)) scores[rank] = (scores[rank] ?? 0) + score;
      }
    }
  };
}
