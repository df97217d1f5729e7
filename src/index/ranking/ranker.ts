import { LRUCache } from 'lru-cache';
import { lazy } from '../../lib/lazy.ts';
import { type Columns, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { createBitset, slice } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, cardinality, listRanks, type VoiceSet } from '../structures/voice-set.ts';
import { createAccumulators } from './accumulators.ts';
import { type BoostedPage, createPageSelector, sliceInOrder } from './select-page.ts';

/** Maximum size of the postings cache in bytes per voice of the catalog: 32 bytes are 256 bits, enough for 256 bitmaps of one bit per voice. */
const MAX_CACHED_BYTES_PER_VOICE = 32;
/** Smallest number of hits whose order is kept, because scoring fewer hits again is as fast. */
const MIN_ORDERED = 1500;
const TIER_FIRST = { wholeIds: [], wholeName: undefined, isTierFirst: true };

/** The postings of one word of a query: its voices, and the terms that score them. */
export interface TermPostings extends CountedVoiceSet {
  readonly terms: readonly ScoredTerm[];
  /** Returns the voices in the order of a search for the word alone. The first call sorts them. Undefined if few voices have the word. */
  readonly inOrder?: (() => Uint32Array) | undefined;
}

/** Ranker: finds the voices of words, and orders hits by the scores of their terms. */
export interface Ranker {
  /**
   * Resolves the terms of one word to its postings. Postings of frequent words are cached under the array of terms, because many queries
   * contain the same frequent words, such as `english`.
   */
  findPostings(terms: readonly ScoredTerm[]): TermPostings;
  /**
   * Returns a page of the hits of some words by descending score plus boosts, equal hits in rank order. If the search is a single frequent word,
   * all hits must have the word, because they are read from its cached order.
   */
  rankHits(hits: CountedVoiceSet, words: readonly TermPostings[], page: BoostedPage): number[];
  /** Exhaustive top-k: adds up the score of every hit, then selects the page. O(hits × columns) */
  topK(hits: VoiceSet, terms: readonly ScoredTerm[], page: BoostedPage): number[];
}

export function createRanker(
  columns: Columns,
  tierCount: number,
  scratch: Scratch,
  minOrdered = MIN_ORDERED,
): Ranker {
  const accumulateScores = createAccumulators(columns, scratch);
  const selectPage = createPageSelector(columns, tierCount, scratch);
  const cache = new LRUCache<readonly ScoredTerm[], TermPostings>({
    maxSize: Math.max(1, MAX_CACHED_BYTES_PER_VOICE * scratch.capacity),
  });

  function topK(hits: VoiceSet, terms: readonly ScoredTerm[], page: BoostedPage): number[] {
    const length = listRanks(hits, scratch.ranks);
    accumulateScores(terms, length);
    return selectPage(length, page);
  }

  function keepOrder(postings: TermPostings, sizeBytes: number): TermPostings {
    const inOrder = lazy(() => {
      const page = { offset: 0, limit: postings.count, boosts: TIER_FIRST };
      const order = Uint32Array.from(topK(postings, postings.terms, page));
      cache.set(postings.terms, ordered, { size: sizeBytes + order.byteLength });
      return order;
    });
    const ordered = { ...postings, inOrder };
    return ordered;
  }

  return {
    findPostings: (terms) => {
      const cached = cache.get(terms);
      if (cached) return cached;
      const voices = voicesWithAny(columns, terms, scratch);
      const postings: TermPostings = { ...voices, count: cardinality(voices), terms };
      if (postings.sparse || terms.length === 1) return postings;
      const bits = createBitset(scratch.capacity);
      bits.set(postings.bits);
      const owned = { ...postings, bits };
      const kept = owned.count < minOrdered ? owned : keepOrder(owned, bits.byteLength);
      cache.set(terms, kept, { size: bits.byteLength });
      return kept;
    },
    rankHits: (hits, words, page) => {
      const [only, second] = words;
      const { boosts } = page;
      const isPlain = boosts?.isTierFirst && boosts.wholeName === undefined && boosts.wholeIds.length === 0;
      if (only && !second && isPlain && hits.count >= minOrdered) {
        // Hits of one term have the same score, so that they come in rank order, which the top tier leads.
        if (only.terms.length === 1) return slice(hits.bits, page.offset, page.limit);
        if (only.inOrder) return sliceInOrder(only.inOrder(), hits.bits, page);
      }
      const terms = words.flatMap((word) => word.terms);
      return topK(hits, terms, page);
    },
    topK,
  };
}
