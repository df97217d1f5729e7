import { LANGUAGES } from '../../vocabulary/facets.ts';
import { subtagsOf } from './subtags.ts';

/**
 * Returns the country code of the one nation to which a language belongs, from data/facets/language.yaml: `ja` → `JP`, `en` → undefined.
 * Returns undefined for a tag with a region, and for a script other than CLDR's likely script of the language, because such a script may
 * indicate another nation: Punjabi in Arabic script is Pakistani.
 */
export function homeNationOf(tag: string): string | undefined {
  const { language, script, region } = subtagsOf(tag);
  const isUsual = !script || script === new Intl.Locale(language).maximize().script;
  return isUsual && !region ? LANGUAGES.get(language)?.home : undefined;
}
