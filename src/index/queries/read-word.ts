import type { Columns } from '../columns/columns.ts';
import type { Expansion, Vocabulary } from '../terms/vocabulary.ts';
import { type Meaning, REGION } from '../text/lexicon.ts';
import { noteOnAbsence } from './absence.ts';
import { type Clause, isTellingTerm, namesOf, unite } from './clause.ts';
import { createMeaningExpander } from './expand-meaning.ts';
import type { Word } from './parse-search.ts';

const LETTER = /^[a-z]$/;

/** Context of a word in its search. */
interface WordContext {
  /** True if the search has no other word. */
  readonly isOnly: boolean;
  /** True if the meaning in the lexicon counts, also of a word that a voice has as it stands: `boys` in `boys and girls`. */
  readonly isMeant?: boolean;
}

/** Returns the clauses of one word: one per English word that it means, or one of its own if its meaning is not known. */
export type ReadWord = (word: Word, context: WordContext) => Clause[];

export function createWordReader(columns: Columns, vocabulary: Vocabulary): ReadWord {
  const expandMeaning = createMeaningExpander(columns, vocabulary);

  /** Returns the clauses of a word that is being typed: what begins with it, and what a longer word means that it begins. */
  function completedClauses(word: string, own: Expansion, completion: Meaning): Clause[] {
    const choices = vocabulary.expandChoice(word);
    const asIs = { words: [word], expansion: unite(own, choices), readAs: [] };
    const meant = completion.words.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    if (choices.match !== 'none' || !first) return [asIs];
    if (meant.length === 1) return [{ ...asIs, expansion: unite(own, first) }];
    return own.match === 'none' ? meant.map((expansion) => ({ ...asIs, expansion })) : [asIs];
  }

  function expandOwn(word: string, isOnly: boolean): Expansion {
    return isOnly && LETTER.test(word) ? vocabulary.expandLetter(word) : vocabulary.expand(word);
  }

  return ({ word, meaning = [], completion, isLanguage }, { isOnly, isMeant = isLanguage === true }) => {
    const own = expandOwn(word.replaceAll(' ', ''), isOnly);
    if (completion && own.match !== 'exact') return completedClauses(word, own, completion);
    const meant = meaning.map(expandMeaning).filter(({ match }) => match !== 'none');
    const [first] = meant;
    const asIs = { words: [word], expansion: own, readAs: [] };
    if (!first || meant.length < meaning.length) return [{ ...asIs, absence: noteOnAbsence(meaning) }];
    const isKnown = own.match === 'exact' && own.terms.some(isTellingTerm);
    if (meaning[0]?.startsWith(REGION)) return [{ ...asIs, expansion: isKnown ? unite(own, first) : first }];
    if (isKnown && !isMeant) return [asIs];
    // A name such as Frances, as `francês` is folded, is meant only if it is searched alone.
    if (isOnly && own.match === 'exact' && meant.length === 1 && !isMeant)
      return [{ ...asIs, expansion: unite(own, first) }];
    return meant.map((expansion) => ({
      words: [word],
      expansion,
      readAs: namesOf(columns, expansion, word),
    }));
  };
}
