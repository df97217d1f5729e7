import { COUNTRIES } from '../../vocabulary/facets.ts';
import { likelyLanguageOf } from './nations.ts';
import { isLanguageSubtag } from './subtags.ts';

/** Two-letter code at the position of the language subtag, alone or with a region: `jp`, `cn-TW`. */
const CODE = /^(?<country>[a-z]{2})(?:-(?<region>[a-z]{2}))?$/i;

/**
 * Returns the locale of a code with a country code at the position of the language subtag: `jp` → `ja-JP`, `cn-TW` → `zh-TW`. The language
 * is CLDR's likely language of the country. Returns undefined if the code is also a language code, so that `uk` stays Ukrainian and `br`
 * Breton. The table `VENDOR_LOCALES` has the few language codes that providers use for a country.
 */
export function localeOfCountryCode(code: string): string | undefined {
  const { country = '', region = country } = CODE.exec(code)?.groups ?? {};
  if (isLanguageSubtag(country.toLowerCase()) || !COUNTRIES.has(country.toUpperCase())) return undefined;
  return `${likelyLanguageOf(country)}-${region.toUpperCase()}`;
}
