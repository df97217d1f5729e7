import { memoize } from '../../lib/memoize.ts';
import { COUNTRY_PARTS, LANGUAGES } from '../../vocabulary/facets.ts';
import { accentKey, accentOfWords, accentWords, type RecognizedAccent } from './accent-words.ts';
import {
  accentOfPart,
  compoundAccent,
  countryPart,
  isStandardForm,
  simpleAccent,
} from './compound-accent.ts';
import { englishNameOfLanguage } from './english-names.ts';
import { homeNationOf } from './home-nation.ts';
import { languageOfName } from './named-locale.ts';
import { languagesOfRegion, regionOfCountry, regionOfDemonym } from './nations.ts';
import { accentOfLocale, demonymOf } from './regional-accent.ts';
import { subtagsOf } from './subtags.ts';
import { DESCENT } from './wordings.ts';

/** Parts of a country that name an accent among tags; "western" and "central" among tags mean something else. */
const PART_TAGS: ReadonlySet<string> = new Set(['northern', 'southern']);

/**
 * Returns the accent that a provider's wording names, from data/facets/accent.yaml, else from names and demonyms of
 * countries, alone or beside other words. A part of a country alone ("Southern") is completed by the language tag. Any
 * other wording becomes the accent's label, in title case. Returns undefined for a wording that names no accent, such as
 * "standard".
 */
export function recognizeAccent(wording = '', tag?: string): RecognizedAccent | undefined {
  const words = accentWords(wording);
  if (words.length === 0 || isStandardForm(words)) return undefined;
  return (
    knownAccent(words, tag) ??
    accentOfCountry(accentKey(wording)) ?? {
      label: titleCase(accentKey(wording)),
      region: regionOfFirst(words),
    }
  );
}

/** Reports whether a provider's wording of an accent is known: it names a region, the standard language or an accent of the table. */
export function isKnownAccent(wording = '', tag?: string): boolean {
  const words = accentWords(wording);
  return (
    isStandardForm(words) ||
    knownAccent(words, tag) !== undefined ||
    recognizeAccent(wording)?.region !== undefined
  );
}

/**
 * Reports whether a tag names the accent of a region (`irish`, not `calm`), because some providers state accents among
 * other tags. Memoized, because a list repeats its tags.
 */
export const isAccent = memoize((tag: string): boolean => {
  const words = accentWords(tag);
  const key = words.join(' ');
  if (DESCENT.has(key)) return false;
  const region = accentOfWords(key)?.region ?? regionOfDemonym(key) ?? compoundAccent(words)?.region;
  return region !== undefined || PART_TAGS.has(key);
});

/**
 * Returns the first word that names the accent of a region. The name of the language in `tag` is skipped, because
 * "Spanish" in "Spanish voice" names the language.
 */
export function findAccent(words: readonly string[], tag: string | undefined): string | undefined {
  return words.find((word) => isAccent(word) && !isOwnName(word, tag));
}

/** Reports whether words that a text calls an accent are one: "Gulf", "Southern", but not "soft". */
export function isAccentName(wording: string): boolean {
  const words = accentWords(wording);
  return knownAccent(words, undefined) !== undefined || countryPart(words) !== undefined;
}

/** Returns the accents that words of a text name. The name of the language in `tag` and words for descent are skipped. */
export function accentsAmong(wordings: readonly string[], tag: string | undefined): RecognizedAccent[] {
  return wordings
    .filter((wording) => !isOwnName(wording, tag) && !DESCENT.has(accentWords(wording).join(' ')))
    .flatMap((wording) => knownAccent(accentWords(wording), tag) ?? []);
}

function isOwnName(word: string, tag: string | undefined): boolean {
  const name = tag && englishNameOfLanguage(subtagsOf(tag).language);
  return name?.toLowerCase() === accentKey(word);
}

function knownAccent(words: readonly string[], tag: string | undefined): RecognizedAccent | undefined {
  return (
    simpleAccent(words) ??
    compoundAccent(words) ??
    bareAccent(countryPart(words), tag) ??
    accentOfSpeakers(words)
  );
}

/** Returns the accent of a country's code or name: `gb` → British. Codes are looked up in whole wordings only. */
function accentOfCountry(key: string): RecognizedAccent | undefined {
  const region = regionOfCountry(key);
  const label = demonymOf(region);
  return label === undefined ? undefined : { label, region };
}

/**
 * Returns the accent of a part of a country whose wording does not name the country, from the language tag: "Southern"
 * with `vi` → Southern Vietnamese. Returns the language's name in the place of an unknown nation's.
 */
function bareAccent(part: string | undefined, tag: string | undefined): RecognizedAccent | undefined {
  if (part === undefined || tag === undefined) return undefined;
  const { language, region = homeNationOf(tag) } = subtagsOf(tag);
  const nation = region ?? (language === 'en' ? COUNTRY_PARTS.get(part)?.english : undefined);
  const isOfficial = nation !== undefined && languagesOfRegion(nation).has(language);
  const label =
    (isOfficial ? demonymOf(nation) : accentOfLocale(tag)) ?? englishNameOfLanguage(language) ?? language;
  return accentOfPart(part, { label, region: nation });
}

/** Returns the accent that is called by the language of its speakers, if the language belongs to one nation: "Hindi" → `IN`. */
function accentOfSpeakers(words: readonly string[]): RecognizedAccent | undefined {
  const name = words.join(' ');
  const region = LANGUAGES.get(languageOfName(name) ?? '')?.home;
  return region === undefined ? undefined : { label: titleCase(name), region };
}

/** Returns the region of the first word in a compound accent: "american-irish" → `US`. */
function regionOfFirst([first = '']: readonly string[]): string | undefined {
  return accentOfWords(first)?.region ?? regionOfDemonym(first);
}

function titleCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
