import { countryOf } from '../../vocabulary/countries.ts';
import { likelyLanguageOf } from './nations.ts';
import { isLanguageSubtag } from './subtags.ts';

/** Two-letter code in the place of a language, alone or with a region: `jp`, `cn-TW`. */
const CODE = /^(?<country>[a-z]{2})(?:-(?<region>[a-z]{2}))?$/i;

/**
 * Returns the locale of a code that names a country where a language belongs: `jp` → `ja-JP`, `cn-TW` → `zh-TW`. The
 * language is CLDR's likely language of the country. Returns undefined for the code of a language, so that `uk` stays
 * Ukrainian and `br` Breton; the table `VENDOR_LOCALES` has the few such codes by which lists mean a country.
 */
export function localeOfCountryCode(code: string): string | undefined {
  const { country = '', region = country } = CODE.exec(code)?.groups ?? {};
  if (isLanguageSubtag(country.toLowerCase()) || !countryOf(country.toUpperCase())) return undefined;
  return `${likelyLanguageOf(country)}-${region.toUpperCase()}`;
}
