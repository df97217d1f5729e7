import { LRUCache } from 'lru-cache';
import { lazy } from '../../lib/lazy.ts';
import { type Columns, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { addAll, createBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, cardinality } from '../structures/voice-set.ts';
import { type ImpactList, isPostingList, type WordImpacts } from './impacts.ts';
import type { ScoreEach } from './score-each.ts';

/**
 * Maximum size of the postings cache in bytes per voice of the catalog: 32 bytes are 256 bits, enough for 256 bitmaps of one bit per voice.
 */
const MAX_CACHED_BYTES_PER_VOICE = 32;
/** An impact list with at least this share of all voices is a bitmap, because a pass over the bitmap is faster than over so many ranks. */
const BITMAP_SHARE = 1 / 64;
/** Smallest number of voices for which impact lists are made, because scoring fewer voices is faster than making lists. */
const MIN_FREQUENT = 1500;

/** The postings of one word of a query: its voices, and the terms that score them. */
export interface TermPostings extends CountedVoiceSet {
  readonly terms: readonly ScoredTerm[];
  /** Returns the word's voices grouped by score. The first call makes the groups. Undefined if few voices have the word. */
  readonly impacts?: (() => WordImpacts) | undefined;
}

/**
 * Resolves the terms of a word to its postings. Postings of frequent words are cached under the array of terms, because many queries
 * contain the same frequent words, such as `english`.
 */
export type FindPostings = (terms: readonly ScoredTerm[]) => TermPostings;

export function createWordPostings(
  columns: Columns,
  scoreEach: ScoreEach,
  scratch: Scratch,
  minFrequent = MIN_FREQUENT,
): FindPostings {
  const cache = new LRUCache<readonly ScoredTerm[], TermPostings>({
    maxSize: Math.max(1, MAX_CACHED_BYTES_PER_VOICE * scratch.capacity),
  });

  function withImpacts(postings: TermPostings, sizeBytes: number): TermPostings {
    const impacts = lazy(() => {
      const lists = buildImpacts(postings, scoreEach, scratch);
      cache.set(postings.terms, frequent, { size: sizeBytes + sizeInBytes(lists) });
      return lists;
    });
    const frequent: TermPostings = { ...postings, impacts };
    return frequent;
  }

  return (terms) => {
    const cached = cache.get(terms);
    if (cached) return cached;
    const voices = voicesWithAny(columns, terms, scratch);
    const { bits: found, sparse } = voices;
    const postings = { bits: found, sparse, count: cardinality(voices), terms };
    if (postings.sparse) return postings;
    const [first, second] = terms;
    // All voices of a single term have the same score, so that one impact list holds all of them.
    if (first && !second)
      return { ...postings, impacts: () => [{ score: first.score, voices: postings.bits }] };
    const bits = createBitset(scratch.capacity);
    bits.set(postings.bits);
    const owned = { ...postings, bits };
    const cachedPostings = owned.count < minFrequent ? owned : withImpacts(owned, bits.byteLength);
    cache.set(terms, cachedPostings, { size: bits.byteLength });
    return cachedPostings;
  };
}

/** Builds the impact lists of a word: scores the word's voices exhaustively, then groups them by score. O(voices × columns) */
function buildImpacts(
  postings: TermPostings,
  scoreEach: ScoreEach,
  { capacity, keys }: Scratch,
): WordImpacts {
  const sorted = Uint32Array.from(scoreEach(postings, postings.terms, { offset: 0, limit: postings.count }));
  const lists: ImpactList[] = [];
  for (let start = 0; start < sorted.length; ) {
    const score = keys[sorted[start] ?? 0] ?? 0;
    let end = start + 1;
    while (end < sorted.length && keys[sorted[end] ?? 0] === score) end++;
    const ranks = sorted.slice(start, end);
    lists.push({
      score,
      voices: ranks.length < capacity * BITMAP_SHARE ? { ranks } : addAll(createBitset(capacity), ranks),
    });
    start = end;
  }
  return lists;
}

function sizeInBytes(lists: WordImpacts): number {
  const bytes = ({ voices }: ImpactList) =>
    isPostingList(voices) ? voices.ranks.byteLength : voices.length * Uint32Array.BYTES_PER_ELEMENT;
  return lists.reduce((sum, list) => sum + bytes(list), 0);
}
