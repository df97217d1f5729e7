import { isAscii } from '../../lib/fold.ts';
import { COSTS } from '../terms/costs.ts';
import { isKnownPhrase } from '../terms/kindred.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { phraseKey } from '../text/analyzer.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Meaning } from '../text/meaning.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { RawToken, RawWord } from './raw-token.ts';
import { MAX_AGE_WORDS, readAge } from './read-age.ts';

const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;
const DIGIT = /\d/;
const LETTER = /^[a-z]$/;
/** Code of a language or country, which may be a word such as `my` or Spanish `en` as well. */
const SHORT = /^[a-z]{2}$/;
/** Number of words from which a query is a sentence, in which short words are hardly codes. */
const SENTENCE_WORDS = 4;
/** Most words that are read as one. */
const MAX_JOINED = 4;
/** Fewest and most letters of a phrase that may be misspelled, because a shorter one resembles too much. */
const MIN_MISSPELLED = 8;
const MAX_MISSPELLED = 24;
const EMPTY: Meaning = { kind: 'empty', isEnglish: true };

/** Reading of neighbouring tokens as one. */
export interface Candidate {
  readonly length: number;
  readonly cost: number;
  readonly token: RawToken;
  /** Languages that have the word, and the toll of the others; none where no language is needed. */
  readonly languages?: readonly string[] | undefined;
  readonly toll: number;
}

/** Tokens of a query, with what is known of all of them. */
interface Query {
  readonly tokens: readonly RawToken[];
  /** Words of the tokens, empty for operators. */
  readonly words: readonly string[];
  readonly wordCount: number;
  readonly hasDigit: boolean;
  readonly isPlain: boolean;
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
}

/** Lists the readings that start at each token, those that win at equal costs first. */
export function listCandidates(
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): readonly (readonly Candidate[])[] {
  const words = tokens.map((token) => (token.kind === 'raw' ? token.word : ''));
  const query: Query = {
    tokens,
    words,
    wordCount: words.filter((word) => word !== '').length,
    hasDigit: words.some((word) => DIGIT.test(word)),
    isPlain: words.every(isAscii),
    vocabulary,
    lexicon,
  };
  return tokens.map((token, at) =>
    token.kind === 'raw' && !token.isRead
      ? candidatesAt(query, at)
      : [{ length: 1, cost: 0, token, toll: 0 }],
  );
}

function candidatesAt(query: Query, at: number): readonly Candidate[] {
  const { words, lexicon } = query;
  const age = query.hasDigit ? readAge(words.slice(at, at + runAt(query, at, MAX_AGE_WORDS))) : undefined;
  if (age) {
    const token = join(query, at, age.length, words.slice(at, at + age.length).join(' '), age.meaning);
    return [{ length: age.length, cost: COSTS.age, token: { ...token, isRead: true }, toll: 0 }];
  }
  const found: Candidate[] = [];
  const run = runAt(query, at, MAX_JOINED);
  // Words of other scripts may be a phrase without a blank.
  const longest = query.isPlain ? Math.min(run, lexicon.longestPhrase(words[at] ?? '')) : run;
  for (let length = run; length > 1; length--) {
    if (length <= longest) found.push(...meant(query, at, length, COSTS.unknown));
    const joined = joinedAt(query, at, length);
    if (joined) found.push(joined);
  }
  return [...found, ...single(query, at)];
}

/** Returns the number of words from a place to the next separator, at most `max`. */
function runAt({ tokens }: Query, at: number, max: number): number {
  let length = 0;
  for (; length < max; length++) {
    const token = tokens[at + length];
    if (token?.kind !== 'raw' || token.isRead) break;
  }
  return length;
}

function join({ tokens }: Query, at: number, length: number, word: string, meaning?: Meaning): RawWord {
  const { start = 0 } = tokens[at] ?? {};
  const { end = start } = tokens[at + length - 1] ?? {};
  return { kind: 'raw', word, meaning, start, end };
}

