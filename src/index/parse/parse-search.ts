import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_WORDS } from '../../domain/query-limits.ts';
import { CONTEXT_WORDS, STOP_WORDS } from '../../vocabulary/context-words.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { tokenize, wordsOfPhrases } from '../text/analyzer.ts';
import type { Span } from '../text/find-span.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { valuesOf } from '../text/meaning.ts';
import { createCandidateLister } from './candidates.ts';
import { interpret } from './interpret.ts';
import { splitSearch } from './split-search.ts';
import type { EmptyWord, RawToken, Token } from './token.ts';

export type ParsedSearch = ReturnType<ReturnType<typeof createSearchParser>>;

/** A word or operator of a search, or a stop word, with its span (start and end) in the text as typed. */
export type ReadToken = (Token | EmptyWord) & Span;

/** Words such as "both", beside which "and" means that one voice must have both values: `both german and english`. */
const JOINING: ReadonlySet<string> = new Set(CONTEXT_WORDS.joining);
/** Inverted name of a language: `Kissi, Northern`. Capital letters are required, because `german, low` asks for a low voice. */
const INVERTED_NAME = /^(\p{Lu}[^,]+), (\p{Lu}[^,]+)$/u;
/** Verbs for speaking a language: `speaks`, `habla`. */
const SPEAKING = wordsOfPhrases(CONTEXT_WORDS.speaking);
/** Words that mark the name of a nation or language beside them as an accent. */
const SAYING_ACCENT = wordsOfPhrases(CONTEXT_WORDS.accent);

/** Creates the function that parses a search into words and operators. Locale codes and phrases stay whole; stop words are left out. */
export function createSearchParser(vocabulary: Vocabulary, lexicon: Lexicon) {
  const listCandidates = createCandidateLister(vocabulary, lexicon);
  return (search: string) => {
    const text = search.slice(0, MAX_SEARCH_CHARACTERS);
    const split = splitSearch(inOrder(text, lexicon), vocabulary, lexicon);
    const { tokens: raw, language } = interpret(split, listCandidates(split));
    const read = readTokens(raw, vocabulary);
    const stopWords = read.flatMap((token) => (token.kind === 'empty' ? token.word : []));
    return {
      /** Text of the `search` parameter, cut to {@link MAX_SEARCH_CHARACTERS} and trimmed. */
      text: text.trim(),
      /** Code of the query's language: English, unless the cheapest interpretation is in another language. */
      language,
      /** All words of the text, including stop words, and the operators between them. */
      read,
      /** Offsets at which words start in the text, in UTF-16 code units. The words within a phrase have their own offsets. */
      starts: split.flatMap(({ kind, start }) => (kind === 'raw' ? start : [])),
      ...distinctWords(read),
      /** Stop words of the text, which do not describe a voice: `with`, `voice`. */
      stopWords: [...new Set(stopWords)],
      /** True if the end of the `search` parameter was ignored, because the parameter exceeds {@link MAX_SEARCH_CHARACTERS}. */
      isCut: search.trim().length > MAX_SEARCH_CHARACTERS,
    };
  };
}

/** Puts an inverted language name in order: `Kissi, Northern` → Northern Kissi. A blank replaces the comma, so that the text keeps its length. */
function inOrder(text: string, lexicon: Lexicon): string {
  const [, noun = '', qualifier = ''] = INVERTED_NAME.exec(text) ?? [];
  const words = tokenize(`${qualifier} ${noun}`);
  const [meaning] = noun === '' ? [] : lexicon.meaningsOf(words);
  return meaning?.isName && valuesOf(meaning)[0]?.kind === 'language' ? `${qualifier}  ${noun}` : text;
}

function readTokens(raw: readonly RawToken[], vocabulary: Vocabulary): ReadToken[] {
  const isJoining = raw.some((token) => token.kind === 'raw' && JOINING.has(token.word));
  return raw.map((token, at) => {
    const known = withAccent(classify(token), raw, at);
    const isJoint =
      known.kind === 'or' ? isJoining : known.kind === 'and' && (isJoining || isOfBoth(raw, at, vocabulary));
    const read = isJoint ? { kind: 'empty' as const, word: known.kind } : known;
    return { ...read, start: token.start, end: token.end };
  });
}

/** Reports whether an "and" joins two languages of one speaker: `habla portugués e inglés`. Languages separated by commas are alternatives. */
function isOfBoth(raw: readonly RawToken[], at: number, vocabulary: Vocabulary): boolean {
  const isLanguage = (token: RawToken | undefined) =>
    token?.kind === 'raw' &&
    (valuesOf(token.meaning)[0]?.kind === 'language' ||
      vocabulary.columnsOf(token.word).includes('language'));
  if (!isLanguage(raw[at - 1]) || !isLanguage(raw[at + 1])) return false;
  const isSpoken = raw.slice(0, at - 1).some((token) => token.kind === 'raw' && SPEAKING.has(token.word));
  return isSpoken && !raw.some((token) => token.kind === 'and' && token.isList);
}

/** Marks a word as an accent if the word beside it says so: `russian accent`. */
function withAccent(token: Token | EmptyWord, raw: readonly RawToken[], at: number): Token | EmptyWord {
  if (token.kind !== 'word') return token;
  const isSaying = (beside: RawToken | undefined) => beside?.kind === 'raw' && SAYING_ACCENT.has(beside.word);
  const before = raw[at - 2];
  // The word before `accent` names the accent (`russian accent english`), unless it is a stop word, as `mit` in `mit Akzent russisch`.
  const isTaken = before?.kind === 'raw' && before.meaning?.kind !== 'empty' && !STOP_WORDS.has(before.word);
  const isAccent = isSaying(raw[at + 1]) || (isSaying(raw[at - 1]) && !isTaken);
  return isAccent ? { ...token, isAccent } : token;
}

function classify(token: RawToken): Token | EmptyWord {
  if (token.kind !== 'raw') return token;
  const { word, meaning, isRead } = token;
  if (meaning?.kind === 'values')
    return { kind: 'word', word, meaning: meaning.values, ...(isRead && { isMeant: true }) };
  if (meaning?.kind === 'empty') return { kind: 'empty', word };
  return meaning ? { kind: meaning.kind } : { kind: 'word', word };
}

/** Returns the operators and the first {@link MAX_SEARCH_WORDS} distinct words, without stop words. */
function distinctWords(read: readonly ReadToken[]) {
  const seen = new Set<string>();
  const tokens = read.filter((token): token is Token & Span => {
    if (token.kind === 'empty' || seen.size > MAX_SEARCH_WORDS) return false;
    if (token.kind !== 'word') return true;
    const isNew = !seen.has(token.word);
    seen.add(token.word);
    return isNew && seen.size <= MAX_SEARCH_WORDS;
  });
  return { tokens, hasTooManyWords: seen.size > MAX_SEARCH_WORDS };
}
