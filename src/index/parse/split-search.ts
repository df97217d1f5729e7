import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import { readEmoji } from '../text/emoji.ts';
import { tokenizeSpans } from '../text/find-span.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readParameters } from './read-parameter.ts';
import type { RawToken, SplitToken } from './token.ts';

const PIECES = /\S+/gu;
/** Pattern of a text between blanks that consists of Latin letters and digits, and is therefore one word. */
const PLAIN = /^[A-Za-z0-9]+$/;
/** Minus before a word that is to be excluded: `-american`. */
const MINUS = /^[-–−](?=\p{L})/u;
const WITHOUT = /^w\/o$/i;
/** Pattern of separators: commas and similar signs, the slash between alternatives, signs before a parameter's value, quotes, brackets. */
const SEPARATORS = /(<\/|\/>|[,;&|、，；/=:"“”(){}<>[\]]|(?<!\p{L})'|'(?!\p{L}))/u;
/** Separators that are ignored: quotes and brackets. */
const QUOTE = /^(?:<\/|\/>|["“”'(){}<>[\]])$/;
/** Pattern of text that a voice is to speak, in pasted code: `"text": "Good morning"`, `<voice>Hello</voice>`. Such text does not describe the voice. */
const SPOKEN =
  /(?<=\b(?:text|input|ssml)["']?\s*[:=]\s*|--text\s+)(["'])(?:(?!\1).)*(?:\1|$)|(?<=<[a-z][^<>]*>)[^<]+(?=<)/gisu;
/** Signs of which one stands before any text that a voice is to speak. A search without these signs thus need not be scanned for spoken text. */
const MARKED = /["'>]/;
/** Pattern of a command's option in pasted code: `-X`. The minus of an option is not the minus that excludes a word (`-american`). */
const SHORT_OPTION = /^-[a-z]$/i;
/** Ending of an English possessive: `children's stories`. */
const POSSESSIVE = /(?<=\p{L})['’]s$/iu;
const YEARS_OLD = /y\/o(?![\p{L}\p{N}])/giu;
/** Pattern of a short name in kana. The word segmenter may cut such a name at a letter that is also a particle: `な` of `ななみ`. */
const KANA_NAME = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]{2,6}$/u;

/** Splits a search into words and operators, with their spans in the text. Locale codes stay whole. */
export function splitSearch(text: string, vocabulary: Vocabulary, lexicon: Lexicon): readonly RawToken[] {
  const said = MARKED.test(text) ? text.replaceAll(SPOKEN, (spoken) => ' '.repeat(spoken.length)) : text;
  const tokens = Array.from(said.matchAll(PIECES), ({ 0: piece, index: start }) => {
    const read = readEmoji(piece).replaceAll(YEARS_OLD, 'yo');
    if (read === piece) return split(piece, start, vocabulary, lexicon);
    // English words that replace emoji get the span of the whole piece of text, without a minus at its start.
    const span = { start: start + piece.search(/[^-–−]/u), end: start + piece.length };
    const words = read.split(/\s+/u).flatMap((each) => split(each, start, vocabulary, lexicon));
    return words.map((token) => (token.kind === 'not' ? token : { ...token, ...span }));
  });
  return readParameters(tokens.flat());
}

/** Splits a piece of text without blanks: `-male,old` → not, male, and, old. */
function split(piece: string, start: number, vocabulary: Vocabulary, lexicon: Lexicon): SplitToken[] {
  if (PLAIN.test(piece))
    return [{ kind: 'raw', word: piece.toLowerCase(), start, end: start + piece.length }];
  if (SHORT_OPTION.test(piece)) return [];
  if (WITHOUT.test(piece)) return [{ kind: 'not', start, end: start + piece.length }];
  const isExcluded = MINUS.test(piece);
  let at = isExcluded ? 1 : 0;
  const rest = piece.slice(at);
  const parts = vocabulary.isLocale(rest) ? [rest] : rest.split(SEPARATORS);
  const tokens = parts.flatMap((part): SplitToken[] => {
    const span = { start: start + at, end: start + at + part.length };
    at += part.length;
    if (QUOTE.test(part)) return [];
    if (part === '/') return [{ kind: 'or', ...span }];
    if (part === '=' || part === ':') return [{ kind: 'assignment', ...span }];
    if (SEPARATORS.test(part)) return [{ kind: 'and', isList: part !== '&', ...span }];
    if (vocabulary.isLocale(part) || isKanaName(part, vocabulary, lexicon))
      return [{ kind: 'raw', word: part, ...span }];
    const words = tokenizeSpans(part.replace(POSSESSIVE, ''), span.start);
    return words.map(({ word, start, end }) => ({ kind: 'raw', word, start, end }));
  });
  return isExcluded ? [{ kind: 'not', start, end: start + 1 }, ...tokens] : tokens;
}

/** Reports whether a text in kana is taken for a name. The segmenter cuts a name only into stop words, or into pieces of which one is unknown. */
function isKanaName(text: string, vocabulary: Vocabulary, lexicon: Lexicon): boolean {
  if (!KANA_NAME.test(text) || lexicon.meaningOf([text])) return false;
  const parts = tokenize(text);
  if (parts.length < 2 || lexicon.meaningOf(parts)) return false;
  const meanings = parts.map((part) => lexicon.meaningOf([part]));
  const isUnknown = (part: string, at: number) => !meanings[at] && vocabulary.expand(part).match !== 'exact';
  return meanings.every((meaning) => meaning?.kind === 'empty') || parts.some(isUnknown);
}
