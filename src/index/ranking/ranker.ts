import { LRUCache } from 'lru-cache';
import { lazy } from '../../lib/lazy.ts';
import { type Columns, eachPosting, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { count, createBitset, has, slice, toArray } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet, VoiceSet } from '../structures/voice-set.ts';
import { type BoostedPage, createPageSelector, sliceInOrder } from './select-page.ts';

/** Maximum size of the postings cache in bytes per voice of the catalog. With 32, the cache holds 256 bitmaps, which have one bit per voice. */
const MAX_CACHED_BYTES_PER_VOICE = 32;
/** The order of a word's voices is cached if the word has at least this number of voices. Fewer voices are sorted anew, because sorting them is fast. */
const MIN_ORDERED = 1500;
const TIER_FIRST = { wholeIds: [], wholeName: undefined, isTierFirst: true };

/** Voices that match one word of a query, and the terms (column values) that give them their scores. */
export interface TermPostings extends CountedVoiceSet {
  readonly terms: readonly ScoredTerm[];
  /** Returns the ranks of the voices in the order of a search for this word alone. The function is undefined for few voices or a single term. */
  readonly inOrder?: (() => Uint32Array) | undefined;
}

/** Creates the ranker, which finds the voices that match the words of a query, and orders hits by score. */
export function createRanker(
  columns: Columns,
  tierCount: number,
  scratch: Scratch,
  minOrdered = MIN_ORDERED,
) {
  const { ranks, scores } = scratch;
  const selectPage = createPageSelector(columns, tierCount, scratch);
  const cache = new LRUCache<readonly ScoredTerm[], TermPostings>({
    maxSize: Math.max(1, MAX_CACHED_BYTES_PER_VOICE * scratch.capacity),
  });

  /** Writes the sum of the scores of each candidate's terms to `scores`. The candidates are the first `length` entries of `ranks`. */
  function accumulateScores(terms: readonly ScoredTerm[], length: number): void {
    for (let at = 0; at < length; at++) scores[ranks[at] ?? 0] = 0;
    for (const { column, value, score } of terms) {
      const bitmap = columns[column].bitmaps[value];
      const add = (rank: number) => {
        scores[rank] = (scores[rank] ?? 0) + score;
      };
      // Voices that are in a posting list but are not candidates get a score too, but their scores are never read.
      if (!bitmap) eachPosting(columns[column], value, add);
      else for (let at = 0; at < length; at++) if (has(bitmap, ranks[at] ?? 0)) add(ranks[at] ?? 0);
    }
  }

  /** Exhaustive top-k: adds up the score of every hit, then selects the page. O(hits × terms) */
  function topK(hits: VoiceSet, terms: readonly ScoredTerm[], page: BoostedPage): number[] {
    const length = toArray(hits.bits, ranks);
    accumulateScores(terms, length);
    return selectPage(length, page);
  }

  function keepOrder({ terms, count, ...postings }: TermPostings): TermPostings {
    const bits = createBitset(scratch.capacity);
    bits.set(postings.bits);
    const inOrder = lazy(() => {
      const page = { offset: 0, limit: count, boosts: TIER_FIRST };
      const order = Uint32Array.from(topK({ bits }, terms, page));
      cache.set(terms, ordered, { size: bits.byteLength + order.byteLength });
      return order;
    });
    const ordered = { bits, count, terms, inOrder };
    cache.set(terms, ordered, { size: bits.byteLength });
    return ordered;
  }

  return {
    /** Returns the voices that have at least one of the terms. Results for frequent words are cached under `terms`, because many queries use these words. */
    findPostings: (terms: readonly ScoredTerm[]): TermPostings => {
      const cached = cache.get(terms);
      if (cached) return cached;
      const { bits } = voicesWithAny(columns, terms, scratch);
      const postings = { bits, count: count(bits), terms };
      return terms.length === 1 || postings.count < minOrdered ? postings : keepOrder(postings);
    },
    /**
     * Returns a page of the hits of some words, by descending score plus boosts, then by rank. If `words` is a single frequent word,
     * every hit must match the word, because the hits are then read from the word's cached order.
     */
    rankHits: (hits: CountedVoiceSet, words: readonly TermPostings[], page: BoostedPage): number[] => {
      const [only, second] = words;
      const { boosts } = page;
      const isPlain = boosts?.isTierFirst && boosts.wholeName === undefined && boosts.wholeIds.length === 0;
      if (only && !second && isPlain && hits.count >= minOrdered) {
        // All hits of a single term have the same score, and are therefore in rank order, which starts with the top tier (one preferred model).
        if (only.terms.length === 1) return slice(hits.bits, page.offset, page.limit);
        if (only.inOrder) return sliceInOrder(only.inOrder(), hits.bits, page);
      }
      const terms = words.flatMap((word) => word.terms);
      return topK(hits, terms, page);
    },
    topK,
  };
}
