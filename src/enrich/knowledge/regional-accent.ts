import { memoize } from '../../lib/memoize.ts';
import { toDemonym } from '../../vocabulary/countries.ts';
import { ACCENTS, REGIONS } from '../../vocabulary/facets.ts';
import { englishNameOfLanguage } from './english-names.ts';
import { languagesOfRegion, likelyRegionOf } from './nations.ts';
import { subtagsOf } from './subtags.ts';

/** Accents by locale, where the region's adjective is not the usual name of the accent: `es-ES` → Castilian. */
const LOCALE_ACCENTS: ReadonlyMap<string, string> = new Map(
  [...ACCENTS].flatMap(([accent, { locales }]) => locales.map((locale) => [locale, accent] as const)),
);
/** Accents by the UN M.49 code of a region that comprises several countries: `419` → Latin American. */
const REGION_ACCENTS: ReadonlyMap<string, string> = new Map(
  [...REGIONS.values()].flatMap(({ code, accent }) => (code && accent ? [[code, accent] as const] : [])),
);

/** Returns the accent of a language tag's region: `en-GB` → `British`. Returns undefined for a tag without a region. */
export function accentOfLocale(tag: string | undefined): string | undefined {
  return tag === undefined ? undefined : accentOfTag(tag);
}

/** Memoized because a hundred thousand voices have some hundred locales, and `Intl.Locale` is slow. */
const accentOfTag = memoize((tag) => {
  const { language, region } = subtagsOf(tag);
  if (!region) return undefined;
  return (
    LOCALE_ACCENTS.get(`${language}-${region}`) ??
    REGION_ACCENTS.get(region) ??
    accentOfRegion(language, region)
  );
});

/** Returns the English demonym of a region: `GB` → `British`. Returns undefined for an undefined region. */
export function demonymOf(region: string | undefined): string | undefined {
  return region && toDemonym(region);
}

/** Languages of the demonym in every country: English, which each nation speaks in its own way, and several languages at once. */
const OF_ANY_NATION: ReadonlySet<string> = new Set(['en', 'mul']);

/**
 * Returns the accent of a language in a country: the country's demonym for an official language. Another language has an accent of its own, because the demonym would mix its
 * voices with those of the official language: a regional language is called by its name (`cy-GB` is "Welsh"), a language
 * from abroad by both (`ru-LV` is "Latvian Russian").
 */
function accentOfRegion(language: string, region: string): string | undefined {
  const demonym = toDemonym(region);
  const name = englishNameOfLanguage(language);
  const hasDemonym = OF_ANY_NATION.has(language) || languagesOfRegion(region).has(language);
  if (hasDemonym || demonym === undefined || name === undefined) return demonym;
  return likelyRegionOf(language) === region ? name : `${demonym} ${name}`;
}
