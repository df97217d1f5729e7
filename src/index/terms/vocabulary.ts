import { groupBy } from '../../domain/group-by.ts';
import { lazy } from '../../domain/lazy.ts';
import { memoize } from '../../domain/memoize.ts';
import { type Columns, MAX_WORD_SCORE, type ScoredTerm, toNative } from '../columns/columns.ts';
import { NATIVE_COLUMNS } from '../columns/schema.ts';
import type { LocaleMatcher } from '../text/locale-match.ts';
import { createTypoScan } from '../text/typo-scan.ts';
import type { SearchedName, SearchedValue, TermsImage } from './build-terms.ts';
import type { Dictionary, Hit } from './dictionary.ts';
import { type Expansion, NO_EXPANSION, type SearchTerm } from './expansion.ts';
import { findTypos, guessWords } from './typos.ts';

/**
 * Factors by which a match's score is multiplied, by the column of the value; 1 for other columns. Names weigh much
 * because people search for names most. A provider comes before voices named like it, and a gender or age before models
 * and use cases that contain the word.
 */
const WEIGHTS: Readonly<Partial<Record<SearchedName, number>>> = {
  name_word: 6,
  provider: 7,
  gender: 3,
  age: 3,
  language: 1.5,
  country: 1.5,
  accent: 1.5,
};
/**
 * Scores of a match before it is multiplied by the column's weight. An exact match in a column of weight 1 scores more
 * than prefix matches in name, id, language, country and accent together. Exact matches in all columns add up to less
 * than {@link MAX_WORD_SCORE}.
 */
const SCORES = { exact: 100, prefix: 6, typo: 6 } as const;

/** Columns in which an exact match excludes longer words: `chile` is the country Chile, not the beginning of the name Chilemba. */
const FINAL: readonly SearchedName[] = ['language', 'country', 'accent', 'provider'];
/** Pattern of words whose match excludes longer ones. A shorter Latin word is more often the beginning of one: the language Dan, Daniel. */
const FINAL_WORD = /^(?:.{5,}|[^a-z].*)$/u;
/** Length from which the beginning of a word finds a gender or age. A shorter one mostly begins a name: `mat` → Matthew, not mature. */
const MIN_CHOICE_PREFIX_CHARACTERS = 4;
/** A letter or digit, which begins too many words: `4` in `voices 4 games` is not GPT-4o. */
const SIGN = /^[a-z0-9]$/;
/** A letter. */
const LETTER = /^[a-z]$/;
/** Columns of which the beginning of a word beside other words scores as the word. */
const BEGUN: readonly SearchedName[] = ['gender', 'age', 'language', 'country', 'accent'];
/** Pattern of a beginning that is read as such. Digits begin no category. */
const BEGINNING = /^\p{L}+$/u;
const LOCALE_CODE = /[-_]/;
/** A name that may be a misspelling of another one. Shorter names are too many. */
const NAME = /^\p{L}{5,24}$/u;
/** Number of a version beside the name of a model: `chirp 3`, `mist v2`. */
const VERSION = /^v?\p{N}+$/u;

/**
 * Share of a match's score that every voice gets that speaks the language; a voice whose own language it is gets all of it.
 */
const FURTHER_LANGUAGE_SHARE = 0.2;

/** A vocabulary expands words of a search to terms: scored column values. Expansions are cached, so that equal words share one array. */
export interface Vocabulary {
  /** Expands a folded word (`jenny`) or a locale code as the user wrote it (`en_GB`). Typos are not corrected here, but by `correct`. */
  expand(word: string): Expansion;
  /** Expands the beginning of a word to the genders and ages that have a word that begins so: `wom` → Female. */
  expandChoice(beginning: string): Expansion;
  /**
   * Expands the beginning of a word that follows other words: genders, ages, languages, countries and accents that begin so score as
   * exact ones, because a word beside another one more often is a category than a name: `british fe` → Female.
   */
  expandBeginning(beginning: string): Expansion;
  /** Expands a single letter to the words of voices' names that start with the letter: `j` → jenny, john. */
  expandLetter(letter: string): Expansion;
  /** Expands a misspelled word to the values that the word may mean: `jeny` → jenny. */
  correct(word: string): Expansion;
  /** Returns the words of genders and ages that have the first letter of a misspelled word and are one edit from it. */
  choicesNear(word: string): readonly string[];
  /** Expands a word that is somebody's name to the names that have one of its letters twice, which people forget most: `joana` → joanna. */
  expandNamesNear(word: string): Expansion;
  /** Returns the known words nearest to a word that `correct` could not correct, so that did-you-mean proposes them. */
  guess(word: string): readonly string[];
  /** Returns whether a value has the word; for a choice, whether a gender or age has it. */
  has(word: string, kind: 'any' | 'choice'): boolean;
  /** Returns the columns of the values that have the word. */
  columnsOf(word: string): readonly SearchedName[];
  /** Returns the words of values that begin so, except codes, which a search matches whole. */
  wordsStartingWith(beginning: string): readonly string[];
  /** Returns whether a word only stands in longer names of languages, countries or accents: `ancient` in Ancient Greek. */
  isPart(word: string): boolean;
  /** Returns whether two words are one term: `middle aged`, `chirp 3`. */
  isPhrase(first: string, second: string): boolean;
  /** Returns whether two words are a misspelled term of two words: `midle aged`. */
  isMisspelledPhrase(first: string, second: string): boolean;
  /** Returns whether a text is the code of a locale that voices have: `en_GB`. */
  isLocale(text: string): boolean;
}

