/** Letters and apostrophes that Unicode normalization leaves as they are, each with the spelling that users type instead: `ß` → `ss`. */
const UNDECOMPOSED: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  // Letters of African languages: Mɛnde.
  ...['ɛe', 'ɔo', 'ɪi', 'ɩi', 'ʊu', 'ʋv', 'ŋn', 'ɓb', 'ɗd', 'ɖd', 'ƙk', 'ɣg'].map(
    (pair) => [pair.charAt(0), pair.charAt(1)] as const,
  ),
  // Apostrophes, and letters that look like an apostrophe, in the names of languages: Qʼanjobʼal.
  ...['’', '‘', 'ʼ', 'ʻ', 'ꞌ', 'ʹ'].map((mark) => [mark, "'"] as const),
]);
const UNDECOMPOSED_LETTERS = new RegExp(`[${[...UNDECOMPOSED.keys()].join('')}]`, 'gu');

/** Combining marks of Latin, Greek and Cyrillic. Marks of Indic scripts and Japanese kana are not matched, because those marks change the sound. */
const DIACRITICS = /[\u0300-\u036f]/g;

const ASCII = /^[\0-\x7f]*$/;
/** Pattern of an abbreviation with dots: `U.S.A.`. The group `before` replaces a lookbehind, because browsers before 2023 reject lookbehinds. */
const DOTTED = /(?<before>^|[^\p{L}\p{N}])(?<letters>(?:\p{L}\.){2,})/gu;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Folds a text to lower case without diacritics: `Español` and `espanol` become equal, and `U.S.A.` becomes `usa`. */
export function fold(text: string): string {
  const joined = text.includes('.')
    ? text.replaceAll(DOTTED, (_, before: string, letters: string) => before + letters.replaceAll('.', ''))
    : text;
  const lower = joined.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(DIACRITICS, '')
    .normalize('NFC')
    .replaceAll(UNDECOMPOSED_LETTERS, (letter) => UNDECOMPOSED.get(letter) ?? letter);
}
