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
interface Candidate {
  readonly length: number;
  readonly cost: number;
  readonly token: RawToken;
  /** Languages that have the word, and the toll of the others; none where no language is needed. */
  readonly languages?: readonly string[] | undefined;
  readonly toll: number;
}

/**
 * Interprets the tokens of a query: joins those that are one phrase, and decides what each means. Every token has its readings with costs; the
 * cheapest interpretation of the whole query wins. Words of a language cost a toll, which they pay once together.
 */
export function interpret(
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): { readonly tokens: readonly RawToken[]; readonly language: string } {
  const candidates = createCandidates(tokens, vocabulary, lexicon);
  const all = tokens.map((_, at) => candidates(at));
  let best = { ...cheapest(all, undefined), language: 'en' };
  for (const [language, toll] of tollsOf(all)) {
    const path = cheapest(all, language);
    if (path.cost + toll < best.cost) best = { ...path, cost: path.cost + toll, language };
  }
  return best;
}

/** Returns the languages that some words need, each with the least toll of its words. */
function tollsOf(all: readonly (readonly Candidate[])[]): ReadonlyMap<string, number> {
  const tolls = new Map<string, number>();
  for (const candidates of all)
    for (const { languages = [], toll } of candidates)
      for (const language of languages)
        tolls.set(language, Math.min(toll, tolls.get(language) ?? Number.POSITIVE_INFINITY));
  return tolls;
}

/** Returns the cheapest sequence of readings for a query in English and one other language, by dynamic programming from its end. */
function cheapest(all: readonly (readonly Candidate[])[], language: string | undefined) {
  const costs = new Array<number>(all.length + 1).fill(0);
  const chosen = new Array<Candidate | undefined>(all.length);
  for (let at = all.length - 1; at >= 0; at--) {
    costs[at] = Number.POSITIVE_INFINITY;
    for (const each of all[at] ?? []) {
      const isSpoken = !each.languages || (language !== undefined && each.languages.includes(language));
      const toll = isSpoken ? (each.languages ? -COSTS.spoken : 0) : each.toll;
      const cost = each.cost + toll + (costs[at + each.length] ?? 0);
      if (cost >= (costs[at] ?? 0)) continue;
      costs[at] = cost;
      chosen[at] = each;
    }
  }
  const tokens: RawToken[] = [];
  for (let at = 0; at < all.length; at += chosen[at]?.length ?? 1) {
    const token = chosen[at]?.token;
    if (token) tokens.push(token);
  }
  return { tokens, cost: costs[0] ?? 0 };
}

