import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import {
  columnsWhere,
  MANNERS,
  NAMING_COLUMNS,
  ORIGINS,
  type SearchedName,
  TOKENS,
} from '../columns/schema.ts';
import { indexOf } from '../structures/sorted-strings.ts';
import type { LocaleMatcher } from '../text/locale-match.ts';
import { createTypoScan } from '../text/typo-scan.ts';
import type { TermsImage } from './build-terms.ts';
import { COSTS } from './costs.ts';
import type { Dictionary, Hit } from './dictionary.ts';
import { type Expansion, isTellingTerm, NO_EXPANSION, type SearchTerm } from './expansion.ts';
import { findDeprecatedCode, isRareCode } from './language-codes.ts';
import { createTermMaker } from './native-terms.ts';
import { bestTerms, closeness, likelihood, nearestOf, SCORES, type ScoredHit } from './scored-hits.ts';
import { findTypos, guessWords } from './typos.ts';

/** Columns in which an exact match excludes longer words: `chile` is the country Chile, not the beginning of the name Chilemba. */
const FINAL = columnsWhere(({ isFinal }) => isFinal);
/** Columns of values that very many voices have. The word of a style or use begins none: `deep` is no Deepgram, `gentle` no gentleman. */
const LARGE = columnsWhere(({ words, kind }) => words === 'choice' || kind === 'provider');
/** Pattern of words whose match excludes longer ones. A shorter Latin word is more often the beginning of one: the language Dan, Daniel. */
const FINAL_WORD = /^(?:.{5,}|[^a-z].*)$/u;
/** Length from which the beginning of a word finds a gender or age. A shorter one mostly begins a name: `mat` → Matthew, not mature. */
const MIN_CHOICE_PREFIX_CHARACTERS = 4;
/** A letter or digit, which begins too many words: `4` in `voices 4 games` is not GPT-4o. */
const SIGN = /^[a-z0-9]$/;
const LOCALE_CODE = /[-_]/;
/** Pattern of the code of a language or country. */
const CODE = /^[a-z]{2,3}$/;
/** Pattern of a locale code without its hyphen: `ptbr`. */
const GLUED_LOCALE = /^([a-z]{2,3})([a-z]{2})$/;
/** A name that may be a misspelling of another one. Shorter names are too many. */
const NAME = /^\p{L}{5,24}$/u;
/** Number of a version beside the name of a model: `chirp 3`, `mist v2`. */
const VERSION = /^v?\p{N}+$/u;

/** A vocabulary expands words of a search to terms: scored column values. Expansions are cached, so that equal words share one array. */
export interface Vocabulary {
  /** Expands a folded word (`jenny`) or a locale code as the user wrote it (`en_GB`). Typos are not corrected here, but by `correct`. */
  expand(word: string): Expansion;
  /** Expands the beginning of a word to the genders and ages that have a word that begins so: `wom` → Female. */
  expandChoice(beginning: string): Expansion;
  /** Expands a single letter to the words of voices' names that start with the letter: `j` → jenny, john. */
  expandLetter(letter: string): Expansion;
  /** Expands a misspelled word to the values that the word may mean: `jeny` → jenny. */
  correct(word: string): Expansion;
  /** Expands a word that is somebody's name to the names that have one of its letters twice, which people forget most: `joana` → joanna. */
  expandNamesNear(word: string): Expansion;
  /** Returns the known words nearest to a word that `correct` could not correct, so that did-you-mean proposes them. */
  guess(word: string): readonly string[];
  /** Returns whether a value has the word; for a choice, whether a gender or age has it. */
  has(word: string, kind: 'any' | 'choice'): boolean;
  /** Returns the cost of reading the word as it is written. */
  costOf(word: string): number;
  /** Returns whether a word is only the code of a language, country or locale. */
  isCode(word: string): boolean;
  /** Returns whether a word is some voice's whole name. */
  isName(word: string): boolean;
  /** Returns the columns of the values that have the word. */
  columnsOf(word: string): readonly SearchedName[];
  /** Returns the words of values that begin so, except codes, which a search matches whole. */
  wordsStartingWith(beginning: string): readonly string[];
  /** Returns whether a word only stands in longer names of languages, countries or accents: `ancient` in Ancient Greek. */
  isPart(word: string): boolean;
  /** Returns whether joined words are one term: `middleaged`, `chirp3`. The last of them may be the number of a version. */
  isPhrase(joined: string, last: string): boolean;
  /** Returns whether joined words are a misspelled term of several words: `midleaged`. */
  isMisspelledPhrase(joined: string): boolean;
  /** Returns whether a text is the code of a locale that voices have: `en_GB`. */
  isLocale(text: string): boolean;
}

