/** Letters that do not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '’': "'",
};
const UNDECOMPOSED_LETTERS = new RegExp(`[${Object.keys(UNDECOMPOSED).join('')}]`, 'gu');

/** Accents of Latin, Greek and Cyrillic. Marks of Indic scripts and Japanese kana are letters in all but name. */
const ACCENT_MARKS = /[\u0300-\u036f]/g;

const WORD_BREAK = /[^\p{L}\p{N}\p{M}]+/u;
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORDS = /[a-z0-9]+/g;
/** Scripts written without blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** `U.S.A.` is one word. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;

/** Text without case and accents, so that `Español` and `espanol` are one. */
export function fold(text: string): string {
  const lower = text.replaceAll(DOTTED, (letters) => letters.replaceAll('.', '')).toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(ACCENT_MARKS, '')
    .normalize('NFC')
    .replaceAll(UNDECOMPOSED_LETTERS, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** `middle_aged`, `Middle Aged` and `middle-aged` are one. */
export function looseKey(text: string): string {
  return fold(text).replaceAll(/[\s_-]+/g, '-');
}

/** The folded words of a text. Scripts without blanks are cut by the rules of their language. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  if (ASCII.test(folded)) return folded.match(ASCII_WORDS) ?? [];
  const words = folded.split(WORD_BREAK).filter(Boolean);
  return words.flatMap((word) => (UNSPACED.test(word) ? segment(word) : [word]));
}

function segment(word: string): string[] {
  return [...segmenter.segment(word)].filter(({ isWordLike }) => isWordLike).map((part) => part.segment);
}
