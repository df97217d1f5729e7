import { fold } from '../../lib/fold.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { COUNTRIES, valuesByWording } from '../../vocabulary/facets.ts';

/** ISO 3166-1 codes of countries by lower-case demonym: `dutch` → `NL`. */
const regionsByDemonym = lazy(() => {
  const regions = new Map<string, string>();
  for (const [code, { adjective, dependent }] of COUNTRIES) {
    // A demonym shared by an independent nation and a territory stands for the nation: `american` for the US, not for `MP`.
    const word = adjective?.toLowerCase();
    if (word && (!dependent || !regions.has(word))) regions.set(word, code);
  }
  return regions;
});

/** Country codes by folded name (lower case, no diacritics) or code. Alternative names come first, so that main names overwrite them. */
const regionsByName = lazy(
  () =>
    new Map([
      ...[...COUNTRIES].flatMap(([code, { other_names }]) =>
        other_names.map((name) => [fold(name), code] as const),
      ),
      ...[...COUNTRIES].flatMap(([code, { alpha3, name }]) =>
        [code, alpha3, name].map((word) => [fold(word), code] as const),
      ),
      ...valuesByWording(COUNTRIES, fold),
    ]),
);

/** Returns the country of a demonym: `Dutch` → `NL`. */
export function regionOfDemonym(word: string): string | undefined {
  return regionsByDemonym().get(word.toLowerCase());
}

/** Returns the country that a name, a code or a demonym stands for: `Austria`, `AUT`, `Austrian` → `AT`. */
export function regionOfCountry(wording = ''): string | undefined {
  const word = wording.trim();
  return regionsByName().get(fold(word)) ?? regionOfDemonym(word);
}

/** Returns the languages of a country as canonical BCP-47 subtags. */
export function languagesOfRegion(region: string): readonly string[] {
  return COUNTRIES.get(region)?.languages ?? [];
}

/** Returns CLDR's likely region of a language: `cy` → `GB`. Memoized, because `Intl.Locale` is slow. */
export const likelyRegionOf = memoize((language) => new Intl.Locale(language).maximize().region);

/** Returns CLDR's likely language of a region: `GB` → `en`. */
export function likelyLanguageOf(region: string): string {
  return new Intl.Locale(`und-${region}`).maximize().language;
}

/** UN M.49 code of Latin America. */
const LATIN_AMERICA = '419';
/** Languages of Latin America for which providers use the region code 419: `es-419`. */
const LATIN_AMERICAN_LANGUAGES: ReadonlySet<string> = new Set(['es', 'pt']);

/** Reports whether a language is native to a region, by the table of countries or as CLDR's likely region of the language (Catalan: Spain). */
export function isSpokenIn(language: string, region: string): boolean {
  if (region === LATIN_AMERICA) return LATIN_AMERICAN_LANGUAGES.has(language);
  return languagesOfRegion(region).includes(language) || likelyRegionOf(language) === region;
}
