import { type Draft, factsInProse, withUnresolved, withVoice } from '../draft.ts';
import { regionOfCountry } from '../knowledge/nations.ts';
import {
  findAccent,
  isKnownAccent,
  type RecognizedAccent,
  recognizeAccent,
} from '../knowledge/recognize-accent.ts';
import { accentOfLanguage, accentOfLocale, demonymOf } from '../knowledge/regional-accent.ts';
import { type ResolvedLocale, resolveLocale, withRegion } from '../knowledge/resolve-locale.ts';
import { subtagsOf } from '../knowledge/subtags.ts';

/**
 * Adds the voice's accent from the first source that names one: the provider's accent field and tags, the description,
 * the dialect in the locale code, the region of the language tag, the provider's country field, the only nation that
 * speaks the language. Adds the accent's region to a language tag without a region, if the language is spoken in that
 * region: `en` with an Irish accent → `en-IE`, `en` with an Italian accent → `en`.
 */
export function addAccent(draft: Draft): Draft {
  const { accent: wording, tags = [] } = draft.stated;
  const before = draft.voice.language;
  const stated = narrower(recognizeAccent(wording), recognizeAccent(findAccent(tags, before)));
  const found = stated ?? recognizeAccent(findAccent(factsInProse(draft.stated).accents ?? [], before));
  const language = before && withRegion(before, found?.region);
  const accent = found ? labelOf(found, language) : inferAccent(draft, language);
  const known = withVoice(
    draft,
    { language, accent },
    {
      ...(language !== before && { language: 'derived' }),
      accent: accent === undefined ? undefined : accent === stated?.label ? 'stated' : 'derived',
    },
  );
  return isKnownAccent(wording) ? known : withUnresolved(known, 'accent', wording);
}

/**
 * Returns the accent of the provider's accent field. Returns a tag's accent if the field names none, or names only the
 * nation of the tag's accent: field "American", tag "southern american" → Southern American.
 */
function narrower(
  stated: RecognizedAccent | undefined,
  tag: RecognizedAccent | undefined,
): RecognizedAccent | undefined {
  const isNarrower = tag?.region === stated?.region && stated?.label === demonymOf(stated?.region);
  return stated && !isNarrower ? stated : (tag ?? stated);
}

/**
 * Returns the label under which an accent is published. A label that is only the demonym of the language tag's region
 * is replaced by the accent label of the whole tag, because the tag's label may be more precise: "Spanish" with `es-ES`
 * → "Castilian".
 */
function labelOf({ label }: RecognizedAccent, tag: string | undefined): string | undefined {
  const { region } = tag ? subtagsOf(tag) : {};
  return label === demonymOf(region) ? accentOfLocale(tag) : label;
}

/** Infers the accent of a voice from its locale code, language tag and country, for voices without a stated accent. */
function inferAccent({ stated, provider }: Draft, language: string | undefined): string | undefined {
  return (
    dialectOf(resolveLocale(stated.locale, provider)) ??
    accentOfLocale(language) ??
    demonymOf(regionOfCountry(stated.country)) ??
    accentOfLanguage(language)
  );
}

function dialectOf(locale: ResolvedLocale | undefined): string | undefined {
  return locale?.accent ?? recognizeAccent(locale?.dialect)?.label;
}
