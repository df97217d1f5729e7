import { fold } from '../../lib/fold.ts';
import { ACCENTS, valuesByWording } from '../../vocabulary/facets.ts';

/** Maximum number of UTF-16 code units read from a provider's term for an accent; known terms have fewer than forty. */
const MAX_LENGTH = 80;
/** Pattern of the separator between the words of an accent, as in "American (South)", `us-southern` and `new_zealand`. */
const SEPARATOR = /[\s_()[\]/,–—-]+/u;
/** Pattern of the word "accent" at the end of a term: "Scottish Accent". */
const ACCENT = /[\s_-]accent(?:ed)?$/;

/** Returns a provider's term for an accent in lower case, without the word "accent": "Scottish_Accent" → "scottish". */
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
  return fold(accentKey(wording)).split(SEPARATOR).filter(Boolean);
}

/** Map from the words of a provider's term for an accent to the accent's label in data/facets/accent.yaml: `texas` → Texan. */
export const ACCENTS_BY_WORDS = valuesByWording(ACCENTS, (wording) => accentWords(wording).join(' '));

/** Accent that a term names: its published label, and the region where it is spoken. */
export interface RecognizedAccent {
  readonly label: string;
  /** ISO 3166-1 or UN M.49 code of the region; undefined if no region is known. */
  readonly region: string | undefined;
}

/** Returns the accent that data/facets/accent.yaml lists under exactly these words: `texas` → Texan, region `US`. */
export function accentOfWords(words: string): RecognizedAccent | undefined {
  const label = ACCENTS_BY_WORDS.get(words);
  return label === undefined ? undefined : { label, region: ACCENTS.get(label)?.region };
}
