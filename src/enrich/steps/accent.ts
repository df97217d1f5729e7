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
 * Adds the accent, from the first source that has one: the stated accent and tags, the description, the dialect in the
 * locale code, the region, the stated country, the one nation that speaks the language. Adds the accent's region to a
 * bare language that is spoken there: English with an Irish accent is `en-IE`, with an Italian one `en`.
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
 * Returns the accent of a tag instead of the stated one if it is narrower: "American" with a tag "southern" is
 * Southern American.
 */
function narrower(
  stated: RecognizedAccent | undefined,
  tag: RecognizedAccent | undefined,
): RecognizedAccent | undefined {
  const isNarrower = tag?.region === stated?.region && stated?.label === demonymOf(stated?.region);
  return stated && !isNarrower ? stated : (tag ?? stated);
}

/**
 * Returns the published label of an accent. A label that repeats the region's demonym gives way to the region's own
 * accent, such as Castilian.
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
