import { toDemonym } from '../../domain/countries.ts';
import { memoize } from '../../domain/memoize.ts';
import { REGION_ACCENTS } from '../tables/accents.ts';
import { englishNameOfLanguage } from './english-names.ts';
import { soleRegionOfLanguage } from './nations.ts';
import { subtagsOf } from './subtags.ts';

/** Returns the accent of a language tag's region: `en-GB` → `British`. Returns undefined for a tag without a region. */
export function accentOfLocale(tag: string | undefined): string | undefined {
  return tag === undefined ? undefined : accentOfTag(tag);
}

/** Memoized because a hundred thousand voices have some hundred locales, and `Intl.Locale` is slow. */
const accentOfTag = memoize((tag) => {
  const { language, region } = subtagsOf(tag);
  if (language === 'es' && region === 'ES') return 'Castilian';
  return region && (REGION_ACCENTS.get(region) ?? minorityAccent(language, region) ?? toDemonym(region));
});

/** Returns the accent of a language tag without a region, if a single nation speaks the language: `ja` → `Japanese`, `en` → undefined. */
export function accentOfLanguage(tag: string | undefined): string | undefined {
  const { language, region } = tag ? subtagsOf(tag) : {};
  return language && !region ? demonymOf(soleRegionOfLanguage(language)) : undefined;
}

/** Returns the English demonym of a region: `GB` → `British`. Returns undefined for an undefined region. */
export function demonymOf(region: string | undefined): string | undefined {
  return region && toDemonym(region);
}

/**
 * Returns the English name of a minority language as its accent, if the region's demonym is the name of the majority
 * language: `ca-ES` is "Catalan", because "Spanish" would name the wrong language.
 */
function minorityAccent(language: string, region: string): string | undefined {
  const { language: majority } = new Intl.Locale(`und-${region}`).maximize();
  const isAtHome = new Intl.Locale(language).maximize().region === region;
  if (language === majority || !isAtHome || englishNameOfLanguage(majority) !== toDemonym(region))
    return undefined;
  return englishNameOfLanguage(language);
}
