import { countries, countryOf, toDemonym } from '../../domain/countries.ts';
import {
  ACCENT_SYNONYMS,
  AGE_SYNONYMS,
  COUNTRY_SYNONYMS,
  GENDER_SYNONYMS,
  LANGUAGE_SYNONYMS,
  LOCALE_SYNONYMS,
  PROVIDER_SYNONYMS,
  type Synonyms,
  USE_CASE_SYNONYMS,
} from '../../domain/synonyms.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { ColumnName } from '../columns/schema.ts';
import { nameOfLanguage, nameOfRegion } from '../text/cldr-names.ts';

/** All names of one value, grouped by the kind of match that finds them. */
export type Aliases = Required<Synonyms>;

const NO_ALIASES: Aliases = { names: [], codes: [], titles: [], words: [] };

/** Returns the aliases of a column's value. */
export type AliasLookup = (column: ColumnName, value: string) => Aliases;

/** A locale of the catalog, with the names that its voices give its language and country. */
export type SpokenLocale = Pick<StoredVoice, 'language' | 'language_name' | 'country_name'>;

/**
 * Builds the alias lookup from one voice of each locale. Sources are CLDR names, endonyms, ISO codes and the tables of
 * countries and synonyms.
 */
export function buildAliases(locales: readonly SpokenLocale[]): AliasLookup {
  const languages = new Map<string, Set<string>>();
  const regions = new Map<string, string>();
  const spokenIn = new Map<string, Set<string>>();
  for (const { language, language_name, country_name } of locales) {
    const locale = new Intl.Locale(language);
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
    accent: (value) => accentAliases(value, spokenIn),
    locale: localeAliases,
    gender: (value) => withOwnCode(value, GENDER_SYNONYMS.get(value)),
    age: (value) => withOwnCode(value, AGE_SYNONYMS.get(value)),
    provider: (value) => PROVIDER_SYNONYMS.get(value) ?? {},
    use_case: (value) => USE_CASE_SYNONYMS.get(value) ?? {},
  };
  return (column, value) => {
    const aliases = lookups[column]?.(value);
    return aliases ? merge([aliases]) : NO_ALIASES;
  };
}

/** Returns the endonym of a language, its ISO 639 code and its synonyms. */
function languageAliases(code: string): Synonyms {
  const endonym = nameOfLanguage(code, code);
  return merge([{ names: endonym ? [endonym] : [], codes: [code] }, LANGUAGE_SYNONYMS.get(code) ?? {}]);
}

/** Returns the names of a country in the languages that its voices speak, official and other names, and ISO 3166 codes. */
function countryAliases(region: string, languages: ReadonlySet<string>): Synonyms {
  const country = countryOf(region);
  const otherNames = country?.otherNames ?? [];
  const isCode = (name: string) => /^[A-Z]{2,3}$/.test(name);
  const ownNames = [...languages].map((language) => nameOfRegion(region, language));
  return merge([
    {
      names: [...(country ? [country.name] : []), ...ownNames.filter((name) => name !== undefined)],
      codes: [region, ...(country ? [country.alpha3] : []), ...otherNames.filter(isCode)],
      titles: otherNames.filter((name) => !isCode(name)),
    },
    COUNTRY_SYNONYMS.get(region) ?? {},
  ]);
}

/**
 * Returns a country's adjective as a search word, so that `american` finds a voice with a Texan accent. An adjective that
 * names a language is left out, because `spanish` means the language and not everything spoken in Spain.
 */
function demonymOf(region: string, languages: ReadonlyMap<string, unknown>): Synonyms {
  const demonym = toDemonym(region);
  return demonym === undefined || languages.has(demonym) ? {} : { words: [demonym] };
}

/** Returns the synonyms of an accent, and the names and codes of the nation with that adjective: British, United Kingdom. */
function accentAliases(accent: string, spokenIn: ReadonlyMap<string, ReadonlySet<string>>): Synonyms {
  const nations = countries.filter(({ adjective, isIndependent }) => isIndependent && adjective === accent);
  return merge([
    ...nations.map(({ code }) => countryAliases(code, spokenIn.get(code) ?? new Set())),
    ACCENT_SYNONYMS.get(accent) ?? {},
  ]);
}

/** Returns the synonyms of a closed vocabulary's value, with the value itself as a code. */
function withOwnCode(value: string, synonyms: Synonyms = {}): Synonyms {
  return { ...synonyms, codes: [value, ...(synonyms.codes ?? [])] };
}

function merge(parts: readonly Synonyms[]): Aliases {
  const all = (kind: keyof Synonyms) => [...new Set(parts.flatMap((part) => part[kind] ?? []))];
  return { names: all('names'), codes: all('codes'), titles: all('titles'), words: all('words') };
}

/**
 * Returns the CLDR names of a locale. Searches find a proper name, such as Flemish or Brazilian Portuguese; only
 * filters find a composed one, such as German (Germany), because its words find language and country already.
 */
function localeAliases(tag: string): Synonyms {
  const { language, script, region } = new Intl.Locale(tag);
  const written = new Intl.Locale(tag).maximize().script;
  const base = [language, script, region].filter(Boolean).join('-');
  const tags = [base, ...(written ? [`${language}-${written}`] : [])];
  const names = [
    ...tags.map((known) => nameOfLanguage(known, 'en')),
    nameOfLanguage(base, 'en', { languageDisplay: 'standard' }),
    nameOfLanguage(base, language),
  ].filter((name) => name !== undefined);
  // Short names, such as UK English, are titles for filters only, because their single words are codes or add nothing.
  const titles = [
    ...tags.flatMap((known) =>
      (['dialect', 'standard'] as const).map((languageDisplay) =>
        nameOfLanguage(known, 'en', { languageDisplay, style: 'short' }),
      ),
    ),
    nameOfLanguage(base, language, { languageDisplay: 'standard' }),
  ].filter((name) => name !== undefined);
  const isComposed = (name: string) => name.includes('(');
  return merge([
    {
      names: names.filter((name) => !isComposed(name)),
      titles: [...names.filter(isComposed), ...titles],
    },
    LOCALE_SYNONYMS.get(base) ?? {},
  ]);
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
