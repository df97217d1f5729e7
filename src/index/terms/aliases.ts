import { countries } from '../../domain/countries.ts';
import { toDemonym } from '../../domain/demonyms.ts';
import { ownValue } from '../../domain/own-value.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { SpokenLocale } from '../image.ts';
import { nameOfLanguage, nameOfRegion } from '../text/cldr-names.ts';
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
} from '../text/synonyms.ts';

/**
 * Everything a value is called: by `names`, which are searched with tolerance, by `codes`, which are not, and by
 * `titles` such as "Federative Republic of Brazil", whose single words say nothing: only filters know those.
 */
interface Aliases {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly titles: readonly string[];
  /** What people search for it with, though it is no name of it; filters do not know those. */
  readonly words: readonly string[];
}

/** What the values of a column are called. */
export type AliasLookup = (column: ColumnName, value: string) => Aliases;

/** British English, and English (United Kingdom). */
const DISPLAYS = ['dialect', 'standard'] as const;

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** Aliases for the languages and countries that voices have, given one of each locale, and of the closed vocabularies. */
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
    gender: (value) => asCodes(value, GENDER_SYNONYMS),
    age: (value) => asCodes(value, AGE_SYNONYMS),
    provider: (value) => ownValue(PROVIDER_SYNONYMS, value) ?? {},
    use_case: (value) => ownValue(USE_CASE_SYNONYMS, value) ?? {},
  };
  return rememberAliases((column, value) => {
    const { names = [], codes = [], titles = [], words = [] } = lookups[column]?.(value) ?? {};
    return { names, codes, titles, words };
  });
}

/** Names come from CLDR at some cost, and are asked for more than once. */
function rememberAliases(aliasesOf: AliasLookup): AliasLookup {
  const known = new Map<string, Aliases>();
  return (column, value) => {
    const key = `${column} ${value}`;
    const aliases = known.get(key) ?? aliasesOf(column, value);
    known.set(key, aliases);
    return aliases;
  };
}

/** The language's own name for itself, its ISO 639 code, and what else it is called. */
function languageAliases(code: string): Synonyms {
  const endonym = nameOfLanguage(code, code);
  return merge([{ names: endonym ? [endonym] : [], codes: [code] }, LANGUAGE_SYNONYMS[code] ?? {}]);
}

/** Official and other names, names in the languages its voices speak, and ISO 3166 codes. */
function countryAliases(region: string, languages: ReadonlySet<string>): Synonyms {
  const country = byCode.get(region);
  const spellings = country?.altSpellings ?? [];
  const isCode = (spelling: string) => /^[A-Z]{2,3}$/.test(spelling);
  const ownNames = [...languages].map((language) => nameOfRegion(region, language));
  return merge([
    {
      names: [...(country ? [country.name.common] : []), ...ownNames.filter((name) => name !== undefined)],
      codes: [region, ...(country ? [country.cca3] : []), ...spellings.filter(isCode)],
      titles: [
        ...(country ? [country.name.official] : []),
        ...spellings.filter((spelling) => !isCode(spelling)),
      ],
    },
    COUNTRY_SYNONYMS[region] ?? {},
  ]);
}

/**
 * `American` for the country too, so that a Texan is found by it; but whoever says `Spanish` means the language,
 * not whatever is spoken in Spain.
 */
function demonymOf(region: string, languages: ReadonlyMap<string, unknown>): Synonyms {
  const demonym = toDemonym(region);
  return demonym === undefined || languages.has(demonym) ? {} : { words: [demonym] };
}

/** An accent that is a nation's adjective also goes by the nation's names and codes. */
function accentAliases(accent: string, spokenIn: ReadonlyMap<string, ReadonlySet<string>>): Synonyms {
  const nations = countries.filter(({ independent, cca2 }) => independent && toDemonym(cca2) === accent);
  return merge([
    ...nations.map(({ cca2 }) => countryAliases(cca2, spokenIn.get(cca2) ?? new Set())),
    ownValue(ACCENT_SYNONYMS, accent) ?? {},
  ]);
}

function asCodes(value: string, synonyms: Readonly<Record<string, Synonyms>>): Synonyms {
  return { ...synonyms[value], codes: [value, ...(synonyms[value]?.codes ?? [])] };
}

function merge(parts: readonly Synonyms[]): Synonyms {
  return {
    names: [...new Set(parts.flatMap(({ names = [] }) => names))],
    codes: [...new Set(parts.flatMap(({ codes = [] }) => codes))],
    titles: [...new Set(parts.flatMap(({ titles = [] }) => titles))],
    words: [...new Set(parts.flatMap(({ words = [] }) => words))],
  };
}

/**
 * What a language is called as it is spoken somewhere. Only names of their own are searched, as Flemish or
 * Brazilian Portuguese; those made of two others, as German (Germany), are for filters.
 */
function localeAliases(tag: string): Synonyms {
  const { language, script, region } = new Intl.Locale(tag);
  const written = new Intl.Locale(tag).maximize().script;
  const base = [language, script, region].filter(Boolean).join('-');
  const tags = [base, ...(written ? [`${language}-${written}`] : [])];
  const spellings = [
    ...tags.map((known) => nameOfLanguage(known, 'en')),
    nameOfLanguage(base, 'en', 'standard'),
    nameOfLanguage(base, language),
  ];
  const names = spellings.filter((name) => name !== undefined);
  // Their single words are codes, as in UK English, or add nothing.
  const titles = [
    ...tags.flatMap((known) => DISPLAYS.map((display) => nameOfLanguage(known, 'en', display, 'short'))),
    nameOfLanguage(base, language, 'standard'),
  ].filter((name) => name !== undefined);
  const isCompound = (name: string) => name.includes('(');
  return merge([
    {
      names: names.filter((name) => !isCompound(name)),
      titles: [...names.filter(isCompound), ...titles],
    },
    LOCALE_SYNONYMS[base] ?? {},
  ]);
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
