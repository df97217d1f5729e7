import { nameOfLanguage } from '../../lib/cldr-names.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { countries, toDemonym } from '../../vocabulary/countries.ts';
import { ACCENTS } from '../../vocabulary/facets.ts';
import { languageCodes, namesOfLanguage } from '../../vocabulary/language-names.ts';
import { phraseKey, tokenize } from './analyzer.ts';
import { type Meaning, type MeantValue, meaningOfWords } from './meaning.ts';

/** A phrase of some language with its meaning. */
export type Entry = readonly [phrase: string, meaning: Meaning];

/** Names that in a search are codes or beginnings more often than languages. */
const TINY_NAME = /^[a-z]{1,4}$/;
/** First half of a letter beyond the Basic Multilingual Plane, by which the blocks of the lexicon are not divided. */
const ASTRAL = /^[\ud800-\udbff]/;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the names of groups with which the names of several languages end: Apache. */
function groupNames(names: readonly string[]): Entry[] {
  const ends = names.flatMap((name) => tokenize(name).map((_, at, words) => words.slice(at + 1).join('_')));
  return [...groupBy(ends, (end) => end)].flatMap(([end, all]): Entry[] =>
    end !== '' && all.length > 1
      ? [[end, { kind: 'values', values: [{ kind: 'language', text: end }], isName: true }]]
      : [],
  );
}

/**
 * Returns all names of all languages, those with a name in CLDR first, because they have more speakers. A name that is short or a known
 * word is found with the word "language" after it: `ga language`.
 */
export function furtherNames(known: ReadonlySet<string>): Entry[] {
  const isCommon = (code: string) => nameOfLanguage(code, 'en') !== undefined;
  const codes = languageCodes().toSorted((a, b) => Number(isCommon(b)) - Number(isCommon(a)));
  const namesOf = (code: string) => namesOfLanguage(code) ?? { name: code, others: [] };
  /** Returns the code under which voices have a language, because BCP-47 has some languages under a macrolanguage of two letters. */
  const spokenCode = memoize((code) => {
    const { language = code } = new Intl.Locale(code);
    return language.length === 2 ? language : code;
  }, Number.POSITIVE_INFINITY);
  const named = [
    ...codes.map((code) => [namesOf(code).name, code] as const),
    ...codes.flatMap((code) => namesOf(code).others.map((name) => [name, code] as const)),
  ];
  const translated = namedLocales().flatMap((locale) =>
    spokenLanguages().flatMap((code) => [[nameOfLanguage(code, locale) ?? '', code] as const]),
  );
  const entries = [...named, ...translated].map(
    ([name, code]): Entry => [
      name,
      { kind: 'values', values: languageValues(spokenCode(code)), isName: true },
    ],
  );
  return [...entries, ...groupNames(codes.map((code) => namesOf(code).name))].flatMap(([name, meaning]) => {
    const key = phraseKey(tokenize(name));
    if (key.length < 2 || ASTRAL.test(key)) return [];
    return [[known.has(key) || TINY_NAME.test(key) ? `${key} language` : key, meaning] as const];
  });
}

/** Returns the names of dialects, which a search reads word by word, as the accent and the language: `egyptian arabic`. */
export function dialects(): readonly string[] {
  const national = countries.flatMap(({ adjective, languages }) =>
    adjective === undefined
      ? []
      : [...languages].map((language) => `${adjective} ${nameOfLanguage(language, 'en')}`),
  );
  return [...national, ...[...ACCENTS.values()].flatMap(({ dialects }) => dialects)].map((name) =>
    phraseKey(tokenize(name)),
  );
}

/** Returns the languages in which CLDR has names. */
function namedLocales(): readonly string[] {
  return Intl.DisplayNames.supportedLocalesOf(languageCodes());
}

/** Codes of the languages with a two-letter code, and of Cantonese and Filipino, which voices speak and CLDR names everywhere. */
export const spokenLanguages = lazy(() => [
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => new Intl.Locale(code).language === code && nameOfLanguage(code, 'en') !== undefined,
  ),
  'yue',
  'fil',
]);

/** Returns the value that means a language, and no country or accent of its name; a locale is meant by its tag. */
export function languageValues(code: string): readonly MeantValue[] {
  if (code.includes('-')) return [{ kind: 'word', text: code }];
  const { name } = namesOfLanguage(code) ?? {};
  return name === undefined ? [] : [{ kind: 'language', text: tokenize(name).join('_') }];
}

/** Returns the names of accents that are no `ordinary` English words, with the country of each as meaning, for accents that no voice has: Geordie. */
export function accentNames(ordinary: readonly string[]): Entry[] {
  const words = new Set(ordinary);
  return [...ACCENTS].flatMap(([accent, { region, names = [], wordings }]) =>
    [accent, ...names, ...wordings].flatMap((name): Entry[] => {
      const key = phraseKey(tokenize(name));
      const text = region && tokenize(toDemonym(region) ?? '').join('');
      return !text || words.has(key) ? [] : [[key, { ...meaningOfWords(text), isName: true }]];
    }),
  );
}
