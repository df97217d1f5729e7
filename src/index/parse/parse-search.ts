import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import type { Span } from '../text/find-span.ts';
import { COMPLETED_CHARACTERS, type Lexicon } from '../text/lexicon.ts';
import { valuesOf } from '../text/meaning.ts';
import { isStopWord } from '../text/stop-words.ts';
import { joinPhrases } from './join-phrases.ts';
import type { RawToken } from './raw-token.ts';
import { isAmongCodes, isCodeAmongEnglish, isForeignStopWord } from './read-code.ts';
import { withKind } from './read-kind.ts';
import { endsList, isEmptyAt } from './read-place.ts';
import { splitSearch } from './split-search.ts';
import type { EmptyWord, Token } from './token.ts';

/** A search text, and the parts of it that are not searched. */
export interface SearchText {
  /** Text of the `search` parameter, cut to {@link MAX_SEARCH_CHARACTERS} and trimmed. */
  readonly text: string;
  /** Words of the text that tell nothing about a voice: `with`, `voice`. */
  readonly stopWords: readonly string[];
  /** True if the end of the `search` parameter was ignored, because the parameter exceeds {@link MAX_SEARCH_CHARACTERS}. */
  readonly isCut: boolean;
  readonly hasTooManyWords: boolean;
}

/** A token of a search, or a word that tells nothing, with its place in the search as it was typed. */
export type ReadToken = (Token | EmptyWord) & Span;

export interface ParsedSearch extends SearchText {
  /** All words of the text and the operators between them. */
  readonly read: readonly ReadToken[];
  /** Places at which the words of the text start, also those of its phrases. */
  readonly starts: readonly number[];
  /** Words of the text that tell something, at most {@link MAX_SEARCH_WORDS}, with the operators between them. */
  readonly tokens: readonly Token[];
}

/** Words with which "and" asks for one voice that has both: `both german and english`. */
const JOINING: ReadonlySet<string> = new Set([
  ...['both', 'bilingual', 'multilingual'],
  ...['same speaker', 'same voice', 'same person'],
]);
/** A short word that may be a code of a language or country as well as a word such as `my` or Spanish `en`. */
const SHORT = /^[a-z]{2}$/;
/** Words for somebody who speaks. */
const SPEAKING = new Set(CONTEXT_WORDS.speaking.flatMap(tokenize));

/**
 * Parses a search into words and operators. Locale codes and phrases stay whole. Words that tell nothing are left out, so that
 * `a voice with an accent` has no word.
 */
export function parseSearch(search: string, vocabulary: Vocabulary, lexicon: Lexicon): ParsedSearch {
  const text = search.slice(0, MAX_SEARCH_CHARACTERS);
  const split = splitSearch(text, vocabulary, lexicon);
  const raw = joinPhrases(split, vocabulary, lexicon);
  const read = readTokens(raw, vocabulary);
  const readLast = (token: ReadToken): ReadToken => {
    // A single word that tells nothing, but is no stop word, may be a name: Will, May. A phrase is none.
    if (token.kind === 'empty' && raw.length === 1 && mayBeName(token.word, vocabulary))
      return { ...token, kind: 'word' };
    if (token.kind !== 'word' || token.meaning || /\s$/u.test(search)) return token;
    const { word } = token;
    // A word that voices have is not completed.
    const mayBeBegun = word.length >= COMPLETED_CHARACTERS && vocabulary.expand(word).match !== 'exact';
    const completion = mayBeBegun ? lexicon.completionOf(word) : undefined;
    return completion ? { ...token, completion: valuesOf(completion) } : token;
  };
  const used = read.map((token, at) => (at === read.length - 1 ? readLast(token) : token));
  const words = distinctWords(used);
  const stopWords = used.flatMap((token) => (token.kind === 'empty' ? token.word : []));
  const end = endOf(words);
  return {
    text: text.trim(),
    read,
    starts: split.flatMap(({ kind, start }) => (kind === 'raw' ? start : [])),
    tokens: words.slice(0, end),
    stopWords: [...new Set(stopWords)],
    isCut: search.trim().length > MAX_SEARCH_CHARACTERS,
    hasTooManyWords: end < words.length,
  };
}

