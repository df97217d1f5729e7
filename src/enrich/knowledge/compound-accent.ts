import { COUNTRIES, COUNTRY_PARTS } from '../../vocabulary/facets.ts';
import { accentOfWords, type RecognizedAccent } from './accent-words.ts';
import { languageOfName } from './named-locale.ts';
import { isSpokenIn, regionOfCountry } from './nations.ts';
import { demonymOf } from './regional-accent.ts';
import { NO_ACCENTS, valuesByWording } from './wordings.ts';

/** Maximum number of words in a compound accent, because the words are split at every place. */
const MAX_WORDS = 5;
/** Country codes that stand beside other words. Longer names are always tried; other codes are also words, such as `no`. */
const CODES: ReadonlySet<string> = new Set(['uae', 'uk', 'us', 'usa']);
/** Parts of a country by each word for one, as the adjective of an accent: `south` → Southern. */
const PARTS_BY_WORD = valuesByWording(COUNTRY_PARTS, (word) => word);

/** Returns the accent that words name as a whole: an accent of data/facets/accent.yaml, or a country by name or demonym. */
export function simpleAccent(words: readonly string[]): RecognizedAccent | undefined {
  const key = words.join(' ');
  const known = accentOfWords(key);
  if (known) return known;
  const region = key.length > 3 || CODES.has(key) ? regionOfCountry(key) : undefined;
  const label = demonymOf(region);
  return label === undefined ? undefined : { label, region };
}

/**
 * Returns the accent of words that name a nation beside something else, in any order: a part of the country ("American
 * (South)", "US Southern"), a language of the nation ("Swiss German"), a standard form ("American, neutral") or an
 * accent of the nation ("British - Cockney").
 */
export function compoundAccent(words: readonly string[]): RecognizedAccent | undefined {
  if (words.length > MAX_WORDS) return undefined;
  // A nation of simple words is tried first, so that "North Eastern American" is not the north of Eastern America.
  return firstSplit(words, simpleAccent) ?? firstSplit(words, compoundAccent);
}

/** Returns the first accent that two parts of the words make, one of which `toNation` reads as a nation. */
function firstSplit(
  words: readonly string[],
  toNation: (words: readonly string[]) => RecognizedAccent | undefined,
): RecognizedAccent | undefined {
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at), words.slice(at)] as const;
    const found = narrowed(toNation(parts[0]), parts[1]) ?? narrowed(toNation(parts[1]), parts[0]);
    if (found) return found;
  }
  return undefined;
}

/** Reports whether words name the standard form of a language, which is no accent: "modern standard Arabic". */
export function isStandardForm(words: readonly string[]): boolean {
  if (NO_ACCENTS.has(words.join(' '))) return true;
  const isLanguage = (word: string | undefined) => word !== undefined && languageOfName(word) !== undefined;
  return (
    (isLanguage(words.at(-1)) && NO_ACCENTS.has(words.slice(0, -1).join(' '))) ||
    (isLanguage(words[0]) && NO_ACCENTS.has(words.slice(1).join(' ')))
  );
}

/** Returns the adjective for a part of a country: `northeast`, "north eastern" → Northeastern. */
export function countryPart(words: readonly string[]): string | undefined {
  return PARTS_BY_WORD.get(words.join(''));
}

/** Returns the accent of a part of a nation: Southern, American → "Southern American". */
export function accentOfPart(part: string, { label, region }: RecognizedAccent): RecognizedAccent {
  const adjective = label === demonymOf(region) ? COUNTRIES.get(region ?? '')?.part_adjective : undefined;
  return { label: `${part} ${adjective ?? label}`, region };
}

function narrowed(
  nation: RecognizedAccent | undefined,
  otherWords: readonly string[],
): RecognizedAccent | undefined {
  if (!nation) return undefined;
  const part = countryPart(otherWords);
  if (part !== undefined) return accentOfPart(part, nation);
  const other = otherWords.join(' ');
  if (NO_ACCENTS.has(other) || isLanguageOf(nation, other)) return nation;
  const narrower = accentOfWords(other);
  const isNarrower = narrower?.region !== undefined && narrower.region === nation.region;
  return isNarrower ? narrower : undefined;
}

function isLanguageOf({ region }: RecognizedAccent, name: string): boolean {
  const language = languageOfName(name);
  return language !== undefined && (region === undefined || isSpokenIn(language, region));
}
