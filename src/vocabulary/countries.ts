import { nameOfRegion } from '../lib/cldr-names.ts';
import { fold } from '../lib/fold.ts';
import { lazy } from '../lib/lazy.ts';
import { COUNTRIES, valuesByWording } from './facets.ts';

/** ISO 3166-1 codes of countries by lower-case demonym: `dutch` → `NL`. */
const regionsByDemonym = lazy(() => {
  const regions = new Map<string, string>();
  for (const [code, { adjective, dependent }] of COUNTRIES) {
    // If an independent nation and a territory share a demonym, the nation gets the word: `american` is the US, not `MP`.
    const word = adjective?.toLowerCase();
    if (word && (!dependent || !regions.has(word))) regions.set(word, code);
  }
  return regions;
});

/** Country codes by folded name or code (lower case, no diacritics). Main names come last, because a later entry overwrites an earlier one. */
const regionsByName = lazy(
  () =>
    new Map([
      ...[...COUNTRIES].flatMap(([code, { other_names }]) =>
        other_names.map((name) => [fold(name), code] as const),
      ),
      ...[...COUNTRIES].flatMap(([code, { alpha3, name, label = nameOfRegion(code, 'en') ?? code }]) =>
        [code, alpha3, name, label].map((word) => [fold(word), code] as const),
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

/** Returns the English adjective of a country by its alpha-2 code: `GB` → British. */
export function toDemonym(code: string): string | undefined {
  return COUNTRIES.get(code)?.adjective;
}
