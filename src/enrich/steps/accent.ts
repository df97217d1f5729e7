import { toDemonym } from '../../domain/countries.ts';
import { lazy } from '../../domain/lazy.ts';
import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { nationOfLanguage, regionOfCountry, regionOfName, regionOfNation } from '../knowledge/nations.ts';
import { accentsInProse } from '../knowledge/prose.ts';
import { subtagsOf } from '../knowledge/subtags.ts';
import { ACCENTS, REGION_ACCENTS } from '../tables/accents.ts';
import { type ResolvedLocale, resolveLocale, withRegion } from './language.ts';

const languageNames = lazy(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));

/**
 * The accent: stated or described by the provider, else the dialect its locale code names, else the adjective of the
 * region, of a stated country, or of the one nation that speaks the language. A stated accent of a nation that speaks
 * the language gives a bare language its region (English, Irish → en-IE); one of another nation leaves it as it is
 * (English, Italian → en).
 */
export function addAccent(draft: Draft): Draft {
  const { accent: wording, country, locale } = draft.stated;
  const stated = finer(toAccent(wording), toAccent(namedIn(draft.stated.tags ?? [], draft)));
  const found = stated ?? toAccent(namedIn(accentsInProse(draft.stated.description ?? ''), draft));
  const before = draft.voice.language;
  const language = before && withRegion(before, found?.region);
  const accent = found
    ? labelOf(found, language)
    : (dialectOf(resolveLocale(locale, draft.provider)) ??
      accentOfLocale(language) ??
      demonymOf(regionOfCountry(country)) ??
      accentOfNation(language));
  const known = withVoice(
    draft,
    { language, accent },
    {
      ...(language !== before && { language: 'derived' }),
      accent: accent === undefined ? undefined : accent === stated?.label ? 'stated' : 'derived',
    },
  );
  return isUnderstood(wording) ? known : withUnresolved(known, 'accent', wording);
}

/** "American" and a tag "southern" are Southern American: the tag counts where it says more, or all. */
function finer(stated: KnownAccent | undefined, tag: KnownAccent | undefined): KnownAccent | undefined {
  const isFiner = tag?.region === stated?.region && stated?.label === demonymOf(stated?.region);
  return stated && !isFiner ? stated : (tag ?? stated);
}

function dialectOf(locale: ResolvedLocale | undefined): string | undefined {
  return locale?.accent ?? toAccent(locale?.dialect)?.label;
}

/** The first words that name a nation; the language's own name, as in "Spanish voice", says nothing. */
function namedIn(words: readonly string[], { voice }: Draft): string | undefined {
  if (words.length === 0 || voice.language === undefined) return undefined;
  const ownName = languageNames().of(subtagsOf(voice.language).language)?.toLowerCase();
  return words.map(toKey).find((word) => word !== ownName && isNation(word));
}

/** Whether a word is an accent of some region: providers that state accents among other tags need to know. */
export function isAccent(word: string): boolean {
  return isNation(toKey(word));
}

function isNation(key: string): boolean {
  return (ACCENTS.get(key)?.region ?? regionOfNation(key)) !== undefined;
}

interface KnownAccent {
  readonly label: string;
  readonly region: string | undefined;
}

/** The accent that a provider's wording names; nothing for "standard", which names none. */
function toAccent(raw = ''): KnownAccent | undefined {
  const key = toKey(raw);
  if (!key) return undefined;
  const known = ACCENTS.get(key);
  if (known === null) return undefined;
  return {
    label: known?.label ?? demonymOf(regionOfName(key)) ?? titleCase(key),
    region: known?.region ?? regionOfCountry(key) ?? regionOfFirstNation(key),
  };
}

/** "american-irish", "american (south)": the first nation is where the speaker lives. */
function regionOfFirstNation(key: string): string | undefined {
  const [first = ''] = key.split(/[-\s(]/);
  return ACCENTS.get(first)?.region ?? regionOfNation(first);
}

/** A wording that neither the tables nor the nations know is published as it is, and noted. */
function isUnderstood(wording = ''): boolean {
  const key = toKey(wording);
  return ACCENTS.has(key) || toAccent(wording)?.region !== undefined;
}

/** "Spanish" of a voice that speaks Spanish in Spain says what its region says. */
function labelOf({ label }: KnownAccent, tag: string | undefined): string | undefined {
  const { region } = tag ? subtagsOf(tag) : {};
  return label === demonymOf(region) ? accentOfLocale(tag) : label;
}

/** "Scottish Accent" is Scottish. */
function toKey(wording: string): string {
  return wording
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/[ -]accent(?:ed)?$/, '');
}

function accentOfLocale(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  const { language, region } = subtagsOf(tag);
  if (language === 'es' && region === 'ES') return 'Castilian';
  return region && (REGION_ACCENTS.get(region) ?? accentOfMinority(language, region) ?? toDemonym(region));
}

/** Catalan in Spain is not "Spanish": at home in a country whose adjective is another language's name, a language has its own. */
function accentOfMinority(language: string, region: string): string | undefined {
  const { language: main } = new Intl.Locale(`und-${region}`).maximize();
  const isAtHome = new Intl.Locale(language).maximize().region === region;
  if (language === main || !isAtHome || languageNames().of(main) !== toDemonym(region)) return undefined;
  return languageNames().of(language);
}

/** Japanese is spoken by one nation; of English this says nothing. */
function accentOfNation(tag: string | undefined): string | undefined {
  const { language, region } = tag ? subtagsOf(tag) : {};
  return language && !region ? demonymOf(nationOfLanguage(language)) : undefined;
}

function demonymOf(region: string | undefined): string | undefined {
  return region && toDemonym(region);
}

function titleCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
