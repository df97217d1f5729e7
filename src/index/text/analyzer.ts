import { fold, isAscii } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';

const WORD_BREAK = /[^\p{L}\p{N}\p{M}]+/u;
const WORD_BREAKS = new RegExp(WORD_BREAK, 'gu');
const PLAIN_KEY = /^[a-z0-9]*$/;
const ASCII_WORDS = /[a-z0-9]+/g;
/** Scripts that are written without blanks between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Pieces of at most 256 characters, each with the combining marks after it. A long text is cut into pieces, because segmenting takes O(length²). */
const PIECES = /.{1,256}\p{M}{0,8}/gsu;
const segmenter = lazy(() => new Intl.Segmenter(undefined, { granularity: 'word' }));

/** Folds case, diacritics and separators: `middle_aged`, `Middle Aged` and `middle-aged` become equal. */
export function looseKey(text: string): string {
  return fold(text).replaceAll(/[\s_-]+/g, '-');
}

/** Folds a text to words joined by `-`: `Male (Ethiopia)` → male-ethiopia-. A separator at the end of the text becomes a final `-`. */
export function foldWords(text: string): string {
  const folded = fold(text);
  return PLAIN_KEY.test(folded) ? folded : folded.replaceAll(WORD_BREAKS, '-').replace(/^-/, '');
}

/** Folds a text to its letters and digits: `Middle-aged` → middleaged. */
export function foldPlain(text: string): string {
  const folded = fold(text);
  return PLAIN_KEY.test(folded) ? folded : folded.replaceAll(WORD_BREAKS, '');
}

/** Splits a text into folded words. Scripts without blanks between words are split by the dictionaries of ICU. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  if (isAscii(folded)) return folded.match(ASCII_WORDS) ?? [];
  const words = folded.split(WORD_BREAK).filter(Boolean);
  return words.flatMap((word) => (UNSPACED.test(word) ? segment(word) : [word]));
}

/**
 * Returns the set of all words of the phrases. Phrases in scripts without blanks are split at the first look-up of a word in such a script, because
 * ICU loads the dictionaries of these scripts in 20 ms, which every command would wait for.
 */
export function wordsOfPhrases(phrases: readonly string[]): Pick<ReadonlySet<string>, 'has'> {
  const byKind = groupBy(phrases, (phrase) => UNSPACED.test(phrase));
  const plain = new Set(byKind.get(false)?.flatMap(tokenize));
  const segmented = lazy(() => new Set(byKind.get(true)?.flatMap(tokenize)));
  return { has: (word) => plain.has(word) || (UNSPACED.test(word) && segmented().has(word)) };
}

/** Joins words to a phrase key. Words of a script without blanks are joined without blanks, so that the key does not depend on the segmenter's cuts. */
export function phraseKey(words: readonly string[]): string {
  if (words.length === 1) return words[0] ?? '';
  return words.reduce((key, word) => key + (key === '' || UNSPACED.test(word) ? '' : ' ') + word, '');
}

function segment(word: string): string[] {
  const pieces = word.match(PIECES) ?? [];
  return pieces.flatMap((piece) =>
    [...segmenter().segment(piece)].filter(({ isWordLike }) => isWordLike).map((part) => part.segment),
  );
}
