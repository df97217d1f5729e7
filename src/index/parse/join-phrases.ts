import { isKnownPhrase } from '../terms/kindred.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { phraseKey } from '../text/analyzer.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from '../text/lexicon.ts';
import type { RawToken, RawWord } from './raw-token.ts';
import { MAX_AGE_WORDS, readAge } from './read-age.ts';

const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;
const DIGIT = /\d/;
/** Fewest and most letters of a phrase that may be misspelled. */
const MIN_MISSPELLED = 8;
const MAX_MISSPELLED = 24;

/** Joins adjacent words that are one phrase: `young adult` becomes `youngadult`, so that it is not taken for `adult`. */
export function joinPhrases(
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): RawToken[] {
  const hasDigit = tokens.some((token) => token.kind === 'raw' && DIGIT.test(token.word));
  const joined: RawToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'raw' || token.isRead) {
      if (token) joined.push(token);
      continue;
    }
    const age = hasDigit ? readAge(wordsFrom(tokens, at, MAX_AGE_WORDS)) : undefined;
    if (age) {
      const { meaning, length } = age;
      const word = wordsFrom(tokens, at, length).join(' ');
      at += length - 1;
      joined.push({ ...token, word, meaning, isRead: true, end: tokens[at]?.end ?? token.end });
      continue;
    }
    const run = wordsFrom(tokens, at, MAX_PHRASE_WORDS);
    const meaning = lexicon.meaningAt(run, 0);
    const before = joined.at(-1);
    const word: RawWord = { kind: 'raw', word: token.word, meaning, start: token.start, end: token.end };
    if (meaning && meaning.length > 1) {
      at += meaning.length - 1;
      const key = phraseKey(run.slice(0, meaning.length));
      joined.push({ ...word, word: key, end: tokens[at]?.end ?? token.end });
    } else if (before?.kind === 'raw' && !before.isRead && isPhrase(before, word, vocabulary))
      joined.splice(-1, 1, { ...token, word: before.word + token.word, start: before.start });
    else joined.push(word);
  }
  return joined;
}

/**
 * Returns whether two words are one term of the catalog, or of the tables of known values. In the latter case one of the words is
 * unknown alone, because `posh british` is elegant and British, where no voice has the accent. Unknown words of kana are one name,
 * which the segmenter has cut: `ナ`, `ナミ`. A word that is there twice may be a name with a blank: `Xiao Xiao`.
 */
function isPhrase(first: RawWord, second: RawWord, vocabulary: Vocabulary): boolean {
  if (vocabulary.isPhrase(first.word, second.word)) return true;
  const isDoubled = first.word === second.word;
  if (isDoubled && vocabulary.expand(first.word + second.word).match === 'exact') return true;
  const isUnknown = ({ word, meaning }: RawWord) => !meaning && vocabulary.expand(word).match !== 'exact';
  const isNamed = isKnownPhrase(first.word, second.word);
  if (isNamed || mayBePhrase(first, second)) {
    if (![first, second].some(isUnknown)) return false;
    if (isNamed || vocabulary.isMisspelledPhrase(first.word, second.word)) return true;
  }
  return KANA.test(first.word) && KANA.test(second.word) && isUnknown(first) && isUnknown(second);
}

/** Returns whether words may be a misspelled phrase. Words that the lexicon knows are none, and a shorter phrase resembles too much. */
function mayBePhrase(first: RawWord, second: RawWord): boolean {
  const length = first.word.length + second.word.length;
  return !(first.meaning && second.meaning) && length >= MIN_MISSPELLED && length <= MAX_MISSPELLED;
}

/** Returns the words from the index `at` to the next separator, at most `max`. */
function wordsFrom(tokens: readonly RawToken[], at: number, max: number): string[] {
  const words: string[] = [];
  for (let next = at; next < tokens.length && words.length < max; next++) {
    const token = tokens[next];
    if (token?.kind !== 'raw' || token.isRead) break;
    words.push(token.word);
  }
  return words;
}
