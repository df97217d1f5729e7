import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { fold } from '../../lib/fold.ts';
import { lazy } from '../../lib/lazy.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { UNLISTED_VENDORS } from '../../providers/unlisted-vendors.ts';
import { countries, toDemonym } from '../../vocabulary/countries.ts';
import { furtherQueryWords, queryWords } from '../../vocabulary/query-words/index.ts';
import { phrasesOf } from '../../vocabulary/query-words/phrases.ts';
import type { QueryWords } from '../../vocabulary/query-words/query-words.ts';
import { phraseKey, tokenize } from './analyzer.ts';
import { DEPLOYMENT, LANGUAGE, type Meaning, PROVIDER, packLexicon, REGION } from './lexicon.ts';

/** A phrase of some language with its meaning. */
type Entry = readonly [phrase: string, meaning: Meaning];

/** Names that are left out of the further languages, because most are words or names elsewhere: Albanian `Siri` (Syria), Latvian `eve` (Ewe). */
const SHORT_NAME = /^[a-z]{1,5}$/;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Builds the packed lexicon: meanings of words and phrases of many languages, from the tables of query words and from CLDR's names of
 * languages and countries, and of the known providers and vendors. Words of a table come before CLDR's names, and an earlier language before a later one,
 * so that a small language takes no word from a large one.
 */
export function buildLexicon(): string {
  const meanings = new Map<string, Meaning>();
  const add = (text: string, meaning: Meaning): void => {
    const key = phraseKey(tokenize(text));
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  };
  for (const [language, words] of queryWords) {
    const isEnglish = language === 'en' && { isEnglish: true as const };
    for (const [phrase, meaning] of [...meaningsIn(words), ...standardNames(language)])
      add(phrase, { ...meaning, ...isEnglish });
  }
  for (const [language, words] of furtherQueryWords) {
    const names = standardNames(language).filter(([name]) => !SHORT_NAME.test(fold(name)));
    for (const [phrase, meaning] of [...meaningsIn(words), ...names]) add(phrase, meaning);
  }
  const vendors = [
    ...Array.from(PROVIDER_FACTS, ([slug, { name }]) => [slug, [slug, name]] as const),
    ...UNLISTED_VENDORS,
  ];
  for (const [slug, names] of vendors)
    for (const name of names) add(name, { kind: 'words', words: [PROVIDER + slug] });
  return packLexicon(meanings);
}

function meaningsIn(table: QueryWords): Entry[] {
  const { people, genders, ages, useCases, styles, languages, countries: nations, providers } = table;
  /** Returns the phrases of a section; `toWords` gives the English words that a value of the section means. */
  const entriesOf = (
    section: Readonly<Record<string, string>> = {},
    toWords: (value: string) => readonly string[] = (value) => [joined(value)],
  ): Entry[] =>
    Object.entries(section).flatMap(([value, text]) =>
      phrasesOf(text, table).map((phrase): Entry => [phrase, { kind: 'words', words: toWords(value) }]),
    );
  return [
    ...(['not', 'notAfter', 'or', 'and', 'empty'] as const).flatMap((kind) =>
      phrasesOf(table[kind], table).map((phrase): Entry => [phrase, { kind, words: [] }]),
    ),
    ...entriesOf(people, (value) => value.split(' ').map(joined)),
    ...[genders, ages, useCases, styles, table.accents, providers].flatMap((section) => entriesOf(section)),
    ...entriesOf(languages, languageWords),
    ...entriesOf(nations, (code) => [joined(toDemonym(code) ?? nameOfRegion(code, 'en') ?? code)]),
    ...entriesOf(table.regions, (value) => [REGION + value]),
    ...entriesOf(table.deployments, (value) => [DEPLOYMENT + value]),
  ];
}

/** Returns CLDR's names of languages and countries in a language, with their English names as meanings. */
function standardNames(language: string): Entry[] {
  const named = (name: string | undefined, words: readonly string[]): Entry[] =>
    name === undefined || words.length === 0 ? [] : [[name, { kind: 'words', words }]];
  return [
    ...spokenLanguages().flatMap((code) => named(nameOfLanguage(code, language), languageWords(code))),
    ...(language === 'en' ? [] : countries).flatMap(({ code }) =>
      named(nameOfRegion(code, language), [joined(nameOfRegion(code, 'en') ?? '')].filter(Boolean)),
    ),
  ];
}

/** Codes of the languages with a two-letter code, and of Cantonese and Filipino, which voices speak and CLDR names everywhere. */
const spokenLanguages = lazy(() => [
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => new Intl.Locale(code).language === code && nameOfLanguage(code, 'en') !== undefined,
  ),
  'yue',
  'fil',
]);

/** Returns the words that mean a language, and no country or accent of its name; a locale is meant by its tag. */
function languageWords(code: string): readonly string[] {
  if (code.includes('-')) return [code];
  const name = nameOfLanguage(code, 'en');
  return name === undefined ? [] : [LANGUAGE + tokenize(name).join('_')];
}

/** Returns a text's folded words without blanks: "Estados Unidos" → `estadosunidos`. */
function joined(text: string): string {
  return tokenize(text).join('');
}