/** Reads words and operators at their places. A last word counts as finished, and a single one as no name. */
function readTokens(raw: readonly RawToken[], vocabulary: Vocabulary): readonly ReadToken[] {
  const isJoining = raw.some((token) => token.kind === 'raw' && JOINING.has(token.word));
  const readAt = (token: RawToken, at: number): Token | EmptyWord => {
    if (token.kind === 'raw' && isEmptyAt(raw, at)) return { kind: 'empty', word: token.word };
    const known = withKind(classify(token, raw, vocabulary), raw, at);
    const isJoint =
      known.kind === 'or' ? isJoining : known.kind === 'and' && (isJoining || isOfBoth(raw, at, vocabulary));
    if (isJoint) return { kind: 'empty', word: known.kind };
    return known.kind === 'and' && endsList(raw, at) ? { ...known, isEnd: true } : known;
  };
  return raw.map((token, at) => Object.assign(readAt(token, at), { start: token.start, end: token.end }));
}

function mayBeName(word: string, vocabulary: Vocabulary): boolean {
  return !isStopWord(word) && !word.includes(' ') && vocabulary.expand(word).match !== 'none';
}

/** Returns whether an "and" stands between two languages that somebody speaks: `habla portugués e inglés`. A comma lists alternatives. */
function isOfBoth(raw: readonly RawToken[], at: number, vocabulary: Vocabulary): boolean {
  const isLanguage = (token: RawToken | undefined) =>
    token?.kind === 'raw' &&
    (valuesOf(token.meaning)[0]?.kind === 'language' ||
      vocabulary.columnsOf(token.word).includes('language'));
  if (!isLanguage(raw[at - 1]) || !isLanguage(raw[at + 1])) return false;
  return (
    raw.slice(0, at - 1).some((token) => token.kind === 'raw' && SPEAKING.has(token.word)) && !isListed(raw)
  );
}

function isListed(raw: readonly RawToken[]): boolean {
  return raw.some((token) => token.kind === 'and' && token.isList === true);
}

/**
 * Decides between a word, an operator and a word that tells nothing. A word of two letters is a code, unless it is a stop word or the
 * search is a sentence or has another word of a table: `de male` is German, `voz de mujer` is not.
 */
function classify(token: RawToken, all: readonly RawToken[], vocabulary: Vocabulary): Token | EmptyWord {
  if (token.kind !== 'raw') return token;
  const { word, meaning } = token;
  if (token.isRead && meaning)
    return meaning.kind === 'empty'
      ? { kind: 'empty', word }
      : { kind: 'word', word, meaning: valuesOf(meaning), isMeant: true };
  const isOperator = meaning !== undefined && meaning.kind !== 'values' && meaning.kind !== 'empty';
  const isCode =
    SHORT.test(word) &&
    !isStopWord(word) &&
    !(isOperator && !vocabulary.has(word, 'any')) &&
    isAmongCodes(token, all);
  if (isForeignStopWord(token) && isCodeAmongEnglish(token, all, vocabulary)) return { kind: 'word', word };
  if (isCode) return { kind: 'word', word };
  if (meaning?.kind === 'values') return { kind: 'word', word, meaning: meaning.values };
  if (isStopWord(word) || meaning?.kind === 'empty') {
    return word === 'or' || word === 'and' ? { kind: word } : { kind: 'empty', word };
  }
  return meaning ? { kind: meaning.kind } : { kind: 'word', word };
}

/** Leaves out words that stand in the text before. */
function distinctWords(tokens: readonly (Token | EmptyWord)[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter((token): token is Token => {
    if (token.kind !== 'word') return token.kind !== 'empty';
    const isNew = !seen.has(token.word);
    seen.add(token.word);
    return isNew;
  });
}

/** Returns the index after the last token that is used, so that at most {@link MAX_SEARCH_WORDS} words are. */
function endOf(tokens: readonly Token[]): number {
  let words = 0;
  const end = tokens.findIndex(({ kind }) => kind === 'word' && ++words > MAX_SEARCH_WORDS);
  return end < 0 ? tokens.length : end;
}
