import type { ScoredTerm } from '../columns/columns.ts';
import { CHOICES, MANNERS, NAMING_COLUMNS } from '../columns/schema.ts';
import { COSTS } from '../terms/costs.ts';
import { isTellingTerm } from '../terms/expansion.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { valuesOf as meantBy } from '../text/meaning.ts';
import { isStopWord } from '../text/stop-words.ts';
import { typoCost } from '../text/typo-cost.ts';
import type { Clause } from './clause.ts';
import type { Reader, ReaderParts } from './reader.ts';

/** Columns of the values that words for people, ages, uses and manners mean. */
const MEANT: ReadonlySet<string> = new Set([...CHOICES, ...MANNERS]);
/** Shortest word that is corrected to one of the lexicon, because a shorter word resembles too many of 69 languages. */
const MIN_CHARACTERS = 4;
/** Shortest misspelled word of another language than English. A shorter one may be a name that no voice has: Mabel. */
const MIN_FOREIGN_CHARACTERS = 6;
const WORD = /^\p{L}+$/u;
/** Vowels at the end of words, which tell the gender in many languages: `nonna` and `nonno`. */
const VOWEL_END = /[aeiouаяоеыи]$/u;

interface MisspelledReading {
  readonly clauses: readonly Clause[];
  readonly cost: number;
}

/**
 * Reads a misspelled word as the known word for a person, age, use or manner that is one edit from it: `gurl` → girl. With `choice`,
 * only main words for genders and ages count. Undefined if there is none, or if the nearest words mean different values.
 */
export type ReadMisspelled = (word: string, among: 'choice' | 'all') => MisspelledReading | undefined;

export function createMisspelledFinder({
  vocabulary,
  lexicon,
  readKnown,
}: Pick<ReaderParts, 'vocabulary' | 'lexicon' | 'readKnown'>): ReadMisspelled {
  function clausesOf(known: string, word: string): readonly Clause[] {
    const meaning = meantBy(lexicon.meaningAt([known], 0));
    return readKnown({ kind: 'word', word: known, meaning }).map((clause) => ({
      ...clause,
      words: [word],
      readAs: [known],
    }));
  }

  function costOfKnown(known: string): number {
    const meaning = lexicon.meaningAt([known], 0);
    return !meaning || meaning.isEnglish ? COSTS.englishTypo : COSTS.foreignTypo;
  }

  return (word, among) => {
    if (word.length < MIN_CHARACTERS || !WORD.test(word)) return undefined;
    const isForeign = among === 'all' && word.length >= MIN_FOREIGN_CHARACTERS;
    const inLexicon = (among === 'choice' ? [] : lexicon.near(word)).filter((known) => {
      const meaning = lexicon.meaningAt([known], 0);
      return meaning?.kind === 'values' && (isForeign || meaning.isEnglish === true);
    });
    const choices = vocabulary.choicesNear(word);
    const near = [...new Set([...inLexicon, ...choices])];
    const all = near
      .map((known) => ({
        known,
        clauses: clausesOf(known, word),
        cost: costOfKnown(known) + typoCost(word, known),
      }))
      .filter(isMeant);
    const people = all.filter(({ clauses }) => clauses.some((clause) => termsOf(clause).some(isOfPerson)));
    const readings = people.length > 0 ? people : all;
    const [first] = readings;
    if (!first || new Set(readings.map(valuesOf)).size > 1) return undefined;
    return endsAsGender(first.known, word) && hasGender(first.clauses) ? undefined : first;
  };
}

/** Returns the cost of the cheapest typo. */
function costOf(word: string, known: readonly string[]): number {
  return Math.min(...known.map((each) => typoCost(word, each)));
}

/** Returns whether a word that a misspelled one was taken for tells nothing: `voice` for `vioce`. */
function isEmptyWord(word: string, lexicon: Lexicon): boolean {
  return isStopWord(word) || lexicon.meaningAt([word], 0)?.kind === 'empty';
}

interface Reading extends MisspelledReading {
  readonly known: string;
}

function termsOf({ expansion }: Clause) {
  return expansion.terms.filter((term) => MEANT.has(term.column) && isTellingTerm(term));
}

function isMeant({ clauses }: Reading): boolean {
  return clauses.length > 0 && clauses.every((clause) => termsOf(clause).length > 0);
}

function isOfPerson({ column }: ScoredTerm): boolean {
  return CHOICES.has(column);
}

/** Returns a text that is equal for readings as the same values. */
function valuesOf({ clauses }: Reading): string {
  return clauses.map((clause) => termsOf(clause).map(({ column, value }) => `${column} ${value}`)).join(';');
}

function hasGender(clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => termsOf(clause).some(({ column }) => column === 'gender'));
}

/** Returns whether the last letter differs and is a vowel, so that the word may mean the other gender. */
function endsAsGender(known: string, word: string): boolean {
  return known.at(-1) !== word.at(-1) && (VOWEL_END.test(known) || VOWEL_END.test(word));
}

/** Reader of misspelled words of the lexicon. People's words come before names, because one name or another is near to nearly every word. */
export const misspelled: Reader = {
  name: 'misspelled',
  example: ['gurl', 'girl'],
  isDear: true,
  cost: COSTS.englishTypo,
  create: (parts) => {
    const findMisspelled = createMisspelledFinder(parts);
    return ({ word }) => {
      const found = findMisspelled(word, 'all');
      return found && { clauses: found.clauses, cost: found.cost };
    };
  },
};

/** Reader of misspelled words of values, and of words that tell nothing: `vioce`. */
export const typo: Reader = {
  name: 'typo',
  example: ['jeny', 'Jenny'],
  isDear: true,
  cost: COSTS.typo,
  create: ({ vocabulary, lexicon }) => {
    return ({ word }, { isOnly }) => {
      const expansion = vocabulary.correct(word);
      if (expansion.match === 'none') return undefined;
      const typed = costOf(word, expansion.readAs);
      if (!isOnly && expansion.readAs.every((each) => isEmptyWord(each, lexicon)))
        return { clauses: [], cost: COSTS.typo + typed };
      const isName = expansion.terms.every(({ column }) => NAMING_COLUMNS.has(column));
      const cost = (isName ? COSTS.nameTypo : COSTS.typo) + typed;
      return { clauses: [{ words: [word], expansion, readAs: [] }], cost };
    };
  },
};
