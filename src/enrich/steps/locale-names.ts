import { COUNTRIES, LANGUAGES } from '../../vocabulary/facets.ts';
import { type Draft, withVoice } from '../draft.ts';
import { englishNameOfLanguage, englishNameOfRegion } from '../knowledge/english-names.ts';
import { subtagsOf } from '../knowledge/subtags.ts';

const COUNTRY_CODE = /^[A-Z]{2}$/;

/**
 * Adds English names of the voice's language and country, from data/facets, else from CLDR or the IANA registry: `fr-CA` → French, Canada.
 */
export function addLocaleNames(draft: Draft): Draft {
  const { language } = draft.voice;
  if (language === undefined) return draft;
  const subtags = subtagsOf(language);
  return withVoice(draft, {
    language_name: LANGUAGES.get(subtags.language)?.label ?? englishNameOfLanguage(subtags.language),
    country_name: subtags.region && countryName(subtags.region),
  });
}

/** Returns a country's name; undefined for a region that is not a country, such as 419 (Latin America). */
function countryName(region: string): string | undefined {
  if (!COUNTRY_CODE.test(region)) return undefined;
  return COUNTRIES.get(region)?.label ?? englishNameOfRegion(region);
}
