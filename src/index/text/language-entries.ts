import { nameOfLanguage } from '../../lib/cldr-names.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { regionOfDemonym } from '../../vocabulary/countries.ts';
import { ACCENTS, COUNTRIES } from '../../vocabulary/facets.ts';
import { languageCodes, namesOfLanguage } from '../../vocabulary/language-names.ts';
import { widerAccents } from '../../vocabulary/wider-accents.ts';
import { phraseKey, tokenize } from './analyzer.ts';
import { languageValue, type Meaning, type MeantValue, wordValue } from './meaning.ts';

export type Entry = readonly [phrase: string, meaning: Meaning];

/** Pattern of names of up to four letters. In a search, such a name is more often a code or a prefix than a language. */
const TINY_NAME = /^[a-z]{1,4}$/;

/** A name of one or more languages, with the display names of these languages. */
type Named = readonly [name: string, languages: readonly string[]];

/** Joins the languages that share a name: three languages are called Mono, in Cameroon, Congo and the Solomon Islands. */
function joinShared(names: readonly Named[]): Named[] {
  return Array.from(
    groupBy(names, ([name]) => keyOf(name)),
    ([key, all]) => [key, [...new Set(all.flatMap(([, languages]) => languages))]] as const,
  );
}

/** Returns all names of languages. Languages in CLDR come first, because they have more speakers. Short or `known` names get "language" added. */
export function furtherNames(known: ReadonlySet<string>): Entry[] {
  const isCommon = (code: string) => nameOfLanguage(code, 'en') !== undefined;
  const codes = languageCodes().toSorted((a, b) => Number(isCommon(b)) - Number(isCommon(a)));
  const namesOf = (code: string) => namesOfLanguage(code) ?? { name: code, others: [] };
  /** Returns the name that voices have for a language: `cmn` → Chinese, because BCP-47 replaces some codes by the two-letter code of a macrolanguage. */
  const spoken = memoize((code: string): readonly string[] => {
    const { language = code } = new Intl.Locale(code);
    return [namesOf(language.length === 2 ? language : code).name];
  }, Number.POSITIVE_INFINITY);
  const shown = codes.map((code): Named => [namesOf(code).name, spoken(code)]);
  const others = codes.flatMap((code) => namesOf(code).others.map((name): Named => [name, spoken(code)]));
  const translated = Intl.DisplayNames.supportedLocalesOf(languageCodes()).flatMap((locale) =>
    spokenLanguages().map((code): Named => [nameOfLanguage(code, locale) ?? '', spoken(code)]),
  );
  return [...shown, ...joinShared(others), ...translated].flatMap(([name, languages]) => {
    const key = keyOf(name);
    if (key.length < 2) return [];
    const meaning: Meaning = { kind: 'values', values: [languageValue(languages)], isName: true };
    return [[known.has(key) || TINY_NAME.test(key) ? `${key} language` : key, meaning] as const];
  });
}

function keyOf(name: string): string {
  return phraseKey(tokenize(name));
}

/** Returns the names of dialects that combine an accent and a language: `egyptian arabic`. A search reads these names word by word. */
export function dialects(): readonly string[] {
  const national = [...COUNTRIES.values()].flatMap(({ adjective, languages }) =>
    adjective === undefined
      ? []
      : languages.map((language) => `${adjective} ${nameOfLanguage(language, 'en')}`),
  );
  return [...national, ...[...ACCENTS.values()].flatMap(({ dialects }) => dialects)].map(keyOf);
}

/** Two-letter codes of the languages that CLDR names, and the codes of Cantonese and Filipino, because voices speak these two languages. */
export const spokenLanguages = lazy(() => [
  ...languageCodes()
    .filter((code) => code.length === 2 && new Intl.Locale(code).language === code)
    .filter((code) => nameOfLanguage(code, 'en') !== undefined),
  'yue',
  'fil',
]);

/** Returns the value that means only a language, and no country or accent of the same name. A code with region or script (`pt-BR`) becomes a word. */
export function languageValues(code: string): readonly MeantValue[] {
  if (code.includes('-')) return [{ kind: 'word', text: code }];
  const { name } = namesOfLanguage(code) ?? {};
  return name === undefined ? [] : [languageValue([name])];
}

/**
 * Returns the names of accents, each with the accent and its wider accents as the meaning. A country is named by its name, because its
 * adjective may also mean a language. `ordinary` English words are left out.
 */
export function accentNames(ordinary: readonly string[]): Entry[] {
  const words = new Set(ordinary);
  return [...ACCENTS].flatMap(([accent, { names = [], wordings }]) => {
    const wider = widerAccents(accent).map(
      (each) => COUNTRIES.get(regionOfDemonym(each) ?? '')?.name ?? each,
    );
    const value = wordValue([accent, ...wider].map((each) => tokenize(each).join('')));
    const keys = [accent, ...names, ...wordings].map(keyOf).filter((key) => !words.has(key));
    return keys.map((key): Entry => [key, { kind: 'values', values: [value], isName: true }]);
  });
}
