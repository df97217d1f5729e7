import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { regionOfDemonym } from '../../vocabulary/countries.ts';
import { COUNTRY_PARTS, LANGUAGES } from '../../vocabulary/facets.ts';
import { accentKey, accentOfWords, accentWords, type RecognizedAccent } from './accent-words.ts';
import {
  accentOfPart,
  compoundAccent,
  countryPart,
  isStandardForm,
  simpleAccent,
} from './compound-accent.ts';
import { languageOfName } from './named-locale.ts';
import { languagesOfRegion } from './nations.ts';
import { accentOfLocale, demonymOf } from './regional-accent.ts';
import { englishNameOfLanguage, homeNationOf } from './subtags.ts';
import { WORDINGS } from './wordings.ts';

/** Tags that name a part of a country and thus an accent. The tags "western" and "central" are excluded, because as tags they usually name no accent. */
const PART_TAGS: ReadonlySet<string> = new Set(['northern', 'southern']);
const DESCENTS = [...WORDINGS.descent];

/**
 * Returns the accent that a provider's term names. Accents of data/facets/accent.yaml take precedence over the accents of countries. A term that
 * names only a part of a country ("Southern") is completed with the country of the language tag. An unknown term becomes a new accent label, written
 * in title case. The result is undefined for a term that names no accent, such as "standard".
 */
export function recognizeAccent(wording = '', tag?: string): RecognizedAccent | undefined {
  const words = accentWords(wording);
  if (words.length === 0 || isStandardForm(words)) return undefined;
  return knownAccent(words, tag) ?? { label: titleCase(accentKey(wording)), region: regionOfFirst(words) };
}

/** Reports whether a provider's term names a known accent, the accent of a known region, or the standard form of a language. */
export function isKnownAccent(wording = '', tag?: string): boolean {
  const words = accentWords(wording);
  return (
    isStandardForm(words) ||
    knownAccent(words, tag) !== undefined ||
    recognizeAccent(wording)?.region !== undefined
  );
}

/** Reports whether a tag names the accent of a region: true for `irish`, false for `calm`. Results are memoized, because many voices share a tag. */
export const isAccent = memoize((tag: string): boolean => {
  const words = accentWords(tag);
  const key = words.join(' ');
  if (DESCENTS.some((descent) => ` ${key}`.endsWith(` ${descent}`))) return false;
  const accent = accentOfWords(key) ?? regionOfDemonym(key) ?? compoundAccent(words);
  return accent !== undefined || PART_TAGS.has(key);
});

/** Returns the first word that names a region's accent. The name of the language in `tag` is skipped: "Spanish" states no accent for `es`. */
export function findAccent(words: readonly string[], tag: string | undefined): string | undefined {
  return words.find((word) => isAccent(word) && !isOwnName(word, tag));
}

/** Reports whether a word before "accent" names a known accent: true for "Gulf" in "Gulf accent", false for "soft" in "soft accent". */
export function isAccentName(wording: string): boolean {
  const words = accentWords(wording);
  return knownAccent(words, undefined) !== undefined || countryPart(words) !== undefined;
}

/** Returns the accents that the terms name. A term that names only a language ("Spanish") or an ancestry ("Latino") is skipped. */
export function accentsAmong(wordings: readonly string[], tag: string | undefined): RecognizedAccent[] {
  return wordings
    .filter((wording) => !isOwnName(wording, tag) && !WORDINGS.descent.has(accentWords(wording).join(' ')))
    .flatMap((wording) => {
      const accent = knownAccent(accentWords(wording), tag);
      return accent === undefined || isForeignLanguage(wording, accent) ? [] : [accent];
    });
}

/** Reports whether a term names only a language of several nations and thus no accent: a "slight English accent" in Hindi need not be British. */
function isForeignLanguage(wording: string, { label }: RecognizedAccent): boolean {
  const language = languageOfName(wording);
  if (language === undefined || LANGUAGES.get(language)?.home !== undefined) return false;
  return label !== titleCase(accentKey(wording));
}

function isOwnName(word: string, tag: string | undefined): boolean {
  const name = tag && englishNameOfLanguage(localeOf(tag).language);
  return name?.toLowerCase() === accentKey(word);
}

function knownAccent(words: readonly string[], tag: string | undefined): RecognizedAccent | undefined {
  return simpleAccent(words) ?? compoundAccent(words) ?? bareAccent(countryPart(words), tag);
}

/** Returns the accent of a part of the tag's country: "Southern" with `vi` → Southern Vietnamese. If no country is known, the language's name is used. */
function bareAccent(part: string | undefined, tag: string | undefined): RecognizedAccent | undefined {
  if (part === undefined || tag === undefined) return undefined;
  const { language, region = homeNationOf(tag) } = localeOf(tag);
  const nation = region ?? (language === 'en' ? COUNTRY_PARTS.get(part)?.english : undefined);
  const isOfficial = nation !== undefined && languagesOfRegion(nation).includes(language);
  const label =
    (isOfficial ? demonymOf(nation) : accentOfLocale(tag)) ?? englishNameOfLanguage(language) ?? language;
  return accentOfPart(part, { label, region: nation });
}

/** Returns the region of the first word in a compound accent: "american-irish" → `US`. */
function regionOfFirst([first = '']: readonly string[]): string | undefined {
  return accentOfWords(first)?.region ?? regionOfDemonym(first);
}

function titleCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
