import { isKnownPhrase } from '../terms/kindred.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { phraseKey, tokenize } from '../text/analyzer.ts';
import { readEmoji } from '../text/emoji.ts';
import { type Lexicon, MAX_PHRASE_WORDS, type Meaning } from '../text/lexicon.ts';
import { isIdLike } from './id-parts.ts';

/** Minus before a word that is to be excluded: `-american`. */
const MINUS = /^[-–−](?=\p{L})/u;
/** Abbreviation of "without". */
const WITHOUT = /^w\/o$/i;
/** Separators of a list, the slash between alternatives, and signs between a parameter and its value: `lang=pl-PL`. */
const SEPARATORS = /([,;&|、，；/=:])/u;
/** Ending of an English possessive: `children's stories`. */
const POSSESSIVE = /(?<=\p{L})['’]s$/iu;
/** Small letter before a capital, where a word of an id ends. */
const CAMEL_CASE = /\p{Ll}(?=\p{Lu})/gu;
const LATIN_WORD = /^[A-Za-z]+$/;
const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;

/** A word or phrase as it stands in the text, with its meaning in the lexicon. */
interface RawWord {
  readonly kind: 'raw';
  readonly word: string;
  readonly meaning?: Meaning | undefined;
}
/** A word or phrase, or a separator. */
export type RawToken = RawWord | { readonly kind: 'not' | 'or' | 'and' };

/** Splits a search into words, phrases and separators. Locale codes and phrases stay whole. */
export function splitSearch(text: string, vocabulary: Vocabulary, lexicon: Lexicon): RawToken[] {
  const pieces = readEmoji(text).split(/\s+/u);
  return joinPhrases(
    pieces.flatMap((piece) => split(piece, vocabulary)),
    vocabulary,
    lexicon,
  );
}

/** Splits a piece of text without blanks: `-male,old` → not, male, and, old. A locale code stays whole. */
function split(piece: string, vocabulary: Vocabulary): RawToken[] {
  if (LATIN_WORD.test(piece)) return [{ kind: 'raw', word: piece.toLowerCase() }];
  if (WITHOUT.test(piece)) return [{ kind: 'not' }];
  const isExcluded = MINUS.test(piece);
  const rest = isExcluded ? piece.slice(1) : piece;
  const parts = vocabulary.isLocale(rest) ? [rest] : rest.split(SEPARATORS);
  const tokens = parts.flatMap((part): RawToken[] => {
    if (part === '/') return [{ kind: 'or' }];
    if (SEPARATORS.test(part)) return part === '=' || part === ':' ? [] : [{ kind: 'and' }];
    const words = vocabulary.isLocale(part) ? [part] : wordsOf(part.replace(POSSESSIVE, ''), vocabulary);
    return words.map((word) => ({ kind: 'raw', word }));
  });
  return isExcluded ? [{ kind: 'not' }, ...tokens] : tokens;
}

/** Returns the words of a text. A word of an id that no voice has is divided where a capital follows: `en-US-JenyNeural` → en, us, jeny, neural. */
function wordsOf(text: string, vocabulary: Vocabulary): readonly string[] {
  const words = tokenize(text);
  const divided = isIdLike(text) ? text.replaceAll(CAMEL_CASE, '$& ') : text;
  if (divided === text) return words;
  const parts = tokenize(divided);
  const isKnown = words.every((word) => parts.includes(word) || vocabulary.expand(word).match !== 'none');
  return isKnown ? words : parts;
}

/** Joins adjacent words that are one phrase: `young adult` becomes `youngadult`, so that it is not taken for `adult`. */
function joinPhrases(tokens: readonly RawToken[], vocabulary: Vocabulary, lexicon: Lexicon): RawToken[] {
  const joined: RawToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'raw') {
      if (token) joined.push(token);
      continue;
    }
    const run = wordsFrom(tokens, at);
    const meaning = lexicon.meaningAt(run, 0);
    const before = joined.at(-1);
    if (meaning && meaning.length > 1) {
      joined.push({ kind: 'raw', word: phraseKey(run.slice(0, meaning.length)), meaning });
      at += meaning.length - 1;
    } else if (
      before?.kind === 'raw' &&
      isPhrase(before, { kind: 'raw', word: token.word, meaning }, vocabulary)
    )
      joined.splice(-1, 1, { kind: 'raw', word: before.word + token.word });
    else joined.push({ kind: 'raw', word: token.word, meaning });
  }
  return joined;
}

/**
 * Returns whether two words are one term of the catalog, or of the tables of known values. In the latter case one of the words is
 * unknown alone, because `posh british` is elegant and British, where no voice has the accent. Unknown words of kana are one name,
 * which the segmenter has cut: `ナ`, `ナミ`.
 */
function isPhrase(first: RawWord, second: RawWord, vocabulary: Vocabulary): boolean {
  if (vocabulary.isPhrase(first.word, second.word)) return true;
  const isUnknown = ({ word, meaning }: RawWord) => !meaning && vocabulary.expand(word).match !== 'exact';
  if (isKnownPhrase(first.word, second.word)) return [first, second].some(isUnknown);
  return [first, second].every((each) => KANA.test(each.word) && isUnknown(each));
}

/** Returns the words from the index `at` to the next separator, as many as a phrase may have. */
function wordsFrom(tokens: readonly RawToken[], at: number): string[] {
  const words: string[] = [];
  for (let next = at; next < tokens.length && words.length < MAX_PHRASE_WORDS; next++) {
    const token = tokens[next];
    if (token?.kind !== 'raw') break;
    words.push(token.word);
  }
  return words;
}
