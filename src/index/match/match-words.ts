import { MIN_NAMING_SCORE, type ScoredTerm } from '../columns/columns.ts';
import { columnsWhere } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import type { TermPostings } from '../ranking/ranker.ts';
import type { Clause } from '../read/clause.ts';

/** Columns whose values describe a voice. Columns of names, providers and origins (languages, countries, accents) are left out. */
const LABELS = columnsWhere(({ kind = 'name' }) => !['name', 'origin', 'provider'].includes(kind));
/** Reports whether a search word for this value describes voices: `narrator` is not only a name of voices, but also a use case. */
const isLabel = ({ column, score }: ScoredTerm) => LABELS.has(column) && score >= MIN_NAMING_SCORE;

/** A clause of a search (a word or alternatives) with the voices that the clause matches. */
export interface WordMatch extends TermPostings, Clause {
  /** Reports whether a word of the clause is the whole name of a voice, and no label such as a gender or style. */
  isWholeName(): boolean;
  /** Reports whether the words occur only within longer names of languages, countries or accents. */
  isPart(): boolean;
}

export function createWordMatcher({ vocabulary, ranker }: CatalogParts) {
  return (clause: Clause): WordMatch => ({
    ...clause,
    ...ranker.findPostings(clause.expansion.terms),
    isWholeName: () => clause.words.some(vocabulary.isName) && !clause.expansion.terms.some(isLabel),
    isPart: () => clause.readAs.length === 0 && clause.words.every(vocabulary.isPart),
  });
}
