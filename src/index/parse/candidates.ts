import { isAscii } from '../../lib/fold.ts';
import { STOP_WORDS } from '../../vocabulary/context-words.ts';
import { COSTS } from '../terms/costs.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { phraseKey } from '../text/analyzer.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from '../text/lexicon.ts';
import type { Meaning } from '../text/meaning.ts';
import { readAge } from './read-age.ts';
import type { RawToken } from './token.ts';

const DIGIT = /\d/;
const LETTER = /^[a-z]$/;
/** Pattern of two Latin letters: the code of a language or country, or a short word such as `my` or Spanish `en`. */
const SHORT = /^[a-z]{2}$/;
/** Minimum number of words of a query that counts as a sentence. In a sentence, a short word is rarely a code. */
const SENTENCE_WORDS = 4;
const EMPTY: Meaning = { kind: 'empty', isEnglish: true };

/** A candidate is one possible reading of a word, or of adjacent words as one phrase, with its cost. */
export interface Candidate {
  readonly length: number;
  readonly cost: number;
  readonly word: string;
  readonly meaning?: Meaning | undefined;
  /** True if the meaning was computed, as for the age `25 years old`, and not found in the lexicon. */
  readonly isRead?: true;
  /** Codes of the languages that have the word. The list is undefined for a word that may occur in a query of any language. */
  readonly languages?: readonly string[] | undefined;
  /** Cost that is added if the language of the query is not among `languages`. */
  readonly toll: number;
}

/** Creates the function that lists, for each token of a query, the possible readings of the words from this token on. Of equal costs, the first is chosen. */
export function createCandidateLister(vocabulary: Vocabulary, lexicon: Lexicon) {
  function costAsWritten(word: string, wordCount: number): number {
    // If a single letter is the whole search, it is read as the start of a name that the user is still typing.
    if (wordCount === 1 && LETTER.test(word)) return COSTS.name;
    const isCode = vocabulary.isCode(word);
    // In a sentence, reading a short word as a code costs more, because a short word of a long query is seldom a code.
    if (isCode && SHORT.test(word)) return wordCount < SENTENCE_WORDS ? COSTS.code : COSTS.codeInSentence;
    if (!lexicon.isOrdinary(word)) return vocabulary.costOf(word);
    return isCode ? COSTS.ordinary : Math.min(vocabulary.costOf(word), COSTS.ordinary);
  }

  /** Lists the candidates of a word or phrase, one per meaning. `written` is the cost of reading the words as written, without a meaning. */
  function meant(words: readonly string[], written: number, isOnly: boolean): readonly Candidate[] {
    const [first = ''] = words;
    const known = lexicon.meaningsOf(words);
    const isStop = words.length === 1 && STOP_WORDS.has(first) && !known.some(({ isEnglish }) => isEnglish);
    if (known.length === 0 && !isStop) return [];
    const word = phraseKey(words);
    const mayName = isOnly && (LETTER.test(first) || !STOP_WORDS.has(first));
    const toll = tollOf(word, written);
    return [...(isStop ? [EMPTY] : []), ...known].map((meaning) => ({
      length: words.length,
      cost: costOfMeaning(meaning, words.length, written, mayName),
      word,
      meaning,
      languages: meaning.languages,
      toll: isOnly && meaning.kind !== 'values' ? COSTS.foreignAlike : toll,
    }));
  }

  function tollOf(word: string, written: number): number {
    if (!isAscii(word)) return 0;
    if (lexicon.isOrdinary(word) || vocabulary.isName(word)) return COSTS.foreignAlike;
    // A label such as `frau` has no toll (cost of a foreign word), because the label is understood in a query of any language.
    return written <= COSTS.label && !vocabulary.isCode(word) ? 0 : COSTS.foreign;
  }

  /** Returns the cost of reading adjacent words as one word; undefined if the catalog does not have the joined word. */
  function costOfJoined(words: readonly string[], word: string): number | undefined {
    if (vocabulary.isPhrase(word, words.at(-1) ?? '')) return COSTS.label;
    if (words.length > 2) return undefined;
    const cost = vocabulary.has(word, 'any') ? vocabulary.costOf(word) : COSTS.unknown;
    return cost <= COSTS.name ? COSTS.join + cost : undefined;
  }

  // Operators have no candidates. Tokens whose meaning is already known (`isRead`) have no candidates either.
  return (tokens: readonly RawToken[]): readonly (readonly Candidate[])[] => {
    const words = tokens.map((token) => (token.kind === 'raw' ? token.word : ''));
    const wordCount = words.filter((word) => word !== '').length;
    const hasDigit = words.some((word) => DIGIT.test(word));
    return tokens.map((_, at) => {
      const run = runAt(tokens, at);
      const age = hasDigit ? readAge(words.slice(at, at + run)) : undefined;
      if (age) {
        const word = words.slice(at, at + age.length).join(' ');
        return [{ ...age, cost: COSTS.age, word, isRead: true, toll: 0 }];
      }
      const found: Candidate[] = [];
      for (let length = run; length > 0; length--) {
        const phrase = words.slice(at, at + length);
        const word = phrase.join('');
        const written = length > 1 ? COSTS.unknown : costAsWritten(word, wordCount);
        found.push(...meant(phrase, written, wordCount === length));
        const cost = length > 1 ? costOfJoined(phrase, word) : written;
        if (cost !== undefined) found.push({ length, cost, word, toll: 0 });
      }
      return found;
    });
  };
}

/** Returns the number of words in a row from index `at`, at most {@link MAX_PHRASE_WORDS}. An operator or a known meaning ends the row. */
function runAt(tokens: readonly RawToken[], at: number): number {
  const end = tokens.findIndex((token, place) => place >= at && (token.kind !== 'raw' || token.isRead));
  return Math.min(MAX_PHRASE_WORDS, (end < 0 ? tokens.length : end) - at);
}

function costOfMeaning({ kind }: Meaning, length: number, written: number, isOnly: boolean): number {
  if (kind === 'values') return length > 1 ? COSTS.phrase : Math.min(COSTS.lexicon, written);
  if (isOnly) return COSTS.onlyEmpty;
  return length > 1 ? COSTS.phrase : COSTS.empty;
}
