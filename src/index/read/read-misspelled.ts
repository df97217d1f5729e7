import type { ScoredTerm } from '../columns/columns.ts';
import type { SearchedName } from '../terms/build-terms.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Clause, isTellingTerm } from './clause.ts';
import type { ReadWord } from './read-word.ts';

/** Columns of the values that words for people, ages, uses and manners mean. */
const MEANT: ReadonlySet<string> = new Set<SearchedName>(['gender', 'age', 'use_case', 'style']);
/** Shortest word that is corrected to one of the lexicon, because a shorter word resembles too many of 69 languages. */
const MIN_CHARACTERS = 4;
/** Shortest misspelled word of another language than English. A shorter one may be a name that no voice has: Mabel. */
const MIN_FOREIGN_CHARACTERS = 6;
const WORD = /^\p{L}+$/u;
/** Vowels at the end of words, which tell the gender in many languages: `nonna` and `nonno`. */
const VOWEL_END = /[aeiouаяоеыи]$/u;

/** Reading of a misspelled word: clauses, none for a word that tells nothing. */
interface MisspelledReading {
  readonly clauses: readonly Clause[];
}

/**
 * Reads a misspelled word as the known word for a person, age, use or manner that is one edit from it: `gurl` → girl. English
 * words come before names, main words for genders and ages (`choice`) after them, and all words where no name fits. Undefined if there is none, or if the nearest words mean different values.
 */
export type ReadMisspelled = (
  word: string,
  among: 'english' | 'choice' | 'all',
) => MisspelledReading | undefined;

export function createMisspelledReader(
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  readWord: ReadWord,
): ReadMisspelled {
  function clausesOf(known: string, word: string): readonly Clause[] {
    const meaning = lexicon.meaningAt([known], 0);
    const words = meaning?.kind === 'words' ? { meaning: meaning.words } : {};
    const clauses = readWord({ kind: 'word', word: known, ...words }, { isOnly: false });
    return clauses.map((clause) => ({ ...clause, words: [word], readAs: [known] }));
  }

  return (word, among) => {
    if (word.length < MIN_CHARACTERS || !WORD.test(word)) return undefined;
    const isForeign = among === 'all' && word.length >= MIN_FOREIGN_CHARACTERS;
    const inLexicon = (among === 'choice' ? [] : lexicon.near(word)).filter((known) => {
      const meaning = lexicon.meaningAt([known], 0);
      return meaning?.kind === 'words' && (isForeign || meaning.isEnglish === true);
    });
    const choices = among === 'english' ? [] : vocabulary.choicesNear(word);
    const near = [...new Set([...inLexicon, ...choices])];
    const all = near.map((known) => ({ known, clauses: clausesOf(known, word) })).filter(isMeant);
    const people = all.filter(({ clauses }) => clauses.some((clause) => termsOf(clause).some(isOfPerson)));
    const readings = people.length > 0 ? people : all;
    const [first] = readings;
    if (!first || new Set(readings.map(valuesOf)).size > 1) return undefined;
    return endsAsGender(first.known, word) && hasGender(first.clauses) ? undefined : first;
  };
}

/** Returns whether a word that a misspelled one was taken for tells nothing: `voice` for `vioce`. */
export function isEmptyWord(word: string, lexicon: Lexicon): boolean {
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
  return column === 'gender' || column === 'age';
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