export function createVocabulary(
  columns: Columns,
  dictionary: Dictionary,
  { phrases }: Pick<TermsImage, 'phrases'>,
  matchLocales: LocaleMatcher,
): Vocabulary {
  const { shareWithNative, toTerms } = createTermMaker(columns);
  const phraseScan = lazy(() => createTypoScan([...phrases]));
  const localesOf = memoize((code: string): readonly SearchTerm[] =>
    matchLocales(code).flatMap((value) => shareWithNative({ column: 'locale', value, score: SCORES.exact })),
  );

  function toExpansion(scored: readonly ScoredHit[], rest: Omit<Expansion, 'terms'>): Expansion {
    const terms = bestTerms(scored).flatMap(toTerms);
    return terms.length > 0 ? { ...rest, terms } : NO_EXPANSION;
  }

  function expand(word: string): Expansion {
    if (LOCALE_CODE.test(word))
      return { match: 'exact', terms: localesOf(word), readAs: [], isCategory: true };
    const codes = [...dictionary.exact(word, 'code', 'choice'), ...findDeprecatedCode(word, dictionary)];
    const common = codes.filter((hit) => !isRareCode(word, hit));
    const rare = common.length > 0 ? [] : codes;
    const open =
      common.length > 0 || SIGN.test(word) ? dictionary.exact(word, 'open') : findPrefix(word, dictionary);
    const exact = open.filter(({ words }) => words.includes(word));
    const isCategory = FINAL_WORD.test(word) && exact.some((hit) => FINAL.has(hit.column)) && !isPart(word);
    const isManner = exact.some((hit) => MANNERS.has(hit.column));
    const begun = isCategory ? [] : isManner ? open.filter((hit) => !LARGE.has(hit.column)) : open;
    const names = isCategory ? NAMING_COLUMNS : TOKENS;
    const nameScore = isCategory ? 0 : isManner ? SCORES.prefix : SCORES.exact;
    const scored = [
      // A gender or age in a voice's name or id (`woman` in Calm Woman) scores least, because the word scores in the column `gender` or `age`.
      ...common.map((hit) => ({ hit, score: TOKENS.has(hit.column) ? SCORES.least : SCORES.exact })),
      ...rare.map((hit) => ({ hit, score: SCORES.prefix })),
      // A name, id or model with the word for a language, country, accent or provider adds nothing, so that all speakers are equal; one with the
      // word for a style or use counts as a beginning.
      ...exact.map((hit) => ({ hit, score: names.has(hit.column) ? nameScore : SCORES.exact })),
      ...begun.map((hit) => ({ hit, score: SCORES.prefix * closeness(word, hit) })),
    ];
    if (scored.length === 0) return expandGlued(word);
    const match = codes.length + exact.length > 0 ? 'exact' : 'prefix';
    return toExpansion(scored, { match, readAs: [], isCategory });
  }

  /** Expands the code of a locale without its hyphen: `ptbr`. */
  function expandGlued(word: string): Expansion {
    const [, language, region] = GLUED_LOCALE.exec(word) ?? [];
    const terms = region === undefined ? [] : localesOf(`${language}-${region}`);
    return terms.length > 0 ? { match: 'exact', terms, readAs: [], isCategory: true } : NO_EXPANSION;
  }

  function expandChoice(beginning: string): Expansion {
    const hits = nearestOf(beginning, dictionary.startingWith(beginning, 'choice'));
    return toExpansion(
      hits.map((hit) => ({ hit, score: SCORES.exact })),
      { match: 'prefix', readAs: [], isCategory: false },
    );
  }

  function correct(word: string): Expansion {
    const hits = findTypos(word, dictionary);
    const scored = hits.map((hit) => ({ hit, score: SCORES.typo * likelihood(word, hit) }));
    const readAs = [...new Set(hits.flatMap(({ words }) => words))];
    return toExpansion(scored, { match: 'typo', readAs, isCategory: false });
  }

  function expandNamesNear(word: string): Expansion {
    if (!NAME.test(word)) return NO_EXPANSION;
    const doubled = Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at));
    const names = [...new Set(doubled)].filter((each) => dictionary.has(each, 'open'));
    const hits = names
      .flatMap((each) => dictionary.exact(each, 'open'))
      .filter(({ column }) => column === 'name_word');
    const scored = hits.map((hit) => ({ hit, score: SCORES.typo * closeness(word, hit) }));
    const readAs = [...new Set(hits.flatMap(({ words }) => words))];
    return toExpansion(scored, { match: 'typo', readAs, isCategory: false });
  }

  /** Expands a letter by scanning all words of names. The dictionary is not used, because it would make an object for each of many hits. */
  function expandLetter(letter: string): Expansion {
    const terms = [...columns.name_word.distinct.entries()]
      .filter(([, word]) => word.startsWith(letter))
      .map(([value]) => ({ column: 'name_word' as const, value, score: SCORES.prefix }));
    return terms.length > 0 ? { ...NO_EXPANSION, match: 'prefix', terms } : NO_EXPANSION;
  }

  function isPart(word: string): boolean {
    const named = dictionary.exact(word, 'open', 'code', 'choice').filter((hit) => FINAL.has(hit.column));
    const whole = new Set(dictionary.exact(word, 'label').map(({ id }) => id));
    return named.length > 0 && !named.some(({ id }) => whole.has(id));
  }

  function costOf(word: string): number {
    const { match, terms } = expandOnce(word);
    if (match === 'prefix') return COSTS.beginning;
    if (match !== 'exact') return COSTS.unknown;
    const isLabel = terms.some((term) => isTellingTerm(term) && term.column !== 'id_compound');
    if (!isLabel && isName(word)) return COSTS.name;
    if (isCode(word)) return isLabel ? COSTS.code : COSTS.rareCode;
    if (isPart(word)) return COSTS.labelPart;
    return isLabel ? COSTS.label : COSTS.namePart;
  }

  const isName = (word: string) => indexOf(columns.name.distinct, word) !== undefined;
  function isCode(word: string): boolean {
    if (dictionary.has(word, 'open', 'choice')) return false;
    if (!CODE.test(word)) return GLUED_LOCALE.test(word) && !dictionary.has(word, 'code');
    const coded = dictionary.exact(word, 'code').some(({ column }) => ORIGINS.has(column));
    return coded || findDeprecatedCode(word, dictionary).length > 0;
  }

  const expandOnce = memoize(expand);

  return {
    expand: expandOnce,
    costOf: memoize(costOf),
    isCode,
    isName,
    correct: memoize(correct),
    isMisspelledPhrase: (joined) => phraseScan()(joined, 1).length > 0,
    expandChoice: memoize(expandChoice),
    expandLetter: memoize(expandLetter),
    isPart: memoize(isPart),
    expandNamesNear: memoize(expandNamesNear),
    has: (word, kind) =>
      kind === 'choice' ? dictionary.has(word, 'choice') : dictionary.has(word, 'open', 'code', 'choice'),
    columnsOf: (word) => dictionary.exact(word, 'open', 'code', 'choice').map(({ column }) => column),
    wordsStartingWith: (beginning) =>
      dictionary.startingWith(beginning, 'open', 'choice').flatMap(({ words }) => words),
    guess: (word) => guessWords(word, dictionary),
    isPhrase: (joined, last) => phrases.has(joined) || (VERSION.test(last) && dictionary.has(joined, 'open')),
    isLocale: (text) => LOCALE_CODE.test(text) && localesOf(text).length > 0,
  };
}

/** Returns the values with a word that starts with `word` or equals it. */
function findPrefix(word: string, dictionary: Dictionary): readonly Hit[] {
  return word.length < MIN_CHOICE_PREFIX_CHARACTERS
    ? dictionary.startingWith(word, 'open')
    : dictionary.startingWith(word, 'open', 'choice');
}
