import type { TermPostings } from '../ranking/word-postings.ts';
import { and, andCount, andNot, count, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { intersectAll, type VoiceSet } from '../structures/voice-set.ts';
import type { Expansion, TermColumn } from '../terms/vocabulary.ts';
import type { Clause } from './clause.ts';

/**
 * Order in which a relaxed search keeps words, by the column of a word's value: a `language` word (1) is kept before a `use_case`
 * word (13), because a language is more selective. A word that is a voice's whole name is kept before all others.
 */
const SELECTIVITY: Readonly<Record<TermColumn | 'whole_name', number>> = {
  provider: 0,
  whole_name: 0.5,
  language: 1,
  native_language: 1,
  locale: 2,
  native_locale: 2,
  country: 3,
  accent: 4,
  gender: 5,
  age: 6,
  name_word: 8,
  id_word: 9,
  id_compound: 10,
  model: 11,
  style: 12,
  use_case: 13,
  status: 14,
};
/** Length from which the beginning of a word is kept alone where other words are unknown. */
const MIN_TELLING_PREFIX = 5;
const MATCHES: readonly Expansion['match'][] = ['exact', 'prefix', 'typo', 'none'];

/** A clause of a search with its postings. */
export interface WordMatch extends TermPostings, Clause {
  /** Returns whether a word of the clause is some voice's whole name. */
  isWholeName(): boolean;
}

/** The clauses of a relaxed search, and the voices that have all of them. */
export interface Relaxed {
  readonly kept: readonly WordMatch[];
  readonly found: VoiceSet;
}

/** Sets that bound a relaxed search: voices of the filters, and voices that a `not` leaves out. */
export interface RelaxBounds {
  readonly within: readonly VoiceSet[];
  readonly without: ReadonlyBitset | undefined;
}

/**
 * Relaxes a search whose words are not all found in any one voice of the filters. Keeps words one at a time, exact matches and
 * selective columns first, and drops a word if no voice of the filters has the word, or one that `correct` takes it for, and all words
 * kept so far. Undefined if no word can be kept and no filter is left to answer by.
 */
export function relax(
  words: readonly WordMatch[],
  { within, without }: RelaxBounds,
  correct: (match: WordMatch) => WordMatch | undefined,
  scratch: Scratch,
): Relaxed | undefined {
  const allowed = scratch.copyOf(intersectAll(within, scratch).bits);
  if (without) andNot(allowed, without);
  if (count(allowed) === 0) return undefined;
  const isLeftover = hasUnknown(words);
  const kept: WordMatch[] = [];
  const keep = (match: WordMatch): boolean => {
    if (andCount(allowed, match.bits) === 0) return false;
    kept.push(match);
    and(allowed, match.bits);
    return true;
  };
  for (const match of words.filter(({ count }) => count > 0).sort(compare)) {
    if (isLeftover && kept.length === 0 && isVague(match)) continue;
    const corrected = keep(match) ? undefined : correct(match);
    if (corrected) keep(corrected);
  }
  if (kept.length === 0 && within.length === 0) return undefined;
  const bits = scratch.full();
  for (const match of kept) and(bits, match.bits);
  if (without) andNot(bits, without);
  return { kept, found: { bits, sparse: undefined } };
}

function hasUnknown(words: readonly WordMatch[]): boolean {
  return words.some(({ count }) => count === 0);
}

/** Returns whether a word is only the short beginning of other words, so that it is no answer to a phrase: `open` in "open source". */
function isVague({ words, expansion }: WordMatch): boolean {
  return expansion.match === 'prefix' && words.every((word) => word.length < MIN_TELLING_PREFIX);
}

function compare(a: WordMatch, b: WordMatch): number {
  const byMatch = MATCHES.indexOf(a.expansion.match) - MATCHES.indexOf(b.expansion.match);
  return byMatch || selectivityOf(a) - selectivityOf(b);
}

function selectivityOf({ expansion, isWholeName }: WordMatch): number {
  const lowest = Math.min(...new Set(expansion.terms.map(({ column }) => SELECTIVITY[column])));
  return isWholeName() ? Math.min(SELECTIVITY.whole_name, lowest) : lowest;
}
