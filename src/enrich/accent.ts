import { type Draft, withVoice } from './draft.ts';
import { resolveLocale, withRegion } from './locale.ts';
import { regionOfCountry, regionOfName, regionOfNation, toDemonym } from './nations.ts';
import { accentInProse } from './prose.ts';
import { ACCENTS } from './tables/accents.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The accent: stated or described by the provider, else the dialect its locale code names, else the adjective of the
 * region or of a stated country. A stated accent of a nation that speaks the language gives a bare language
 * its region (English, Irish → en-IE); one of another nation leaves it as it is (English, Italian → en).
 */
export function addAccent(draft: Draft): Draft {
  const { locale, accent, country } = draft.stated;
  const stated = toAccent(accent || describedAccent(draft));
  const { accent: dialect } = resolveLocale(locale, draft.provider) ?? {};
  const language = draft.voice.language && withRegion(draft.voice.language, stated?.region);
  return withVoice(draft, {
    language,
    accent: stated
      ? labelOf(stated, language)
      : (dialect ?? accentOfRegion(language) ?? demonymOf(regionOfCountry(country))),
  });
}

/** A tag or words of the description that name a nation; the language's own name, as in "Spanish voice", says nothing. */
function describedAccent({ stated: { tags = [], description = '' }, voice }: Draft): string | undefined {
  const named = [...tags, ...accentInProse(description)].map((words) => words.toLowerCase()).filter(isNation);
  if (named.length === 0 || voice.language === undefined) return undefined;
  const ownName = languageNames.of(new Intl.Locale(voice.language).language)?.toLowerCase();
  return named.find((words) => words !== ownName);
}

function isNation(words: string): boolean {
  return (ACCENTS.get(words)?.region ?? regionOfNation(words)) !== undefined;
}

interface StatedAccent {
  readonly label: string;
  readonly region: string | undefined;
}

/** Whether a word is an accent of some region: providers that state accents among other tags need to know. */
export function isAccent(word: string): boolean {
  return isNation(toKey(word));
}

/** The accent that a provider's wording names; nothing for "standard", which names none. */
function toAccent(raw = ''): StatedAccent | undefined {
  const key = toKey(raw);
  if (!key) return undefined;
  const known = ACCENTS.get(key);
  if (known === null) return undefined;
  // "american-irish", "american (south)": the first nation is where the speaker lives.
  const [first = ''] = key.split(/[-\s(]/);
  return {
    label: known?.label ?? demonymOf(regionOfName(key)) ?? titleCase(key),
    region: known?.region ?? regionOfCountry(key) ?? ACCENTS.get(first)?.region ?? regionOfNation(first),
  };
}

/** "Spanish" of a voice that speaks Spanish in Spain says what its region says. */
function labelOf({ label }: StatedAccent, tag: string | undefined): string | undefined {
  const { region } = tag ? new Intl.Locale(tag) : {};
  return label === demonymOf(region) ? accentOfRegion(tag) : label;
}

/** "Scottish Accent" is Scottish. */
function toKey(wording: string): string {
  return wording
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/ accent$/, '');
}

function accentOfRegion(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  const { language, region } = new Intl.Locale(tag);
  if (language === 'es' && region === 'ES') return 'Castilian';
  return demonymOf(region);
}

function demonymOf(region: string | undefined): string | undefined {
  return region && toDemonym(region);
}

function titleCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
