import { countries } from '../domain/countries.ts';
import type { StoredVoice } from '../domain/voice.ts';
import type { ColumnName } from './columns.ts';
import {
  ACCENT_SYNONYMS,
  AGE_SYNONYMS,
  COUNTRY_SYNONYMS,
  GENDER_SYNONYMS,
  LANGUAGE_SYNONYMS,
  PROVIDER_SYNONYMS,
  type Synonyms,
  USE_CASE_SYNONYMS,
} from './tables/synonyms.ts';

/**
 * Everything a value is called: by `names`, which are searched with tolerance, by `codes`, which are not, and by
 * `titles` such as "Federative Republic of Brazil", whose single words say nothing: only filters know those.
 */
interface Aliases {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly titles: readonly string[];
}

/** What the values of a column are called. */
export type AliasLookup = (column: ColumnName, value: string) => Aliases;

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** Aliases for the languages and countries that the voices have, and of the closed vocabularies. */
export function buildAliases(voices: readonly StoredVoice[]): AliasLookup {
  const languages = new Map<string, Set<string>>();
  const regions = new Map<string, string>();
  const spokenIn = new Map<string, Set<string>>();
  for (const voice of new Map(voices.map((voice) => [voice.language, voice])).values()) {
    const locale = new Intl.Locale(voice.language);
    if (voice.language_name) addTo(languages, voice.language_name, locale.language);
    if (voice.country_name && locale.region) {
      regions.set(voice.country_name, locale.region);
      addTo(spokenIn, locale.region, locale.language);
    }
  }
  const lookups: Readonly<Partial<Record<ColumnName, (value: string) => Synonyms>>> = {
    language: (value) => merge([...(languages.get(value) ?? [])].map(languageAliases)),
    country: (value) => {
      const region = regions.get(value);
      return region === undefined ? {} : countryAliases(region, spokenIn.get(region) ?? new Set());
    },
    accent: accentAliases,
    gender: (value) => asCodes(value, GENDER_SYNONYMS),
    age: (value) => asCodes(value, AGE_SYNONYMS),
    provider: (value) => PROVIDER_SYNONYMS[value] ?? {},
    use_case: (value) => USE_CASE_SYNONYMS[value] ?? {},
  };
  return (column, value) => {
    const { names = [], codes = [], titles = [] } = lookups[column]?.(value) ?? {};
    return { names, codes, titles };
  };
}

/** The language's own name for itself, its ISO 639 code, and what else it is called. */
function languageAliases(code: string): Synonyms {
  const endonym = displayName(code, 'language', code);
  return merge([{ names: endonym ? [endonym] : [], codes: [code] }, LANGUAGE_SYNONYMS[code] ?? {}]);
}

/** Official and other names, names in the languages its voices speak, and ISO 3166 codes. */
function countryAliases(region: string, languages: ReadonlySet<string>): Synonyms {
  const country = byCode.get(region);
  const spellings = country?.altSpellings ?? [];
  const isCode = (spelling: string) => /^[A-Z]{2,3}$/.test(spelling);
  const ownNames = [...languages].map((language) => displayName(region, 'region', language));
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

/** An accent that is a nation's adjective also goes by the nation's names and codes. */
function accentAliases(accent: string): Synonyms {
  const nations = countries.filter(({ independent, demonyms }) => independent && demonyms.eng?.m === accent);
  return merge([
    ...nations.map(({ cca2 }) => countryAliases(cca2, new Set())),
    ACCENT_SYNONYMS[accent] ?? {},
  ]);
}

function asCodes(value: string, synonyms: Readonly<Record<string, Synonyms>>): Synonyms {
  return { codes: [value, ...(synonyms[value]?.codes ?? [])] };
}

function merge(parts: readonly Synonyms[]): Synonyms {
  return {
    names: [...new Set(parts.flatMap(({ names = [] }) => names))],
    codes: [...new Set(parts.flatMap(({ codes = [] }) => codes))],
    titles: [...new Set(parts.flatMap(({ titles = [] }) => titles))],
  };
}

function displayName(code: string, type: 'language' | 'region', inLanguage: string): string | undefined {
  return new Intl.DisplayNames([inLanguage], { type, fallback: 'none' }).of(code);
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
