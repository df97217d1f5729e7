import { type Draft, withVoice } from '../draft.ts';
import { subtagsOf } from '../knowledge/subtags.ts';
import { PLAIN_COUNTRY_NAMES } from '../tables/country-names.ts';
import { LANGUAGE_NAMES } from '../tables/language-names.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const COUNTRY_CODE = /^[A-Z]{2}$/;

/** English names of the voice's language and country, from CLDR as far as it has them. */
export function addLocaleNames(draft: Draft): Draft {
  const { language } = draft.voice;
  if (language === undefined) return draft;
  const subtags = subtagsOf(language);
  return withVoice(draft, {
    language_name: LANGUAGE_NAMES.get(subtags.language) ?? languages.of(subtags.language),
    country_name: subtags.region && countryName(subtags.region),
  });
}

/** The country's name; nothing for regions that are no country, such as 419 or 001. */
function countryName(region: string): string | undefined {
  if (!COUNTRY_CODE.test(region)) return undefined;
  return PLAIN_COUNTRY_NAMES.get(region) ?? regions.of(region);
}
