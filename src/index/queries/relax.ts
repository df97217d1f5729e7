import type { ColumnName } from '../columns/schema.ts';
import type { WordVoices } from '../ranking/word-postings.ts';
import { intersect, intersects } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { isNone, type VoiceSet } from '../structures/voice-set.ts';
import type { Reading } from '../terms/vocabulary.ts';

/** What a word says of a voice, the most telling first. */
const TELLING: readonly (ColumnName | 'whole_name')[] = [
  'whole_name',
  'language',
  'locale',
  'country',
  'accent',
  'gender',
  'age',
  'provider',
  'name_word',
  'id_word',
  'id_compound',
  'model',
  'use_case',
];
const MATCHES: readonly Reading['match'][] = ['exact', 'prefix', 'typo', 'none'];

/** A word of a query and the voices that have it. */
export interface WordMatch extends WordVoices {
  readonly word: string;
  readonly reading: Reading;
  /** Whether some voice's whole name is this word. */
  isWholeName(): boolean;
}

/** The words that some voice has all together. */
export interface Relaxed {
  readonly kept: readonly WordMatch[];
  readonly found: VoiceSet;
}

/**
 * Where no voice has all words: takes them from the most telling on, exact ones before starts of words and typos,
 * and leaves out each that no voice has together with those before it.
 */
export function relax(words: readonly WordMatch[], scratch: Scratch): Relaxed | undefined {
  const [first, ...others] = words
    .filter((match) => !isNone(match))
    .map((match, place) => ({ match, place }))
    .sort((a, b) => compare(a.match, b.match) || a.place - b.place)
    .map(({ match }) => match);
  if (!first) return undefined;
  const kept = [first];
  const bits = scratch.copyOf(first.bits);
  for (const match of others) {
    if (!intersects(bits, match.bits)) continue;
    kept.push(match);
    intersect(bits, match.bits);
  }
  return { kept, found: { bits, few: undefined } };
}

function compare(a: WordMatch, b: WordMatch): number {
  return MATCHES.indexOf(a.reading.match) - MATCHES.indexOf(b.reading.match) || tellingOf(a) - tellingOf(b);
}

function tellingOf({ reading, isWholeName }: WordMatch): number {
  if (isWholeName()) return 0;
  return Math.min(...new Set(reading.meanings.map(({ column }) => TELLING.indexOf(column))));
}
