import { localeOf } from '../../lib/locale-of.ts';
import { regionOfCountry } from '../../vocabulary/countries.ts';
import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import type { RecognizedAccent } from '../knowledge/accent-words.ts';
import { factsInProse } from '../knowledge/read-prose.ts';
import { accentsAmong, findAccent, isKnownAccent, recognizeAccent } from '../knowledge/recognize-accent.ts';
import { accentOfLocale, demonymOf } from '../knowledge/regional-accent.ts';
import { type ResolvedLocale, resolveLocale, withRegion } from '../knowledge/resolve-locale.ts';
import { englishNameOfLanguage } from '../knowledge/subtags.ts';

/**
 * Adds the voice's accent from the first source that names an accent. The sources in order: accent field, tags, dialect in the locale code,
 * description, region of the language tag, country field. A description that contradicts the country field is skipped. If the language is spoken in
 * the accent's region, a tag without region gets the region: `en` with an Irish accent becomes `en-IE`.
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

/** Returns the accent that the provider's accent field or a tag names. If field and tag both name an accent, the narrower accent is returned. */
function statedAccent({ stated: { accent, tags = [] }, voice }: Draft): RecognizedAccent | undefined {
  const stated = recognizeAccent(accent, voice.language);
  const tag = voice.language && withRegion(voice.language, stated?.region);
  const tagged = recognizeAccent(findAccent(tags, tag), tag);
  return stated ? narrower(stated, tagged) : tagged;
}

/** Returns `other` if it is a narrower accent of the same region ("Southern American" for the accent "American"), and otherwise `accent`. */
function narrower(
  accent: RecognizedAccent | undefined,
  other: RecognizedAccent | undefined,
): RecognizedAccent | undefined {
  if (!accent || !other) return accent;
  const isNarrower = other.region === accent.region && accent.label === demonymOf(accent.region);
  return isNarrower ? other : accent;
}

/** Returns the accent of the dialect in the provider's locale code. No region is set, because the language tag has the region. */
function dialectOf({ stated, provider }: Draft): RecognizedAccent | undefined {
  const label = labelOfDialect(resolveLocale(stated.locale, provider));
  return label === undefined ? undefined : { label, region: undefined };
}

/** Returns the label of the accent that a provider's locale code names by a dialect: `zh-CN-sichuan` → "Southwestern Mandarin". */
export function labelOfDialect({ tag, accent, dialect }: Partial<ResolvedLocale> = {}): string | undefined {
  return accent ?? recognizeAccent(dialect, tag)?.label;
}

/**
 * Returns the accent that the description names: an accent ("an Irish accent") or a nationality ("an Irish woman"). An accent from outside the stated
 * country is skipped, because descriptions of the provider Rime call speakers of many countries American. The accent is not compared with the region of
 * the locale, because Inworld lists British speakers under `EN_US`. The voice's own name is skipped, because a city may be a given name: Sydney.
 */
function accentOfDescription({ stated, voice: { language, name } }: Draft): RecognizedAccent | undefined {
  const nation = regionOfCountry(stated.country);
  const accents = factsInProse(stated).accents?.filter((accent) => accent !== name) ?? [];
  return accentsAmong(accents, language).find(({ region }) => nation === undefined || region === nation);
}

/**
 * Returns the label under which an accent is published. A general label is replaced by the more precise accent of the language tag: "Spanish" with
 * `es-ES` → "Castilian". A general label is the adjective of the tag's region, or the name of the tag's language.
 */
function labelOf({ label }: RecognizedAccent, tag: string | undefined): string | undefined {
  const { language, region } = tag ? localeOf(tag) : {};
  if (label === demonymOf(region)) return accentOfLocale(tag);
  const isOwnName = language !== undefined && label === englishNameOfLanguage(language);
  return (isOwnName && accentOfLocale(tag)) || label;
}
