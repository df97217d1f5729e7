import { LANGUAGES } from '../../vocabulary/facets.ts';
import { subtagsOf } from './subtags.ts';

/**
 * Returns the nation to which a language belongs, by its row: `ja` → `JP`, `en` → undefined. A tag with
 * another script than the usual one of the language has none, because the script may mean another nation: Punjabi in
 * Arabic script is Pakistani.
 */
export function homeNationOf(tag: string): string | undefined {
  const { language, script, region } = subtagsOf(tag);
  const isUsual = !script || script === new Intl.Locale(language).maximize().script;
  return isUsual && !region ? LANGUAGES.get(language)?.home : undefined;
}
