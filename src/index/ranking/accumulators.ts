import { type Columns, eachPosting, type ScoredTerm } from '../columns/columns.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';

/** Creates the function that sums the scores of each candidate's terms in `Scratch.scores`. Candidates are the first `length` of `Scratch.ranks`. */
export function createAccumulators(columns: Columns, { ranks, scores }: Scratch) {
  return (terms: readonly ScoredTerm[], length: number): void => {
    for (let at = 0; at < length; at++) scores[ranks[at] ?? 0] = 0;
    for (const { column, value, score } of terms) {
      const bitmap = columns[column].bitmaps[value];
      if (!bitmap) {
        // Voices in a posting list that are no candidates get a score too, which nothing reads.
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
