import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import type { RecognizedAccent } from '../knowledge/accent-words.ts';
import { regionOfCountry } from '../knowledge/nations.ts';
import { factsInProse } from '../knowledge/read-prose.ts';
import { accentsAmong, findAccent, isKnownAccent, recognizeAccent } from '../knowledge/recognize-accent.ts';
import { accentOfLocale, demonymOf } from '../knowledge/regional-accent.ts';
import { resolveLocale, withRegion } from '../knowledge/resolve-locale.ts';
import { englishNameOfLanguage, subtagsOf } from '../knowledge/subtags.ts';

/**
 * Adds the voice's accent from the first source that names an accent: the provider's accent field and tags, the dialect in the locale code,
 * the description unless the country field contradicts it, the region of the language tag, the country field. Adds the accent's region to a
 * language tag without a region, if the language is spoken in that region: `en` with an Irish accent → `en-IE`, `en` with an Italian accent
 * → `en`.
 */
export function addAccent(draft: Draft): Draft {
  const { accent: wording, country } = draft.stated;
  const before = draft.voice.language;
  const stated = statedAccent(draft);
  const described = accentOfDescription(draft);
  const found = narrower(stated, described) ?? dialectOf(draft) ?? described;
  const language = before && withRegion(before, found?.region);
  const accent = found
    ? labelOf(found, language)
    : (accentOfLocale(language) ?? demonymOf(regionOfCountry(country)));
  const known = withVoice(
    draft,
    { language, accent },
    {
      ...(language !== before && { language: 'derived' }),
      accent: accent === undefined ? undefined : accent === stated?.label ? 'stated' : 'derived',
    },
  );
  return isKnownAccent(wording, before) ? known : withUnresolved(known, 'accent', wording);
}

/** Returns the accent of the provider's accent field or of a tag; if both name an accent, the narrower accent. */
function statedAccent({ stated: { accent, tags = [] }, voice }: Draft): RecognizedAccent | undefined {
  const stated = recognizeAccent(accent, voice.language);
  const tag = voice.language && withRegion(voice.language, stated?.region);
  const tagged = recognizeAccent(findAccent(tags, tag), tag);
  return stated ? narrower(stated, tagged) : tagged;
}

/** Returns `accent`, or `other` if it narrows a nation's demonym: "American" and "southern american" → Southern American. */
function narrower(
  accent: RecognizedAccent | undefined,
  other: RecognizedAccent | undefined,
): RecognizedAccent | undefined {
  if (!accent || !other) return accent;
  const isNarrower = other.region === accent.region && accent.label === demonymOf(accent.region);
  return isNarrower ? other : accent;
}

/** Returns the accent of the dialect that the provider's locale code names. The region is undefined, because the language tag has it. */
function dialectOf({ stated, provider }: Draft): RecognizedAccent | undefined {
  const { tag, accent, dialect } = resolveLocale(stated.locale, provider) ?? {};
  const label = accent ?? recognizeAccent(dialect, tag)?.label;
  return label === undefined ? undefined : { label, region: undefined };
}

/**
 * Returns the accent that the description names, as an accent ("an Irish accent") or as the speaker's nationality ("an Irish woman"). An
 * accent of another country than the stated country is skipped, because Rime's descriptions call speakers of many countries American. The
 * region of the locale is not compared, because Inworld lists British speakers under `EN_US`.
 */
function accentOfDescription({ stated, voice: { language } }: Draft): RecognizedAccent | undefined {
  const nation = regionOfCountry(stated.country);
  return accentsAmong(factsInProse(stated).accents ?? [], language).find(
    ({ region }) => nation === undefined || region === nation,
  );
}

/**
 * Returns the label under which an accent is published. A label that is only the demonym of the language tag's region, or the name of the
 * language, is replaced by the accent label of the whole tag, because the tag's label may be more precise: "Spanish" with `es-ES` → "Castilian".
 */
function labelOf({ label }: RecognizedAccent, tag: string | undefined): string | undefined {
  const { language, region } = tag ? subtagsOf(tag) : {};
  if (label === demonymOf(region)) return accentOfLocale(tag);
  const isOwnName = language !== undefined && label === englishNameOfLanguage(language);
  return (isOwnName && accentOfLocale(tag)) || label;
}
