import { CHOICES, MANNERS, NAMING_COLUMNS } from '../columns/schema.ts';
import { COSTS } from '../terms/costs.ts';
import { isTellingTerm } from '../terms/expansion.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { valuesOf } from '../text/meaning.ts';
import { isStopWord } from '../text/stop-words.ts';
import { typoCost } from '../text/typo-cost.ts';
import type { Clause } from './clause.ts';
import type { Reader, ReaderParts, WordReading } from './reader.ts';

/** Shortest misspelled word of another language than English. A shorter one may be a name that no voice has: Mabel. */
const MIN_FOREIGN_CHARACTERS = 6;
/** Vowels at the end of words, which tell the gender in many languages: `nonna` and `nonno`. */
const VOWEL_END = /[aeiouаяоеыи]$/u;

interface Corrected extends WordReading {
  readonly known: string;
  readonly cost: number;
}

/**
 * Reader of misspelled words of the lexicon that mean a person, age, use or manner. People's words come before names, because one name or another
 * is near to nearly every word. A word that is as near to words of different values, or whose last vowel may tell the other gender, is read as none.
 */
export const misspelled: Reader = {
  name: 'misspelled',
  example: ['gurl', 'girl'],
  isDear: true,
  cost: COSTS.englishTypo,
  create: ({ lexicon, readKnown }) => {
    const correct = (known: string, word: string): readonly Corrected[] => {
      const meaning = lexicon.meaningAt([known], 0);
      if (!meaning?.isEnglish && word.length < MIN_FOREIGN_CHARACTERS) return [];
      const read = readKnown({ kind: 'word', word: known, meaning: valuesOf(meaning) });
      const clauses = read.map((clause) => ({ ...clause, words: [word], readAs: [known] }));
      const cost = (meaning?.isEnglish ? COSTS.englishTypo : COSTS.foreignTypo) + typoCost(word, known);
      return clauses.length > 0 && clauses.every(isMeant) ? [{ known, clauses, cost }] : [];
    };
    return ({ word }) => {
      const all = lexicon.near(word).flatMap((known) => correct(known, word));
      const [best, ...others] = all.sort((a, b) => a.cost - b.cost);
      const isEqual = ({ clauses }: Corrected) => keyOf(clauses) === keyOf(best?.clauses ?? []);
      const isOther =
        best?.known.at(-1) !== word.at(-1) &&
        [word, best?.known ?? ''].some((each) => VOWEL_END.test(each)) &&
        hasGender(best);
      return isOther || !others.every(isEqual) ? undefined : best;
    };
  },
};

function meantBy({ expansion }: Clause) {
  return expansion.terms.filter(
    (term) => (CHOICES.has(term.column) || MANNERS.has(term.column)) && isTellingTerm(term),
  );
}

function isMeant(clause: Clause): boolean {
  return meantBy(clause).length > 0;
}

function hasGender(reading: Corrected | undefined): boolean {
  return reading?.clauses.flatMap(meantBy).some(({ column }) => column === 'gender') ?? false;
}

/** Returns a text that is equal for clauses of the same values. */
function keyOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => meantBy(clause).map(({ column, value }) => `${column} ${value}`)).join(';');
}

/** Reader of misspelled words of values, and of words that tell nothing: `vioce`. */
export const typo: Reader = {
  name: 'typo',
  example: ['jeny', 'Jenny'],
  isDear: true,
  cost: COSTS.typo,
  create: ({ vocabulary, lexicon }: ReaderParts) => {
    return ({ word }, { isOnly }) => {
      const expansion = vocabulary.correct(word);
      if (expansion.match === 'none') return undefined;
      const typed = Math.min(...expansion.readAs.map((known) => typoCost(word, known)));
      if (!isOnly && expansion.readAs.every((each) => isEmptyWord(each, lexicon)))
        return { clauses: [], cost: COSTS.typo + typed };
      const isName = expansion.terms.every(({ column }) => NAMING_COLUMNS.has(column));
      const cost = (isName ? COSTS.nameTypo : COSTS.typo) + typed;
      return { clauses: [{ words: [word], expansion, readAs: [] }], cost };
    };
  },
};

/** Returns whether a word that a misspelled one was taken for tells nothing: `voice` for `vioce`. */
function isEmptyWord(word: string, lexicon: Lexicon): boolean {
  return isStopWord(word) || lexicon.meaningAt([word], 0)?.kind === 'empty';
}
