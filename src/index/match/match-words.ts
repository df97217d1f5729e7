import { MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { columnsWhere } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { Clause } from '../read/clause.ts';
import type { WordMatch } from './relax.ts';

/** Columns whose values are no names of persons. */
const LABELS = columnsWhere(({ kind = 'name' }) => !['name', 'origin', 'provider'].includes(kind));
/** Returns whether a word with this term means more than a name: `narrator` is somebody's name too, and means the use case. */
const isLabel = ({ column, score }: ScoredTerm) => LABELS.has(column) && score >= MIN_NAMING_SCORE;

/** Creates the function that finds the voices of a clause. */
export function createWordMatcher({ vocabulary, ranker }: CatalogParts) {
  return (clause: Clause): WordMatch => {
    const isWholeName = () => clause.words.some(vocabulary.isName) && !clause.expansion.terms.some(isLabel);
    const isPart = () => clause.readAs.length === 0 && clause.words.every(vocabulary.isPart);
    const { bits, sparse, count, terms, impacts } = ranker.findPostings(clause.expansion.terms);
    const { words, readers, expansion, readAs, absence } = clause;
    // Fields are named, because two spreads take longer than all else here.
    return {
      bits,
      sparse,
      count,
      terms,
      impacts,
      words,
      readers,
      expansion,
      readAs,
      absence,
      isWholeName,
      isPart,
    };
  };
}
