import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { resolveLocale } from '../knowledge/resolve-locale.ts';
import { furtherLanguages } from '../knowledge/subtags.ts';

/** Adds the voice's additional languages as canonical BCP-47 tags. This step follows all steps that change the voice's native language. */
export function addOtherLanguages(draft: Draft): Draft {
  const { stated, provider, voice } = draft;
  const { otherLocales = [] } = stated;
  const resolved = otherLocales.map((locale) => ({ locale, tag: resolveLocale(locale, provider)?.tag }));
  const tags = resolved.map(({ tag }) => tag).filter((tag) => tag !== undefined);
  const others = furtherLanguages(tags, voice.language);
  const known = others.length > 0 ? withVoice(draft, { other_languages: others }) : draft;
  return resolved
    .filter(({ tag }) => tag === undefined)
    .reduce((current, { locale }) => withUnresolved(current, 'other_locale', locale), known);
}
