import { ACCENTS } from '../../vocabulary/facets.ts';
import { valuesByWording } from './wordings.ts';

/** Maximum number of UTF-16 code units read from the wording of an accent. Providers' wordings are shorter than forty. */
const MAX_LENGTH = 80;
/** Separator between the words of an accent, as in "American (South)", `us-southern` and `new_zealand`. */
const SEPARATOR = /[\s_()[\]/,–—-]+/u;
/** Word "accent" at the end of a wording: "Scottish Accent". */
const ACCENT = /[\s_-]accent(?:ed)?$/;

/** Returns a provider's wording of an accent in lower case, without the word "accent": "Scottish_Accent" → "scottish". */
export function accentKey(wording: string): string {
  return wording
    .trim()
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(ACCENT, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
}

/** Returns the words of an accent without diacritics and separators: "Québécois (Montréal)" → "quebecois", "montreal". */
export function accentWords(wording: string): string[] {
  return accentKey(wording)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .split(SEPARATOR)
    .filter(Boolean);
}

/** Labels of the accents of the table by the words of each wording: `texas` → Texan. */
export const ACCENTS_BY_WORDS = valuesByWording(ACCENTS, (wording) => accentWords(wording).join(' '));

/** Published label of an accent, and the region where the accent is spoken; undefined if no region is known. */
export interface RecognizedAccent {
  readonly label: string;
  readonly region: string | undefined;
}

/** Returns the accent of the table that words name as a whole: `texas` → Texan, `US`. */
export function accentOfWords(words: string): RecognizedAccent | undefined {
  const label = ACCENTS_BY_WORDS.get(words);
  return label === undefined ? undefined : { label, region: ACCENTS.get(label)?.region };
}
