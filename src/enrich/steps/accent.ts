import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { regionOfCountry } from '../knowledge/nations.ts';
import { accentsInProse } from '../knowledge/prose.ts';
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
 * Adds the accent from the first source that has one: the stated accent and tags, the description, the dialect in the
 * locale code, the region, the stated country, the one nation that speaks the language. Adds the accent's region to a
 * language tag without a region if the language is spoken in that region: English with an Irish accent is `en-IE`,
 * English with an Italian accent is `en`.
 */
export function addAccent(draft: Draft): Draft {
  const { accent: wording, tags = [], description = '' } = draft.stated;
  const before = draft.voice.language;
  const stated = narrower(recognizeAccent(wording), recognizeAccent(findAccent(tags, before)));
  const found = stated ?? recognizeAccent(findAccent(accentsInProse(description), before));
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
 * Returns the stated accent, or the accent of a tag if the tag is narrower or nothing is stated: "American" with a tag
 * "southern american" is Southern American.
 */
function narrower(
  stated: RecognizedAccent | undefined,
  tag: RecognizedAccent | undefined,
): RecognizedAccent | undefined {
  const isNarrower = tag?.region === stated?.region && stated?.label === demonymOf(stated?.region);
  return stated && !isNarrower ? stated : (tag ?? stated);
}

/**
 * Returns the published label of an accent. A label that is only the demonym of the tag's region is replaced by the
 * accent of the region, because that accent may be more precise: "Spanish" in `es-ES` becomes Castilian.
 */
function labelOf({ label }: RecognizedAccent, tag: string | undefined): string | undefined {
  const { region } = tag ? subtagsOf(tag) : {};
  return label === demonymOf(region) ? accentOfLocale(tag) : label;
}

/** Infers an accent that is not stated, from locale, country and language. */
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