export function createVocabulary(
  columns: Columns,
  dictionary: Dictionary,
  { phrases }: Pick<TermsImage, 'phrases'>,
  matchLocales: LocaleMatcher,
): Vocabulary {
  const phraseScan = lazy(() => createTypoScan([...phrases]));
  const localesOf = memoize((code: string): readonly SearchTerm[] =>
    matchLocales(code).flatMap((value) => shareWithNative({ column: 'locale', value, score: SCORES.exact })),
  );

  /** Divides the score of a language or locale between all voices that speak it and those whose own it is. */
  function shareWithNative(term: SearchedValue & ScoredTerm): SearchTerm[] {
    const own = toNativeTerm(term);
    const shared = Math.max(1, Math.round(term.score * FURTHER_LANGUAGE_SHARE));
    if (!own || term.score === shared) return [{ ...term, score: shared }];
    return [
      { ...term, score: shared },
      { ...own, score: term.score - shared },
    ];
  }

  /**
   * Returns the terms of a found value. A word in the name of a locale means own locales only, because `british` in British English
   * means a Briton and not everybody who speaks British English as well.
   */
  function toTerms(term: SearchedValue & ScoredTerm): SearchTerm[] {
    if (term.column === 'language') return shareWithNative(term);
    if (term.column !== 'locale') return [term];
    const own = toNativeTerm(term);
    return own ? [own] : [];
  }

  function toExpansion(scored: readonly ScoredHit[], rest: Omit<Expansion, 'terms'>): Expansion {
    const terms = bestTerms(scored).flatMap(toTerms);
    return terms.length > 0 ? { ...rest, terms } : NO_EXPANSION;
  }

  function toNativeTerm({ column, value, score }: SearchedValue & ScoredTerm): SearchTerm | undefined {
    if (column !== 'language' && column !== 'locale') return undefined;
    const own = toNative(columns, { column, value });
    return own && { column: NATIVE_COLUMNS[column], value: own.value, score };
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
    const isCategory = FINAL_WORD.test(word) && exact.some((hit) => isIn(hit, FINAL));
    const scored = [
      // A gender or age in a voice's name or id (`woman` in Calm Woman) scores 0, because the word scores in the column `gender` or `age`.
      ...common.map((hit) => ({ hit, score: isIn(hit, ['name_word', 'id_word']) ? 0 : SCORES.exact })),
      ...rare.map((hit) => ({ hit, score: SCORES.prefix })),
      // A name or id with the word for a language, country, accent or provider counts as a beginning, so that all speakers are equal.
      ...exact.map((hit) => ({
        hit,
        score: isCategory && isIn(hit, ['name_word', 'id_word']) ? SCORES.prefix : SCORES.exact,
      })),
      ...(isCategory ? [] : open).map((hit) => ({ hit, score: SCORES.prefix * closeness(word, hit) })),
    ];
    const match = codes.length + exact.length > 0 ? 'exact' : 'prefix';
    return toExpansion(scored, { match, readAs: [], isCategory });
  }

  function expandChoice(beginning: string): Expansion {
    const hits = nearestOf(beginning, dictionary.startingWith(beginning, 'choice'));
    return toExpansion(
      hits.map((hit) => ({ hit, score: SCORES.exact })),
      { match: 'prefix', readAs: [], isCategory: false },
    );
  }

  function expandBeginning(beginning: string): Expansion {
    if (!BEGINNING.test(beginning)) return NO_EXPANSION;
    const choices = nearestOf(beginning, dictionary.startingWith(beginning, 'choice'));
    const open = LETTER.test(beginning) ? [] : dictionary.startingWith(beginning, 'open');
    const scored = [...choices, ...open].map((hit) => {
      const score = isIn(hit, BEGUN) ? SCORES.exact : SCORES.prefix;
      return { hit, score: score * closeness(beginning, hit) };
    });
    return toExpansion(scored, { match: 'prefix', readAs: [], isCategory: false });
  }

  function correct(word: string): Expansion {
    const hits = findTypos(word, dictionary);
    const scored = hits.map((hit) => ({ hit, score: SCORES.typo * closeness(word, hit) }));
    const readAs = [...new Set(hits.flatMap(({ words }) => words))];
    return toExpansion(scored, { match: 'typo', readAs, isCategory: false });
  }

  function expandNamesNear(word: string): Expansion {
    if (!NAME.test(word)) return NO_EXPANSION;
    const doubled = Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at));
    const names = [...new Set(doubled)].filter((each) => dictionary.has(each, 'open'));
    const hits = names
      .flatMap((each) => dictionary.exact(each, 'open'))
      .filter((hit) => isIn(hit, ['name_word']));
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
    const named = dictionary.exact(word, 'open', 'code', 'choice').filter((hit) => isIn(hit, FINAL));
    const whole = new Set(dictionary.exact(word, 'label').map(({ id }) => id));
    return named.length > 0 && !named.some(({ id }) => whole.has(id));
  }

  return {
    expand: memoize(expand),
    correct: memoize(correct),
    isMisspelledPhrase: (first, second) => phraseScan()(first + second, 1).length > 0,
    expandChoice: memoize(expandChoice),
    expandBeginning: memoize(expandBeginning),
    expandLetter: memoize(expandLetter),
    isPart: memoize(isPart),
    choicesNear: (word) =>
      dictionary.near(word, 1, 'choice').flatMap((each) => (each.word[0] === word[0] ? each.word : [])),
    expandNamesNear: memoize(expandNamesNear),
    has: (word, kind) =>
      kind === 'choice' ? dictionary.has(word, 'choice') : dictionary.has(word, 'open', 'code', 'choice'),
    columnsOf: (word) => dictionary.exact(word, 'open', 'code', 'choice').map(({ column }) => column),
    wordsStartingWith: (beginning) =>
      dictionary.startingWith(beginning, 'open', 'choice').flatMap(({ words }) => words),
    guess: (word) => guessWords(word, dictionary),
    isPhrase: (first, second) =>
      phrases.has(first + second) ||
      (VERSION.test(second) && dictionary.exact(first + second, 'open').length > 0),
    isLocale: (text) => LOCALE_CODE.test(text) && localesOf(text).length > 0,
  };
}

