import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { CONTEXT_WORDS } from '../../vocabulary/context-words.ts';
import { COSTS } from '../terms/costs.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize } from '../text/analyzer.ts';
import type { Span } from '../text/find-span.ts';
import { COMPLETED_CHARACTERS, type Lexicon } from '../text/lexicon.ts';
import { valuesOf } from '../text/meaning.ts';
import { isStopWord } from '../text/stop-words.ts';
import { createCandidateLister } from './candidates.ts';
import { interpret } from './interpret.ts';
import { splitSearch } from './split-search.ts';
import type { EmptyWord, RawToken, Token } from './token.ts';

/** A search text, its words and operators, and the parts of it that are not searched. */
export interface ParsedSearch {
  /** Text of the `search` parameter, cut to {@link MAX_SEARCH_CHARACTERS} and trimmed. */
  readonly text: string;
  /** Code of the language of the words: English, unless words of another one are read cheapest. */
  readonly language: string;
  /** Words of the text that tell nothing about a voice: `with`, `voice`. */
  readonly stopWords: readonly string[];
  /** True if the end of the `search` parameter was ignored, because the parameter exceeds {@link MAX_SEARCH_CHARACTERS}. */
  readonly isCut: boolean;
  readonly hasTooManyWords: boolean;
  /** All words of the text and the operators between them. */
  readonly read: readonly ReadToken[];
  /** Places at which the words of the text start, also those of its phrases. */
  readonly starts: readonly number[];
  /** Words of the text that tell something, at most {@link MAX_SEARCH_WORDS}, with the operators between them. */
  readonly tokens: readonly Token[];
}

/** A token of a search, or a word that tells nothing, with its place in the search as it was typed. */
export type ReadToken = (Token | EmptyWord) & Span;

/** Words with which "and" asks for one voice that has both: `both german and english`. */
const JOINING: ReadonlySet<string> = new Set([
  ...['both', 'bilingual', 'multilingual'],
  ...['same speaker', 'same voice', 'same person'],
]);
/** Name of a language as lists invert it, with capital letters, so that `german, low` asks for a low voice. */
const INVERTED_NAME = /^(\p{Lu}[^,]+), (\p{Lu}[^,]+)$/u;
/** Words for somebody who speaks. */
const SPEAKING = new Set(CONTEXT_WORDS.speaking.flatMap(tokenize));
/** Words beside the name of a language that say so. */
const SAYING_LANGUAGE = new Set(CONTEXT_WORDS.language.flatMap(tokenize));
/** Words beside the name of a nation or language that say that it is an accent. */
const SAYING_ACCENT = new Set(CONTEXT_WORDS.accent.flatMap(tokenize));

/**
 * Creates the parser of a search into words and operators. Locale codes and phrases stay whole. Words that tell nothing are left out, so that
 * `a voice with an accent` has no word.
 */
export function createSearchParser(vocabulary: Vocabulary, lexicon: Lexicon) {
  const listCandidates = createCandidateLister(vocabulary, lexicon);
  return (search: string): ParsedSearch => {
    const text = search.slice(0, MAX_SEARCH_CHARACTERS);
    const split = splitSearch(inOrder(text, lexicon), vocabulary, lexicon);
    const { tokens: raw, language } = interpret(split, listCandidates(split));
    const read = readTokens(raw, vocabulary);
    const last = read.at(-1);
    if (last && !/\s$/u.test(search)) read[read.length - 1] = begin(last, language, vocabulary, lexicon);
    const words = distinctWords(read);
    const stopWords = read.flatMap((token) => (token.kind === 'empty' ? token.word : []));
    const end = endOf(words);
    return {
      text: text.trim(),
      language,
      read,
      starts: split.flatMap(({ kind, start }) => (kind === 'raw' ? start : [])),
      tokens: words.slice(0, end),
      stopWords: [...new Set(stopWords)],
      isCut: search.trim().length > MAX_SEARCH_CHARACTERS,
      hasTooManyWords: end < words.length,
    };
  };
}

