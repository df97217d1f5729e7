import { ACCENTS } from '../tables/accents.ts';
import { nameOfLanguage } from './cldr-names.ts';
import { regionOfCountry, regionOfCountryName, regionOfDemonym } from './nations.ts';
import { demonymOf } from './regional-accent.ts';
import { subtagsOf } from './subtags.ts';

/** An accent as published, and the region where it is spoken, if one is known. */
export interface RecognizedAccent {
  readonly label: string;
  readonly region: string | undefined;
}

/**
 * Returns the accent that a wording names, from the table of accents, else from names and demonyms of countries. An
 * unknown wording becomes the label, in title case. Returns undefined for a wording such as "standard", which names no
 * accent.
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

/** Reports whether a wording is in the table of accents or names a region. */
export function isKnownAccent(wording = ''): boolean {
  return ACCENTS.has(toKey(wording)) || recognizeAccent(wording)?.region !== undefined;
}

/** Reports whether a word is the accent of a region, for providers that state accents among other tags. */
export function isAccent(word: string): boolean {
  return isRegional(toKey(word));
}

/**
 * Returns the first word that is the accent of a region, in lower case. The name of the voice's own language is
 * skipped, because "Spanish voice" states no accent.
 */
export function findAccent(words: readonly string[], tag: string | undefined): string | undefined {
  if (words.length === 0 || tag === undefined) return undefined;
  const ownName = nameOfLanguage(subtagsOf(tag).language)?.toLowerCase();
  return words.map(toKey).find((word) => word !== ownName && isRegional(word));
}

function isRegional(key: string): boolean {
  return (ACCENTS.get(key)?.region ?? regionOfDemonym(key)) !== undefined;
}

/**
 * Returns the region of the first demonym in a compound: "american-irish" and "american (south)" are spoken in the
 * US.
 */
function regionOfFirstDemonym(key: string): string | undefined {
  const [first = ''] = key.split(/[-\s(]/);
  return ACCENTS.get(first)?.region ?? regionOfDemonym(first);
}

/** Returns a wording as a key of the table: "Scottish_Accent" → "scottish". */
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
