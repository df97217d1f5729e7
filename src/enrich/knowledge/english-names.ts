import { nameOfLanguage, namesIn } from '../../lib/cldr-names.ts';
import { memoize } from '../../lib/memoize.ts';
import { registeredName } from './registered-names.ts';

/**
 * Returns CLDR's English name of a language, else the name in the IANA Language Subtag Registry: `fr` → `French`, `abi` → `Abidji`.
 * Memoized, because the name is looked up for every voice of a language.
 */
export const englishNameOfLanguage = memoize(
  (language) => nameOfLanguage(language, 'en') ?? registeredName(language),
);

/** Returns CLDR's long English name of a region: `HK` → `Hong Kong SAR China`. Memoized. */
export const englishNameOfRegion = memoize((region) => namesIn('en', { type: 'region' }).of(region));
