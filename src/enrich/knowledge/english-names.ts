import { nameOfLanguage, namesIn } from '../../domain/cldr-names.ts';
import { memoize } from '../../domain/memoize.ts';

/** Returns CLDR's English name of a language: `fr` → `French`. Memoized, because every voice of a language asks for the same name. */
export const englishNameOfLanguage = memoize((language) => nameOfLanguage(language, 'en'));

/** Returns CLDR's long English name of a region: `HK` → `Hong Kong SAR China`. Memoized. */
export const englishNameOfRegion = memoize((region) => namesIn('en', { type: 'region' }).of(region));
