import { HOME_NATIONS } from '../tables/home-nations.ts';
import { subtagsOf } from './subtags.ts';

/**
 * Returns the nation to which a language belongs, by the table `HOME_NATIONS`: `ja` → `JP`, `en` → undefined. A tag with a
 * script has none, because another script may mean another nation: Punjabi in Arabic script is Pakistani.
 */
export function homeNationOf(tag: string): string | undefined {
  const { language, script, region } = subtagsOf(tag);
  return script || region ? undefined : HOME_NATIONS.get(language);
}
