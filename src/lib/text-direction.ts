/** Scripts that are written from right to left: ISO 15924 codes of the scripts of CLDR's languages, and of related ones. Source: Unicode 16, 2024. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** Returns whether a language is usually written from right to left, by its likely script: `ar`, `he`, `ur`. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '');
}
