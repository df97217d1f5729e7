import { likelyOf, localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { toDemonym } from '../../vocabulary/countries.ts';
import { ACCENTS, REGIONS } from '../../vocabulary/facets.ts';
import { languagesOfRegion } from './nations.ts';
import { englishNameOfLanguage } from './subtags.ts';

/** Map from a locale to its accent, for accents whose name is not the country's adjective: `es-ES` → Castilian. */
const LOCALE_ACCENTS: ReadonlyMap<string, string> = new Map(
  [...ACCENTS].flatMap(([accent, { locales }]) => locales.map((locale) => [locale, accent] as const)),
);
/** Accents by the UN M.49 code of a region that comprises several countries: `419` → Latin American. */
const REGION_ACCENTS: ReadonlyMap<string, string> = new Map(
  [...REGIONS.values()].flatMap(({ code, accent }) => (code && accent ? [[code, accent] as const] : [])),
);

/** Returns the accent of a language tag's region: `en-GB` → `British`; undefined for a tag without a region. */
export function accentOfLocale(tag: string | undefined): string | undefined {
  return tag === undefined ? undefined : accentOfTag(tag);
}

/** Returns the accent of a language tag's region. Results are memoized, because many voices share a locale, and `Intl.Locale` is slow. */
const accentOfTag = memoize((tag) => {
  const { language, region } = localeOf(tag);
  if (!region) return undefined;
  return (
    LOCALE_ACCENTS.get(`${language}-${region}`) ??
    REGION_ACCENTS.get(region) ??
    accentOfRegion(language, region)
  );
});

export function demonymOf(region: string | undefined): string | undefined {
  return region && toDemonym(region);
}

/** Languages whose accent in any country is the country's demonym: English, and `mul` (multiple languages). */
const OF_ANY_NATION: ReadonlySet<string> = new Set(['en', 'mul']);

/**
 * Returns the accent of a language in a country. If the language is official in the country, the accent is the country's adjective: `en-GB` is "British".
 * A regional language yields its own name: `cy-GB` is "Welsh". A foreign language yields adjective and name: `ru-LV` is "Latvian Russian". The language's
 * name is included, because "Latvian" alone would mix Russian voices with Latvian voices.
 */
function accentOfRegion(language: string, region: string): string | undefined {
  const demonym = toDemonym(region);
  const name = englishNameOfLanguage(language);
  const hasDemonym = OF_ANY_NATION.has(language) || languagesOfRegion(region).includes(language);
  if (hasDemonym || demonym === undefined || name === undefined) return demonym;
  return likelyOf(language).region === region ? name : `${demonym} ${name}`;
}