/** Puts the whole name of a language that a list writes inverted into its order, with as many characters: `Kissi, Northern`. */
function inOrder(text: string, lexicon: Lexicon): string {
  const [, noun = '', qualifier = ''] = INVERTED_NAME.exec(text) ?? [];
  const words = tokenize(`${qualifier} ${noun}`);
  const [meaning] = noun === '' ? [] : lexicon.meaningsOf(words, 0, words.length);
  return meaning?.isName && valuesOf(meaning)[0]?.kind === 'language' ? `${qualifier}  ${noun}` : text;
}

/** Reads words and operators at their places. */
function readTokens(raw: readonly RawToken[], vocabulary: Vocabulary): ReadToken[] {
  const isJoining = raw.some((token) => token.kind === 'raw' && JOINING.has(token.word));
  return raw.map((token, at) => {
    const known = withKind(classify(token), raw, at);
    const isJoint =
      known.kind === 'or' ? isJoining : known.kind === 'and' && (isJoining || isOfBoth(raw, at, vocabulary));
    const read = isJoint ? { kind: 'empty' as const, word: known.kind } : known;
    return { ...read, start: token.start, end: token.end };
  });
}

/** Returns whether an "and" stands between two languages that somebody speaks: `habla portugués e inglés`. A comma lists alternatives. */
function isOfBoth(raw: readonly RawToken[], at: number, vocabulary: Vocabulary): boolean {
  const isLanguage = (token: RawToken | undefined) =>
    token?.kind === 'raw' &&
    (valuesOf(token.meaning)[0]?.kind === 'language' ||
      vocabulary.columnsOf(token.word).includes('language'));
  if (!isLanguage(raw[at - 1]) || !isLanguage(raw[at + 1])) return false;
  const isSpoken = raw.slice(0, at - 1).some((token) => token.kind === 'raw' && SPEAKING.has(token.word));
  return isSpoken && !raw.some((token) => token.kind === 'and' && token.isList);
}

/** Reads a word beside one that says so as nothing but a language, or as an accent. */
function withKind(token: Token | EmptyWord, raw: readonly RawToken[], at: number): Token | EmptyWord {
  if (token.kind !== 'word') return token;
  const isAt = (place: number, words: ReadonlySet<string>) => {
    const beside = raw[place];
    return beside?.kind === 'raw' && words.has(beside.word);
  };
  const before = raw[at - 2];
  // In `russian accent english`, the accent is Russian, and in `mit Akzent russisch` too, because `mit` tells nothing.
  const isTaken = before?.kind === 'raw' && before.meaning?.kind !== 'empty' && !isStopWord(before.word);
  if (isAt(at + 1, SAYING_ACCENT) || (isAt(at - 1, SAYING_ACCENT) && !isTaken))
    return { ...token, isAccent: true };
  const isLanguage =
    token.meaning?.[0]?.kind === 'language' &&
    (isAt(at - 1, SAYING_LANGUAGE) || isAt(at + 1, SAYING_LANGUAGE));
  return isLanguage ? { ...token, isMeant: true } : token;
}

function classify(token: RawToken): Token | EmptyWord {
  if (token.kind !== 'raw') return token;
  const { word, meaning, isRead } = token;
  if (meaning?.kind === 'values')
    return { kind: 'word', word, meaning: meaning.values, ...(isRead && { isMeant: true }) };
  if (meaning?.kind === 'empty') return { kind: 'empty', word };
  return meaning ? { kind: meaning.kind } : { kind: 'word', word };
}

/** Adds what a longer word means that the last word of a search may begin, while a person is still typing. */
function begin(token: ReadToken, language: string, vocabulary: Vocabulary, lexicon: Lexicon): ReadToken {
  if (token.kind !== 'word' || token.meaning || token.word.length < COMPLETED_CHARACTERS) return token;
  if (vocabulary.costOf(token.word) < COSTS.beginning || lexicon.isOrdinary(token.word)) return token;
  const completion = valuesOf(lexicon.completionOf(token.word, language !== 'en'));
  return completion.length > 0 ? { ...token, completion } : token;
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
