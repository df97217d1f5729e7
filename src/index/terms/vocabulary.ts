import { memoize } from '../../lib/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import { ORIGINS } from '../columns/schema.ts';
import { indexOf } from '../structures/sorted-strings.ts';
import { tokenize } from '../text/analyzer.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { LocaleMatcher } from '../text/locale-match.ts';
import { alternativesOf, type MeantValue, valuesOf } from '../text/meaning.ts';
import type { TermsImage } from './build-terms.ts';
import { COSTS } from './costs.ts';
import type { Dictionary } from './dictionary.ts';
import {
  createLocaleFinder,
  createWordExpander,
  expandLetter,
  FINAL,
  findDeprecatedCode,
  GLUED_LOCALE,
  LOCALE_CODE,
} from './expand-word.ts';
import { isTellingTerm } from './expansion.ts';
import { createTermMaker } from './scored-terms.ts';
import { correctWord } from './typos.ts';

const CODE = /^[a-z]{2,3}$/;
/** Version number after the name of a model: `3` in `chirp 3`, `v2` in `mist v2`. */
const VERSION = /^v?\p{N}+$/u;

/** A vocabulary finds the values that search words may mean, each with a score. Results are cached, and equal words thus yield the same array. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

export function createVocabulary(
  columns: Columns,
  dictionary: Dictionary,
  { phrases }: Pick<TermsImage, 'phrases'>,
  matchLocales: LocaleMatcher,
  lexicon: Lexicon,
) {
  const terms = createTermMaker(columns);
  const localesOf = createLocaleFinder(matchLocales, terms);
  const expand = memoize(createWordExpander(dictionary, localesOf, terms, isPart));

  function isPart(word: string): boolean {
    const hits = dictionary.exact(word, 'open', 'code', 'choice');
    const named = hits.filter(({ column }) => FINAL.has(column) || column === 'model');
    const whole = new Set(dictionary.exact(word, 'label').map(({ id }) => id));
    return named.length > 0 && !named.some(({ id }) => whole.has(id));
  }

  function costOf(word: string): number {
    const { match, terms: found } = expand(word);
    if (match === 'prefix') return COSTS.beginning;
    if (match !== 'exact') return COSTS.unknown;
    const isLabel = found.some((term) => isTellingTerm(term) && term.column !== 'id_compound');
    if (!isLabel && isName(word)) return COSTS.name;
    if (isCode(word, dictionary)) return isLabel ? COSTS.code : COSTS.rareCode;
    if (isPart(word)) return COSTS.labelPart;
    return isLabel ? COSTS.label : COSTS.namePart;
  }

  const isFound = (value: MeantValue) =>
    (value.kind === 'word' || value.kind === 'language') &&
    alternativesOf(value).some((name) => expand(tokenize(name).join('')).match === 'exact');
  const isName = (word: string) => indexOf(columns.name.distinct, word) !== undefined;
  return {
    /** Returns the values that a folded word (lower case, no diacritics) or a locale code (`en_GB`) may mean, without correcting typos. */
    expand,
    /** Returns the cost, as {@link COSTS} explains, of reading the word as it is written, without a correction. */
    costOf: memoize(costOf),
    /** Reports whether a word is nothing but the code of a language, country or locale. */
    isCode: (word: string) => isCode(word, dictionary),
    /** Reports whether a word is some voice's whole name. */
    isName,
    /** Expands a misspelled word to the values that the word may mean: `jeny` → jenny. */
    correct: memoize((word) => correctWord(word, dictionary, terms)),
    /** Expands a single letter to the words of voices' names that start with the letter: `j` → jenny, john. */
    expandLetter: memoize((letter) => expandLetter(letter, columns)),
    /** Reports whether a word occurs only in longer names of languages, countries or accents: `ancient` in Ancient Greek. */
    isPart: memoize(isPart),
    /** Reports whether a value has the word. With `choice`, only genders and ages count. */
    has: (word: string, kind: 'any' | 'choice') =>
      kind === 'choice' ? dictionary.has(word, 'choice') : dictionary.has(word, 'open', 'code', 'choice'),
    columnsOf: (word: string) => dictionary.exact(word, 'open', 'code', 'choice').map(({ column }) => column),
    /** Returns the words that did-you-mean proposes for an unknown word: the most similar words, in any language, for values that voices have. */
    guess: (word: string) =>
      lexicon.nearest(word, 'all').filter((near) => valuesOf(lexicon.meaningOf([near])).every(isFound)),
    /** Reports whether words joined without blanks form one term: `chirp3`. `last` is the last word, which may be a version number. */
    isPhrase: (joined: string, last: string) =>
      phrases.has(joined) || (VERSION.test(last) && dictionary.has(joined, 'open')),
    /** Reports whether a text is the code of a locale that voices have: `en_GB`. */
    isLocale: (text: string) => LOCALE_CODE.test(text) && localesOf(text).length > 0,
  };
}

function isCode(word: string, dictionary: Dictionary): boolean {
  if (dictionary.has(word, 'open', 'choice')) return false;
  if (!CODE.test(word)) return GLUED_LOCALE.test(word) && !dictionary.has(word, 'code');
  const coded = dictionary.exact(word, 'code').some(({ column }) => ORIGINS.has(column));
  return coded || findDeprecatedCode(word, dictionary).length > 0;
}
