import { ACCENTS } from '../tables/accents.ts';
import { englishNameOfLanguage } from './english-names.ts';
import { regionOfCountry, regionOfCountryName, regionOfDemonym } from './nations.ts';
import { demonymOf } from './regional-accent.ts';
import { subtagsOf } from './subtags.ts';

/** Published label of an accent, and the region where the accent is spoken; undefined if no region is known. */
export interface RecognizedAccent {
  readonly label: string;
  readonly region: string | undefined;
}

/**
 * Returns the accent that a provider's wording names, from the table `ACCENTS`, else from names and demonyms of
 * countries. Any other wording becomes the accent's label, in title case. Returns undefined for a wording that names no
 * accent, such as "standard".
 */
export function recognizeAccent(wording = ''): RecognizedAccent | undefined {
  const key = toKey(wording);
  if (!key) return undefined;
  const known = ACCENTS.get(key);
  if (known === null) return undefined;
  return {
    label: known?.label ?? demonymOf(regionOfCountryName(key)) ?? titleCase(key),
    region: known?.region ?? regionOfCountry(key) ?? regionOfFirstDemonym(key),
  };
}

/** Reports whether a provider's wording of an accent is in the table `ACCENTS` or names a region. */
export function isKnownAccent(wording = ''): boolean {
  return ACCENTS.has(toKey(wording)) || recognizeAccent(wording)?.region !== undefined;
}

/** Reports whether a tag names the accent of a region (`irish`, not `calm`), because some providers state accents among other tags. */
export function isAccent(word: string): boolean {
  return isRegional(toKey(word));
}

/**
 * Returns the first word that names the accent of a region, in lower case. The name of the language in `tag` is
 * skipped, because "Spanish" in "Spanish voice" names the language.
 */
export function findAccent(words: readonly string[], tag: string | undefined): string | undefined {
  if (words.length === 0 || tag === undefined) return undefined;
  const ownName = englishNameOfLanguage(subtagsOf(tag).language)?.toLowerCase();
  return words.map(toKey).find((word) => word !== ownName && isRegional(word));
}

function isRegional(key: string): boolean {
  return (ACCENTS.get(key)?.region ?? regionOfDemonym(key)) !== undefined;
}

/** Returns the region of the first demonym in a compound accent: "american-irish" and "american (south)" → `US`. */
function regionOfFirstDemonym(key: string): string | undefined {
  const [first = ''] = key.split(/[-\s(]/);
  return ACCENTS.get(first)?.region ?? regionOfDemonym(first);
}

/** Returns a provider's wording as a key of the table `ACCENTS`: "Scottish_Accent" → "scottish". */
function toKey(wording: string): string {
  return wording
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/[ -]accent(?:ed)?$/, '');
}

function titleCase(words: string): string {
  return words.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
