import { likelyOf } from '../../lib/locale-of.ts';
import { COUNTRIES } from '../../vocabulary/facets.ts';

/** Returns the languages of a country as canonical BCP-47 subtags. */
export function languagesOfRegion(region: string): readonly string[] {
  return COUNTRIES.get(region)?.languages ?? [];
}

/** UN M.49 code of Latin America. */
const LATIN_AMERICA = '419';
/** Languages of Latin America for which providers use the region code 419: `es-419`. */
const LATIN_AMERICAN_LANGUAGES: ReadonlySet<string> = new Set(['es', 'pt']);

/** Reports whether a language is native to a region: `COUNTRIES` lists it for the region, or the region is the language's likely region in CLDR. */
export function isSpokenIn(language: string, region: string): boolean {
  if (region === LATIN_AMERICA) return LATIN_AMERICAN_LANGUAGES.has(language);
  return languagesOfRegion(region).includes(language) || likelyOf(language).region === region;
}