/** Lists the readings of one word: its meanings, and itself as it is written. */
function single(query: Query, at: number): readonly Candidate[] {
  const word = query.words[at] ?? '';
  const [english] = query.lexicon.meaningsOf(query.words, at, 1);
  const isCertain =
    query.wordCount > 1 && english?.isEnglish && english.kind !== 'values' && !SHORT.test(word);
  const cost = isCertain ? COSTS.ordinary : costAsWritten(query, word);
  return [...meant(query, at, 1, cost), { length: 1, cost, token: join(query, at, 1, word), toll: 0 }];
}

function costAsWritten({ wordCount, vocabulary, lexicon }: Query, word: string): number {
  // A lone letter begins a name, while a person is still typing it.
  if (wordCount === 1 && LETTER.test(word)) return COSTS.name;
  if (SHORT.test(word) && vocabulary.isCode(word))
    return wordCount < SENTENCE_WORDS ? COSTS.code : COSTS.codeInSentence;
  if (!lexicon.isOrdinary(word)) return vocabulary.costOf(word);
  return vocabulary.isCode(word) ? COSTS.ordinary : Math.min(vocabulary.costOf(word), COSTS.ordinary);
}

/** Lists the readings of words by their meanings; `written` is the cost of the word as it is written. */
function meant(query: Query, at: number, length: number, written: number): readonly Candidate[] {
  const { words, lexicon } = query;
  const known = lexicon.meaningsOf(words, at, length);
  const first = words[at] ?? '';
  const isStop = length === 1 && isStopWord(first) && !known.some(({ isEnglish }) => isEnglish);
  if (known.length === 0 && !isStop) return [];
  const word = length === 1 ? first : phraseKey(words.slice(at, at + length));
  const isOnly = query.wordCount === length;
  return [...(isStop ? [EMPTY] : []), ...known].map((meaning) => ({
    length,
    cost: costOfMeaning(meaning, length, written, isOnly && (LETTER.test(first) || !isStopWord(first))),
    token: join(query, at, length, word, meaning),
    languages: meaning.languages,
    toll: isOnly && meaning.kind !== 'values' ? COSTS.foreignAlike : tollOf(query, word, written),
  }));
}

function costOfMeaning({ kind }: Meaning, length: number, written: number, isOnly: boolean): number {
  if (kind === 'values') return length > 1 ? COSTS.phrase : Math.min(COSTS.lexicon, written);
  if (isOnly) return COSTS.onlyEmpty;
  return length > 1 ? COSTS.phrase : COSTS.empty;
}

function tollOf({ vocabulary, lexicon }: Query, word: string, written: number): number {
  if (!isAscii(word)) return 0;
  if (lexicon.isOrdinary(word) || vocabulary.isName(word)) return COSTS.foreignAlike;
  // A label needs no language to be understood, and tells it: `frau`.
  return written <= COSTS.label && !vocabulary.isCode(word) ? 0 : COSTS.foreign;
}

/** Returns the reading of neighbouring words as one word of the catalog; undefined if there is none. */
function joinedAt(query: Query, at: number, length: number): Candidate | undefined {
  const { words } = query;
  const last = words[at + length - 1] ?? '';
  const first = words.slice(at, at + length - 1).join('');
  const cost = costOfJoined(query, first, last, length);
  return cost === undefined
    ? undefined
    : { length, cost, token: join(query, at, length, first + last), toll: 0 };
}

function costOfJoined(
  { lexicon, vocabulary }: Query,
  first: string,
  last: string,
  length: number,
): number | undefined {
  if (vocabulary.isPhrase(first, last)) return COSTS.label;
  if (length > 2) return undefined;
  if (isKnownPhrase(first, last)) return COSTS.knownPhrase;
  const word = first + last;
  const cost = vocabulary.has(word, 'any') ? vocabulary.costOf(word) : COSTS.unknown;
  if (cost <= COSTS.name) return COSTS.join + cost;
  if (KANA.test(first) && KANA.test(last)) return COSTS.join + COSTS.unknown;
  if (word.length < MIN_MISSPELLED || word.length > MAX_MISSPELLED) return undefined;
  const isUnknown = (part: string) => !lexicon.isOrdinary(part) && vocabulary.costOf(part) > COSTS.beginning;
  const mayBeMisspelled = isUnknown(first) || isUnknown(last);
  return mayBeMisspelled && vocabulary.isMisspelledPhrase(first, last) ? COSTS.misspelledPhrase : undefined;
}
