import { memoize } from './memoize.ts';

/**
 * Returns the parsed locale of a language tag. Locales are memoized, because parsing the 1,300 tags of a catalog takes 15 ms and a dozen index
 * structures need the locales. @throws {RangeError} if the text is not a language tag
 */
export const localeOf = memoize((tag: string) => new Intl.Locale(tag));

/** Returns the locale of a tag with CLDR's likely subtags: `cy` → `cy-Latn-GB`, `und-GB` → `en-Latn-GB`; memoized, because the look-up is slow. */
export const likelyOf = memoize((tag: string) => new Intl.Locale(tag).maximize());

/** Returns the two letters of a flag's regional indicators: 🇫🇷 → `FR`. */
export function regionOfFlag(flag: string): string {
  const letters = [...flag].map((character) => (character.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);
  return String.fromCodePoint(...letters);
}

/** ISO 15924 codes of right-to-left scripts: the scripts of the languages in CLDR, and related scripts (source: Unicode 16, 2024). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** Reports whether a language's likely script is written from right to left: true for `ar`, `he`, `ur`. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.has(likelyOf(language).script ?? '');
}
