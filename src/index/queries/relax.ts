import type { TermPostings } from '../ranking/word-postings.ts';
import { and, andCount } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';
import type { Expansion, TermColumn } from '../terms/vocabulary.ts';

/**
 * Order in which a relaxed search keeps words, by the column of a word's value: a `language` word (1) is kept before a `use_case`
 * word (13), because a language is more selective. A word that is a voice's whole name is kept before all others.
 */
const SELECTIVITY: Readonly<Record<TermColumn | 'whole_name', number>> = {
  whole_name: 0,
  language: 1,
  native_language: 1,
  locale: 2,
  native_locale: 2,
  country: 3,
  accent: 4,
  gender: 5,
  age: 6,
  provider: 7,
  name_word: 8,
  id_word: 9,
  id_compound: 10,
  model: 11,
  style: 12,
  use_case: 13,
  status: 14,
};
const MATCHES: readonly Expansion['match'][] = ['exact', 'prefix', 'typo', 'none'];

/** A word of a search with its postings. */
export interface WordMatch extends TermPostings {
  readonly word: string;
  readonly expansion: Expansion;
  /** Returns whether the word is some voice's whole name. */
  isWholeName(): boolean;
}

/** The words of a relaxed search, and the voices that have all of them. */
export interface Relaxed {
  readonly kept: readonly WordMatch[];
  readonly found: VoiceSet;
}

/**
 * Relaxes a search whose words are not all found in any one voice; undefined if no voice has even one word. Keeps words one at
 * a time, exact matches and selective columns first, and drops a word if no voice has the word and all words kept so far.
 */
export function relax(words: readonly WordMatch[], scratch: Scratch): Relaxed | undefined {
  const [first, ...others] = words.filter(({ count }) => count > 0).sort(compare);
  if (!first) return undefined;
  const kept = [first];
  const bits = scratch.copyOf(first.bits);
  for (const match of others) {
    if (andCount(bits, match.bits) === 0) continue;
    kept.push(match);
    and(bits, match.bits);
  }
  return { kept, found: { bits, sparse: undefined } };
}

function compare(a: WordMatch, b: WordMatch): number {
  const byMatch = MATCHES.indexOf(a.expansion.match) - MATCHES.indexOf(b.expansion.match);
  return byMatch || selectivityOf(a) - selectivityOf(b);
}

function selectivityOf({ expansion, isWholeName }: WordMatch): number {
  if (isWholeName()) return SELECTIVITY.whole_name;
  return Math.min(...new Set(expansion.terms.map(({ column }) => SELECTIVITY[column])));
}
