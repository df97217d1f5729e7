import { countries, countryOf } from '../../domain/countries.ts';
import { lazy } from '../../domain/lazy.ts';
import { COUNTRY_WORDINGS } from '../tables/country-wordings.ts';

/** ISO 3166-1 codes of countries by lower-case demonym: `dutch` → `NL`. */
const regionsByDemonym = lazy(() => {
  const regions = new Map<string, string>();
  for (const { code, adjective, isIndependent } of countries) {
    // A demonym shared by an independent nation and a territory stands for the nation: `american` for the US, not for `MP`.
    const word = adjective?.toLowerCase();
    if (word && (isIndependent || !regions.has(word))) regions.set(word, code);
  }
  return regions;
});

/**
 * ISO 3166-1 codes of countries by folded name or code. Other names come first, so that a country's main name or code
 * overwrites another country's other name.
 */
const regionsByName = lazy(
  () =>
    new Map([
      ...countries.flatMap(({ code, otherNames }) => otherNames.map((name) => [fold(name), code] as const)),
      ...countries.flatMap(({ code, alpha3, name }) =>
        [code, alpha3, name].map((word) => [fold(word), code] as const),
      ),
      ...COUNTRY_WORDINGS,
    ]),
);

/** Folds a country's name to lower case without diacritics, because providers write names with and without them (Curaçao, Curacao). */
function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}

/** Returns the country of a demonym: `Dutch` → `NL`. */
export function regionOfDemonym(word: string): string | undefined {
  return regionsByDemonym().get(word.toLowerCase());
}

/** Returns the country of a name or an ISO 3166 code: `Austria`, `AUT` → `AT`. */
export function regionOfCountryName(word: string): string | undefined {
  return regionsByName().get(fold(word));
}

/** Returns the country that a name, a code or a demonym stands for: `Austria`, `AUT`, `Austrian` → `AT`. */
export function regionOfCountry(wording = ''): string | undefined {
  const word = wording.trim();
  return regionOfCountryName(word) ?? regionOfDemonym(word);
}

/** Returns the languages of a country as canonical BCP-47 subtags. */
export function languagesOfRegion(region: string): ReadonlySet<string> {
  return countryOf(region)?.languages ?? new Set();
}

/** Official languages without native speakers: Latin. */
const DEAD_LANGUAGES: ReadonlySet<string> = new Set(['la']);

/** Region of each language that is official in a single independent nation: `ja` → `JP`. */
const soleRegions = lazy(() => {
  const regions = new Map<string, string>();
  for (const [language, [region, ...others]] of regionsByLanguage()) {
    if (!region || others.length > 0 || DEAD_LANGUAGES.has(language)) continue;
    // CLDR's likely region of the language must be that nation, because Catalan is official in Andorra alone but spoken mostly in Spain.
    if (region === new Intl.Locale(language).maximize().region) regions.set(language, region);
  }
  return regions;
});

/** Returns the one nation that speaks a language: `ja` → `JP`. Returns undefined if several nations speak it. */
export function soleRegionOfLanguage(language: string): string | undefined {
  return soleRegions().get(language);
}

/** Returns the independent nations of each official language: `de` → `AT`, `BE`, `CH`… */
function regionsByLanguage(): ReadonlyMap<string, readonly string[]> {
  const regions = new Map<string, string[]>();
  for (const { code, languages, isIndependent } of countries) {
    for (const language of isIndependent ? languages : [])
      regions.set(language, [...(regions.get(language) ?? []), code]);
  }
  return regions;
}
