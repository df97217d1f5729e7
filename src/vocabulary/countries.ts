import { nameOfRegion } from '../lib/cldr-names.ts';
import { lazy } from '../lib/lazy.ts';
import type { CountryRow } from './facet-data-sets.ts';
import { COUNTRIES } from './facets.ts';

/** A country or territory of ISO 3166-1. */
export interface Country {
  /** ISO 3166-1 alpha-2 code of the country: `GB`. */
  readonly code: string;
  /** ISO 3166-1 alpha-3 code of the country: `GBR`. */
  readonly alpha3: string;
  /** Common English name of the country: `United Kingdom`. */
  readonly name: string;
  /** Other names of the country: formal names, names in the country's native languages, abbreviations (`UK`). */
  readonly otherNames: readonly string[];
  /** English adjective of the country, such as `British`; undefined for a country without an adjective. */
  readonly adjective: string | undefined;
  /** BCP-47 subtags of the country's official languages, and of languages with a national variety, such as `es` in the US. */
  readonly languages: ReadonlySet<string>;
  readonly isIndependent: boolean;
}

export const countries: readonly Country[] = Array.from(COUNTRIES, toCountry);

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/** Finds a country by its alpha-2 code. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}

/** Codes by the name that is shown of each country. */
const byShownName = lazy(
  () =>
    new Map(Array.from(COUNTRIES, ([code, { label }]) => [label ?? nameOfRegion(code, 'en') ?? code, code])),
);

/** Finds the alpha-2 code of a country by the English name that is shown: `Ghana` → GH. */
export function codeOfCountry(name: string | undefined): string | undefined {
  return name === undefined ? undefined : byShownName().get(name);
}

/** Finds the English adjective of a country by its alpha-2 code: `GB` → British. */
export function toDemonym(code: string): string | undefined {
  return COUNTRIES.get(code)?.adjective;
}

function toCountry([code, row]: readonly [string, CountryRow]): Country {
  const { alpha3, name, adjective, languages, dependent, other_names } = row;
  return {
    code,
    alpha3,
    name,
    otherNames: other_names,
    adjective,
    languages: new Set(languages),
    isIndependent: !dependent,
  };
}