/** Creates the function that lists the readings of the tokens that start at a place, those that win at equal costs first. */
function createCandidates(tokens: readonly RawToken[], vocabulary: Vocabulary, lexicon: Lexicon) {
  const words = tokens.map((token) => (token.kind === 'raw' ? token.word : ''));
  const wordCount = words.filter((word) => word !== '').length;
  const hasDigit = words.some((word) => DIGIT.test(word));
  const isPlain = words.every(isAscii);

  /** Returns the number of words from a place to the next separator, at most `max`. */
  function runAt(at: number, max: number): number {
    let length = 0;
    for (; length < max; length++) {
      const token = tokens[at + length];
      if (token?.kind !== 'raw' || token.isRead) break;
    }
    return length;
  }

  function join(at: number, length: number, word: string, meaning: Meaning | undefined): RawWord {
    const { start = 0 } = tokens[at] ?? {};
    const { end = start } = tokens[at + length - 1] ?? {};
    return { kind: 'raw', word, meaning, start, end };
  }

  function tollOf(word: string, written: number): number {
    if (!isAscii(word)) return 0;
    if (lexicon.isOrdinary(word) || vocabulary.isName(word)) return COSTS.foreignAlike;
    // A label needs no language to be understood, and tells it: `frau`.
    return written <= COSTS.label && !vocabulary.isCode(word) ? 0 : COSTS.foreign;
  }

  function costAsWritten(word: string): number {
    if (SHORT.test(word) && vocabulary.isCode(word))
      return wordCount < SENTENCE_WORDS ? COSTS.code : COSTS.codeInSentence;
    const cost = vocabulary.costOf(word);
    if (!lexicon.isOrdinary(word)) return cost;
    return vocabulary.isCode(word) ? COSTS.ordinary : Math.min(cost, COSTS.ordinary);
  }

  function costOfMeaning({ kind }: Meaning, length: number, written: number): number {
    if (kind === 'values') return length > 1 ? COSTS.phrase : Math.min(COSTS.lexicon, written);
    if (wordCount === length && !isStopWord(words[0] ?? '')) return COSTS.onlyEmpty;
    return length > 1 ? COSTS.phrase : COSTS.empty;
  }

  function meant(at: number, length: number, written: number): Candidate[] {
    const word = length === 1 ? (words[at] ?? '') : phraseKey(words.slice(at, at + length));
    const known = lexicon.meaningsOf(words, at, length);
    const isStop = length === 1 && isStopWord(word) && !known.some(({ isEnglish }) => isEnglish);
    return [...(isStop ? [EMPTY] : []), ...known].map((meaning) => ({
      length,
      cost: costOfMeaning(meaning, length, written),
      token: join(at, length, word, meaning),
      languages: meaning.languages,
      toll: wordCount === length && meaning.kind !== 'values' ? COSTS.foreignAlike : tollOf(word, written),
    }));
  }

  function single(at: number): Candidate[] {
    const word = words[at] ?? '';
    const [english] = lexicon.meaningsOf(words, at, 1);
    const isCertain = wordCount > 1 && english?.isEnglish && english.kind !== 'values' && !SHORT.test(word);
    const written = isCertain ? COSTS.ordinary : costAsWritten(word);
    const asWritten = { length: 1, cost: written, token: join(at, 1, word, undefined), toll: 0 };
    return [...meant(at, 1, written), asWritten];
  }

  function joined(at: number, length: number): Candidate[] {
    const parts = words.slice(at, at + length);
    const last = parts.at(-1) ?? '';
    const first = parts.slice(0, -1).join('');
    const toJoined = (cost: number) => [
      { length, cost, token: join(at, length, first + last, undefined), toll: 0 },
    ];
    if (vocabulary.isPhrase(first, last)) return toJoined(COSTS.label);
    if (length > 2) return [];
    if (isKnownPhrase(first, last)) return toJoined(COSTS.knownPhrase);
    if (vocabulary.has(first + last, 'any') && vocabulary.costOf(first + last) <= COSTS.name)
      return toJoined(COSTS.join + vocabulary.costOf(first + last));
    if (KANA.test(first) && KANA.test(last)) return toJoined(COSTS.join + COSTS.unknown);
    const characters = first.length + last.length;
    const mayBeMisspelled = characters >= MIN_MISSPELLED && characters <= MAX_MISSPELLED;
    const isUnknown = (word: string) =>
      !lexicon.isOrdinary(word) && vocabulary.costOf(word) > COSTS.beginning;
    return mayBeMisspelled && parts.some(isUnknown) && vocabulary.isMisspelledPhrase(first, last)
      ? toJoined(COSTS.misspelledPhrase)
      : [];
  }

  return (at: number): Candidate[] => {
    const token = tokens[at];
    if (token?.kind !== 'raw' || token.isRead) return token ? [{ length: 1, cost: 0, token, toll: 0 }] : [];
    const found: Candidate[] = [];
    if (hasDigit) {
      const age = readAge(words.slice(at, at + runAt(at, MAX_AGE_WORDS)));
      if (age) {
        const text = words.slice(at, at + age.length).join(' ');
        return [
          {
            ...age,
            cost: COSTS.age,
            token: { ...join(at, age.length, text, age.meaning), isRead: true },
            toll: 0,
          },
        ];
      }
    }
    const run = runAt(at, MAX_JOINED);
    const longest = isPlain ? Math.min(run, lexicon.longestPhrase(words[at] ?? '')) : run;
    for (let length = run; length > 1; length--) {
      if (length <= longest) found.push(...meant(at, length, COSTS.unknown));
      found.push(...joined(at, length));
    }
    return [...found, ...single(at)];
  };
}
