import { localeOf } from '../../lib/locale-of.ts';
import { regionOfCountry } from '../../vocabulary/countries.ts';
import { COUNTRIES } from '../../vocabulary/facets.ts';
import { namesOfLanguage } from '../../vocabulary/language-names.ts';
import { type Draft, withVoice } from '../draft.ts';
import { englishNameOfLanguage, englishNameOfRegion } from '../knowledge/subtags.ts';

const COUNTRY_CODE = /^[A-Z]{2}$/;
/** Pattern of the three-letter code at the start of a provider's locale: `zai`, `mam` in `mam-dialect_central`. */
const STATED_CODE = /^[a-z]{3}(?![a-z])/i;

/** Adds the English names of language and country. If a tag has no region, the language's only country is added as `language_country`. */
export function addLocaleNames(draft: Draft): Draft {
  const { language } = draft.voice;
  if (language === undefined) return draft;
  const locale = localeOf(language);
  const { name, countries = [] } = namesOfLanguage(specificCode(draft.stated.locale, locale.language)) ?? {};
  const [home, ...others] = countries;
  // The country is added only if the provider states the same one, because two languages may have the same name: Bada of Nigeria, Bada of Indonesia.
  const isAgreed = others.length === 0 && home === regionOfCountry(draft.stated.languageCountry);
  return withVoice(draft, {
    language_name: name,
    country_name: locale.region && countryName(locale.region),
    language_country: isAgreed && home && !locale.region ? countryName(home) : undefined,
  });
}

/** Returns the language code in `locale` if it is narrower than `language`. The narrower `zai` is returned, although BCP-47 replaces it by `zap`. */
function specificCode(locale: string, language: string): string {
  const stated = STATED_CODE.exec(locale)?.[0].toLowerCase();
  if (stated === undefined || language.length === 2 || englishNameOfLanguage(stated) === undefined)
    return language;
  return new Intl.Locale(stated).language === language ? stated : language;
}

/** Returns a country's name; undefined for a region that is not a country, such as 419 (Latin America). */
function countryName(region: string): string | undefined {
  if (!COUNTRY_CODE.test(region)) return undefined;
  return COUNTRIES.get(region)?.label ?? englishNameOfRegion(region);
}