/**
 * Returns whether a hit is a language without a two-letter code, by its code of three letters: `men` for Mende. A word of
 * three letters more often means a gender or an age, or begins a name, and some thousand languages have such a code.
 */
function isRareCode(word: string, hit: Hit): boolean {
  return isIn(hit, ['language']) && word.length === 3 && canonicalCode(word) === undefined;
}

/** Finds a language by a deprecated or three-letter code (`iw` → Hebrew), unless a voice's name has the word: `dan`, `ben`. */
function findDeprecatedCode(word: string, dictionary: Dictionary): readonly Hit[] {
  const code = canonicalCode(word);
  if (code === undefined) return [];
  if (dictionary.exact(word, 'open').some((hit) => isIn(hit, ['name_word']))) return [];
  return dictionary.exact(code, 'code').filter((hit) => isIn(hit, ['language']));
}

/** Returns the values with a word that starts with `word` or equals it. */
function findPrefix(word: string, dictionary: Dictionary): readonly Hit[] {
  return word.length < MIN_CHOICE_PREFIX_CHARACTERS
    ? dictionary.startingWith(word, 'open')
    : dictionary.startingWith(word, 'open', 'choice');
}

/** Returns the gender and the age that lack the fewest letters of a beginning: `m` is a man and no Spanish `mujer`. */
function nearestOf(beginning: string, choices: readonly Hit[]): readonly Hit[] {
  return [...groupBy(choices, ({ column }) => column).values()].flatMap((hits) => {
    const best = Math.max(...hits.map((hit) => closeness(beginning, hit)));
    return hits.filter((hit) => closeness(beginning, hit) === best);
  });
}

interface ScoredHit {
  readonly hit: Hit;
  readonly score: number;
}

/** Returns one term per value, with the value's best score times the weight of its column, as a whole number of at least 1. */
function bestTerms(scored: readonly ScoredHit[]): (SearchedValue & ScoredTerm)[] {
  const best = new Map<number, ScoredHit>();
  for (const each of scored)
    if (each.score > (best.get(each.hit.id)?.score ?? -1)) best.set(each.hit.id, each);
  return Array.from(best.values(), ({ hit: { column, value }, score }) => {
    const weighted = Math.max(1, Math.round(score * (WEIGHTS[column] ?? 1)));
    return { column, value, score: Math.min(MAX_WORD_SCORE, weighted) };
  });
}

function isIn({ column }: Hit, names: readonly SearchedName[]): boolean {
  return names.includes(column);
}

/** Returns the language of a tag. Memoized, because ICU takes longer than the rest of a look-up. */
const languageOf = memoize((tag: string) => new Intl.Locale(tag).language);

/** Returns the canonical ISO 639 code of a deprecated or longer one (`iw` → he, `jpn` → ja); undefined if it is canonical or no code. */
function canonicalCode(word: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(word)) return undefined;
  const language = languageOf(word);
  return language === word ? undefined : language;
}

/** Returns a factor for the score of a match. It is 1 if the found word is as long as `word`, and falls with the difference in length. */
function closeness(word: string, { words }: Hit): number {
  const difference = Math.min(...words.map((matched) => Math.abs(matched.length - word.length)));
  return word.length / (word.length + 0.3 * difference);
}
