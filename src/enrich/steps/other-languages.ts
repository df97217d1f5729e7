import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { resolveLocale } from '../knowledge/resolve-locale.ts';
import { furtherLanguages } from '../knowledge/subtags.ts';
import { labelOfDialect } from './accent.ts';

/** Adds the voice's additional languages as canonical BCP-47 tags, and the accents that their locales name. This step follows all steps that change the voice's native language. */
export function addOtherLanguages(draft: Draft): Draft {
  const { stated, provider, voice } = draft;
  const { otherLocales = [] } = stated;
  const resolved = otherLocales.map((locale) => ({ locale, ...resolveLocale(locale, provider) }));
  const tags = resolved.map(({ tag }) => tag).filter((tag) => tag !== undefined);
  const others = furtherLanguages(tags, voice.language);
  const accents = new Set(resolved.flatMap((each) => labelOfDialect(each) ?? []));
  accents.delete(voice.accent ?? '');
  const known = withVoice(draft, {
    other_languages: others.length > 0 ? others : undefined,
    accents_on_request: accents.size > 0 ? [...accents].sort() : undefined,
  });
  return resolved
    .filter(({ tag }) => tag === undefined)
    .reduce((current, { locale }) => withUnresolved(current, 'other_locale', locale), known);
}
