import { type Draft, withVoice } from './draft.ts';
import { resolveLocale } from './locale.ts';
import { languagesOf, regionOfNation, toDemonym } from './nations.ts';
import { ACCENTS } from './tables/accents.ts';

/**
 * The accent: stated by the provider, else the dialect its locale code names, else the demonym of the
 * region. A stated accent of a nation that speaks the language gives a bare language its region
 * (English, Irish → en-IE); one of another nation leaves it as it is (English, Italian → en).
 */
export function addAccent(draft: Draft): Draft {
  const stated = toAccent(draft.stated.accent);
  const { accent: dialect } = resolveLocale(draft.stated.locale, draft.provider) ?? {};
  const language = draft.voice.language && withRegion(draft.voice.language, stated);
  return withVoice(draft, { language, accent: stated?.label ?? dialect ?? accentOfRegion(language) });
}

interface StatedAccent {
  readonly label: string;
  readonly region: string | undefined;
}

/** The accent that a provider's wording names; nothing for "standard", which names none. */
function toAccent(raw: string | undefined): StatedAccent | undefined {
  const key = raw
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
  if (!key) return undefined;
  const known = ACCENTS.get(key);
  if (known === null) return undefined;
  // "american-irish", "american (south)": the first nation is where the speaker lives.
  const [first = ''] = key.split(/[-\s(]/);
  return { label: known?.label ?? titleCase(key), region: regionOf(key) ?? regionOf(first) };
}

function regionOf(wording: string): string | undefined {
  return ACCENTS.get(wording)?.region ?? regionOfNation(wording);
}

function withRegion(tag: string, accent: StatedAccent | undefined): string {
  const locale = new Intl.Locale(tag);
  if (!accent?.region || locale.region) return tag;
  const isSpokenThere = accent.region === '419' || languagesOf(accent.region).has(locale.language);
  return isSpokenThere ? new Intl.Locale(tag, { region: accent.region }).toString() : tag;
}

function accentOfRegion(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  const { language, region } = new Intl.Locale(tag);
  if (language === 'es' && region === 'ES') return 'Castilian';
  return region && toDemonym(region);
}

function titleCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
