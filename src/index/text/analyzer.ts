import { fold, isAscii } from '../../lib/fold.ts';

const WORD_BREAK = /[^\p{L}\p{N}\p{M}]+/u;
const WORD_BREAKS = new RegExp(WORD_BREAK, 'gu');
const PLAIN_KEY = /^[a-z0-9]*$/;
const ASCII_WORDS = /[a-z0-9]+/g;
/** Scripts that are written without blanks between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/**
 * Pieces that are segmented at once: of 256 characters, as long as a query, because segmenting takes the square of the length. A piece takes
 * the marks of its last letter along.
 */
const PIECES = /.{1,256}\p{M}{0,8}/gsu;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Folds case, diacritics and separators: `middle_aged`, `Middle Aged` and `middle-aged` become equal. */
export function looseKey(text: string): string {
  return fold(text).replaceAll(/[\s_-]+/g, '-');
}

/**
 * Folds a text to its words joined by `-`, with a `-` at the end if it ends after a word: `Male (Ethiopia)` → male-ethiopia-. A text
 * without a word is empty.
 */
export function foldWords(text: string): string {
  const folded = fold(text);
  return PLAIN_KEY.test(folded) ? folded : folded.replaceAll(WORD_BREAKS, '-').replace(/^-/, '');
}

/** Folds a text to its letters and digits: `Middle-aged` → middleaged. */
export function foldPlain(text: string): string {
  const folded = fold(text);
  return PLAIN_KEY.test(folded) ? folded : folded.replaceAll(WORD_BREAKS, '');
}

/** Splits a text into folded words. Scripts without blanks are segmented by the dictionaries of ICU. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  if (isAscii(folded)) return folded.match(ASCII_WORDS) ?? [];
  const words = folded.split(WORD_BREAK).filter(Boolean);
  return words.flatMap((word) => (UNSPACED.test(word) ? segment(word) : [word]));
}

/**
 * Returns words as one key: with blanks, except between words of a script that is written without blanks, which the segmenter may cut in
 * another place: `irish woman`, `女性の声`.
 */
export function phraseKey(words: readonly string[]): string {
  if (words.length === 1) return words[0] ?? '';
  return words.reduce((key, word) => key + (key === '' || UNSPACED.test(word) ? '' : ' ') + word, '');
}

function segment(word: string): string[] {
  const pieces = word.match(PIECES) ?? [];
  return pieces.flatMap((piece) =>
    [...segmenter.segment(piece)].filter(({ isWordLike }) => isWordLike).map((part) => part.segment),
  );
}
