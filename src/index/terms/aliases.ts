import { nameOfLanguage, nameOfRegion, writtenForms } from '../../lib/cldr-names.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { regionOfCountry, toDemonym } from '../../vocabulary/countries.ts';
import * as facets from '../../vocabulary/facets.ts';
import { namesOfLanguage } from '../../vocabulary/language-names.ts';
import { type Synonyms, synonymsOf, VOCABULARIES } from '../../vocabulary/synonyms.ts';
import { CHOICES, type ColumnName } from '../columns/schema.ts';
import type { SpokenLocale } from '../columns/value-codes.ts';

/** Aliases are further names of a column's value, grouped by how a word matches them: German has the name Deutsch and the code `de`. */
export type Aliases = Required<Synonyms>;

export type AliasLookup = (column: ColumnName, value: string) => Aliases;

/** Builds the catalog's alias lookup from CLDR names (in English and the language itself), ISO codes, and tables of countries and synonyms. */
export function buildAliases(locales: readonly SpokenLocale[]): AliasLookup {
  const languages = new Map<string, Set<string>>();
  const regions = new Map<string, string>();
  const spokenIn = new Map<string, Set<string>>();
  for (const { language, language_name, country_name } of locales) {
    const locale = localeOf(language);
    if (language_name) addTo(languages, language_name, locale.language);
    if (country_name && locale.region) {
      regions.set(country_name, locale.region);
      addTo(spokenIn, locale.region, locale.language);
    }
  }
  const lookups: Readonly<Partial<Record<ColumnName, (value: string) => Synonyms>>> = {
    language: (value) => merge([...(languages.get(value) ?? [])].map(languageAliases)),
    country: (value) => {
      const region = regions.get(value);
      if (region === undefined) return {};
      return merge([countryAliases(region, spokenIn.get(region) ?? new Set()), demonymOf(region, languages)]);
    },
    language_country: (value) => countryAliases(regionOfCountry(value) ?? '', new Set()),
    accent: (value) => accentAliases(value, spokenIn),
    locale: localeAliases,
    provider: (value) => facets.PROVIDER_NAMES.get(value) ?? {},
    requested_style: (value) => synonymsOf(facets.STYLES.get(value)),
  };
  return (column, value) => {
    const row = VOCABULARIES.get(column)?.get(value);
    const codes = CHOICES.has(column) ? [value] : [];
    return merge([{ codes }, synonymsOf(row), lookups[column]?.(value) ?? {}]);
  };
}

/** Returns the aliases of a language: its name in the language itself, its ISO 639 code, its synonyms, and names that only filters accept. */
function languageAliases(code: string): Synonyms {
  const endonym = nameOfLanguage(code, code);
  return merge([
    { names: endonym ? [endonym] : [], codes: [code], titles: namesOfLanguage(code)?.others ?? [] },
    synonymsOf(facets.LANGUAGES.get(code)),
  ]);
}

/** Returns the aliases of a country: its names in English and in the languages of its voices, its ISO 3166 codes and its synonyms. */
function countryAliases(region: string, languages: ReadonlySet<string>): Synonyms {
  const country = facets.COUNTRIES.get(region);
  const otherNames = country?.other_names ?? [];
  const isCode = (name: string) => /^[A-Z]{2,3}$/.test(name);
  const ownNames = [...languages].flatMap(writtenForms).map((language) => nameOfRegion(region, language));
  return merge([
    {
      names: [...(country ? [country.name] : []), ...ownNames.filter((name) => name !== undefined)],
      codes: [region, ...(country ? [country.alpha3] : []), ...otherNames.filter(isCode)],
      titles: otherNames.filter((name) => !isCode(name)),
    },
    synonymsOf(country),
  ]);
}

/** Returns a country's adjective as a search word. An adjective that names a language is left out: `spanish` does not mean Spain. */
function demonymOf(region: string, languages: ReadonlyMap<string, unknown>): Synonyms {
  const demonym = toDemonym(region);
  return demonym === undefined || languages.has(demonym) ? {} : { words: [demonym] };
}

/** Returns the aliases of an accent: its synonyms, and the names and codes of its country (`United Kingdom`, `GB` for British). */
function accentAliases(accent: string, spokenIn: ReadonlyMap<string, ReadonlySet<string>>): Synonyms {
  const nations = [...facets.COUNTRIES].filter(
    ([, { adjective, dependent }]) => !dependent && adjective === accent,
  );
  return merge([
    ...nations.map(([code]) => countryAliases(code, spokenIn.get(code) ?? new Set())),
    synonymsOf(facets.ACCENTS.get(accent)),
  ]);
}

function merge(parts: readonly Synonyms[]): Aliases {
  const all = (kind: keyof Synonyms) => [...new Set(parts.flatMap((part) => part[kind] ?? []))];
  return { names: all('names'), codes: all('codes'), titles: all('titles'), words: all('words') };
}

/** Returns a locale's names. Names such as German (Germany) match only in filters, because a search matches each word alone. */
function localeAliases(tag: string): Synonyms {
  const locale = localeOf(tag);
  const { language, script, region } = locale;
  // If CLDR does not name a language, it does not name the language's locales either, and the slow look-ups are skipped.
  if (nameOfLanguage(language, 'en') === undefined) return {};
  const written = locale.maximize().script;
  const base = [language, script, region].filter(Boolean).join('-');
  const tags = [base, ...(written ? [`${language}-${written}`] : [])];
  const names = [
    ...tags.map((known) => nameOfLanguage(known, 'en')),
    nameOfLanguage(base, 'en', { languageDisplay: 'standard' }),
    nameOfLanguage(base, language),
  ].filter((name) => name !== undefined);
  // Short names, such as UK English, match only in filters. Searches find their words anyway: as a code (`uk`), or in a long name (`english`).
  const titles = [
    ...tags.flatMap((known) =>
      (['dialect', 'standard'] as const).map((languageDisplay) =>
        nameOfLanguage(known, 'en', { languageDisplay, style: 'short' }),
      ),
    ),
    nameOfLanguage(base, language, { languageDisplay: 'standard' }),
    region && `${toDemonym(region)} ${nameOfLanguage(language, 'en')}`,
  ].filter((name) => name !== undefined);
  const isComposed = (name: string) => name.includes('(');
  return merge([
    {
      names: names.filter((name) => !isComposed(name)),
      titles: [...names.filter(isComposed), ...titles],
    },
    synonymsOf(facets.LOCALES.get(base)),
  ]);
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
