import { lazy } from '../../domain/lazy.ts';

/** CLDR's English names of languages, constructed on first use, because constructing `Intl.DisplayNames` is slow. */
const languages = lazy(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));
const regions = lazy(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));

/** Returns CLDR's English name of a language: `fr` → `French`. */
export function englishNameOfLanguage(language: string): string | undefined {
  return languages().of(language);
}

/** Returns CLDR's English name of a region: `FR` → `France`. */
export function englishNameOfRegion(region: string): string | undefined {
  return regions().of(region);
}
