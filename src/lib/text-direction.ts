import { likelyOf } from './locale-of.ts';

/** ISO 15924 codes of right-to-left scripts: the scripts of the languages in CLDR, and related scripts (source: Unicode 16, 2024). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** Reports whether a language's likely script is written from right to left: true for `ar`, `he`, `ur`. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.has(likelyOf(language).script ?? '');
}
