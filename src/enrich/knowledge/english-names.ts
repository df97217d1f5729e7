import { nameOfLanguage, namesIn } from '../../lib/cldr-names.ts';
import { memoize } from '../../lib/memoize.ts';
import { registeredName } from './registered-names.ts';

/**
 * Returns CLDR's English name of a language, else the name in the IANA registry: `fr` → `French`, `abi` → `Abidji`.
 * Memoized, because every voice of a language asks for the same name.
 */
export const englishNameOfLanguage = memoize(
  (language) => nameOfLanguage(language, 'en') ?? registeredName(language),
);

/** Returns CLDR's long English name of a region: `HK` → `Hong Kong SAR China`. Memoized. */
export const englishNameOfRegion = memoize((region) => namesIn('en', { type: 'region' }).of(region));
