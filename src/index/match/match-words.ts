import { MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { columnsWhere } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { TermPostings } from '../ranking/ranker.ts';
import type { Clause } from '../read/clause.ts';

/** Columns whose values are no names of persons. */
const LABELS = columnsWhere(({ kind = 'name' }) => !['name', 'origin', 'provider'].includes(kind));
/** Returns whether a word with this term means more than a name: `narrator` is somebody's name too, and means the use case. */
const isLabel = ({ column, score }: ScoredTerm) => LABELS.has(column) && score >= MIN_NAMING_SCORE;

/** A clause of a search with its postings. */
export interface WordMatch extends TermPostings, Clause {
  /** Returns whether a word of the clause is some voice's whole name. */
  isWholeName(): boolean;
  /** Returns whether the word only stands in longer names of languages, countries or accents. */
  isPart(): boolean;
}

/** Creates the function that finds the voices of a clause. */
export function createWordMatcher({ vocabulary, ranker }: CatalogParts) {
  return (clause: Clause): WordMatch => {
    const { words, readAs, expansion } = clause;
    return {
      ...clause,
      ...ranker.findPostings(expansion.terms),
      isWholeName: () => words.some(vocabulary.isName) && !expansion.terms.some(isLabel),
      isPart: () => readAs.length === 0 && words.every(vocabulary.isPart),
    };
  };
}
