import { regionOfCountry } from '../../vocabulary/countries.ts';
import { COUNTRIES, COUNTRY_PARTS, valuesByWording } from '../../vocabulary/facets.ts';
import { accentOfWords, type RecognizedAccent } from './accent-words.ts';
import { languageOfName } from './named-locale.ts';
import { isSpokenIn } from './nations.ts';
import { demonymOf } from './regional-accent.ts';
import { WORDINGS } from './wordings.ts';

/** Maximum number of words in a compound accent. The number is limited, because the time for trying all splits of a term grows exponentially. */
const MAX_WORDS = 5;
/** Country codes that are recognized in an accent. Other country codes are left out, because some codes are also words: `no`. */
const CODES: ReadonlySet<string> = new Set(['uae', 'uk', 'us', 'usa']);
/** Map from each word for a part of a country to the adjective for the part: `south` → Southern. */
const PARTS_BY_WORD = valuesByWording(COUNTRY_PARTS, (word) => word);

/** Returns the accent that all the words together name: an accent of data/facets/accent.yaml, or a country's accent. */
export function simpleAccent(words: readonly string[]): RecognizedAccent | undefined {
  const key = words.join(' ');
  const known = accentOfWords(key);
  if (known) return known;
  return key.length > 3 || CODES.has(key) ? accentOfCountry(key) : undefined;
}

/** Returns the accent of the country that a name, a code or an adjective stands for: `gb` → British. */
function accentOfCountry(wording: string): RecognizedAccent | undefined {
  const region = regionOfCountry(wording);
  const label = demonymOf(region);
  return label === undefined ? undefined : { label, region };
}

/** Returns the accent that a nation's name states together with narrowing words before or after the name: "US Southern". */
export function compoundAccent(words: readonly string[]): RecognizedAccent | undefined {
  if (words.length > MAX_WORDS) return undefined;
  // A plain nation ("American") is tried before a part of it ("Eastern American"), as "North Eastern American" is not the north of "Eastern American".
  return firstSplit(words, simpleAccent) ?? firstSplit(words, compoundAccent);
}

/** Splits words into a nation and words that narrow the nation down, such as "American" and "South". The first split that yields an accent is used. */
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

/** Reports whether words name no particular accent: "modern standard Arabic", "default". */
export function isStandardForm(words: readonly string[]): boolean {
  if (WORDINGS.no_accents.has(words.join(' '))) return true;
  const isLanguage = (word: string | undefined) => word !== undefined && languageOfName(word) !== undefined;
  return (
    (isLanguage(words.at(-1)) && WORDINGS.no_accents.has(words.slice(0, -1).join(' '))) ||
    (isLanguage(words[0]) && WORDINGS.no_accents.has(words.slice(1).join(' ')))
  );
}

/** Returns the adjective for a part of a country: `northeast`, "north eastern" → Northeastern. */
export function countryPart(words: readonly string[]): string | undefined {
  return PARTS_BY_WORD.get(words.join(''));
}

/** Returns the accent of a part of a nation: "Southern" and the nation's accent "American" → "Southern American". */
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
  if (WORDINGS.no_accents.has(other) || isLanguageOf(nation, other)) return nation;
  const narrower = accentOfWords(other);
  const isNarrower = narrower?.region !== undefined && narrower.region === nation.region;
  return isNarrower ? narrower : undefined;
}

function isLanguageOf({ region }: RecognizedAccent, name: string): boolean {
  const language = languageOfName(name);
  return language !== undefined && (region === undefined || isSpokenIn(language, region));
}
