import { namesIn } from '../../lib/cldr-names.ts';
import { memoize } from '../../lib/memoize.ts';
import { namesOfLanguage } from '../../vocabulary/language-names.ts';

/**
 * Returns the English name by which people call a language, from data/facets/language.yaml, else from CLDR or the IANA registry: `fr` →
 * French, `ilo` → Ilocano, `abi` → Abidji. Memoized, because the name is looked up for every voice of a language.
 */
export const englishNameOfLanguage = memoize((language) => namesOfLanguage(language)?.name);

/** Returns CLDR's long English name of a region: `HK` → `Hong Kong SAR China`. Memoized. */
export const englishNameOfRegion = memoize((region) => namesIn('en', { type: 'region' }).of(region));
