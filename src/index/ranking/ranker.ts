import type { Columns, ScoredTerm } from '../columns/columns.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import type { WordImpacts } from './impacts.ts';
import { createImpactMerger } from './merge-impacts.ts';
import { createExhaustiveScorer, type ScoreEach } from './score-each.ts';
import type { BoostedPage } from './select-page.ts';
import { createSortKeys, MAX_SCORE } from './sort-keys.ts';
import { createWordPostings, type FindPostings, type TermPostings } from './word-postings.ts';

/*
 * Top-k retrieval. Hits are ordered by (top tier, whole id, whole name, score, rank); rank is the static order of voices.
 *
 *   exhaustive   add up the scores of every hit (accumulators), then counting selection                    O(hits × columns)
 *   by impact    each frequent word keeps its postings grouped by score ("impact lists"); combinations of one
 *                list per word are intersected from the highest sum down, until the page is full           O(page), nearly
 *
 * Both ways return the same page (property test); `topK` takes the cheaper way.
 */

/** Factor by which each word after the first is estimated to multiply the combinations tried for a page: 3 words → 4 × 4. */
const COMBINATIONS_PER_WORD = 4;
/** Time to look up one hit in one column, as a multiple of the time to intersect two bitset words of 32 bits. */
const WORDS_PER_LOOK_UP = 1;
/** Maximum number of combinations of impact lists. With more combinations, scoring every hit is faster. */
const MAX_COMBINATIONS = 64;

/** Ranker: orders hits by the scores of their terms. */
export interface Ranker {
  /** Resolves the terms of one word to its postings. */
  readonly findPostings: FindPostings;
  /** Returns a page of the hits of a text search by descending sort key, equal hits in rank order. */
  topK(hits: CountedVoiceSet, words: readonly TermPostings[], page: BoostedPage): number[];
  /**
   * Returns a page of the hits after scoring every hit. Nearest-neighbour search uses this function, because the terms of that search have
   * no impact lists.
   */
  readonly scoreEach: ScoreEach;
}

export function createRanker(columns: Columns, tierCount: number, scratch: Scratch): Ranker {
  const writeSortKeys = createSortKeys(columns, tierCount, scratch);
  const scoreEach = createExhaustiveScorer(columns, writeSortKeys, scratch);
  const topByImpact = createImpactMerger(columns, tierCount, writeSortKeys, scratch);
  const bitsetWords = Math.ceil(scratch.capacity / 32);

  function isMergingCheaper(hitCount: number, wordCount: number, terms: readonly ScoredTerm[]): boolean {
    const columnCount = new Set(terms.map(({ column }) => column)).size;
    const lookUps = hitCount * (columnCount + 2);
    const combinations = COMBINATIONS_PER_WORD ** (wordCount - 1);
    return bitsetWords * combinations <= lookUps * WORDS_PER_LOOK_UP;
  }

  return {
    findPostings: createWordPostings(columns, scoreEach, scratch),
    scoreEach,
    topK: (hits, words, page) => {
      if (page.offset >= hits.count) return [];
      const terms = termsOf(words);
      const mayMerge = words.every(({ impacts }) => impacts !== undefined);
      const lists =
        mayMerge && isMergingCheaper(hits.count, words.length, terms) ? impactsOf(words) : undefined;
      return lists ? topByImpact(hits, lists, page) : scoreEach(hits, terms, page);
    },
  };
}

/** Returns the terms of all words in one array. The array of a single word is returned without a copy. */
function termsOf(words: readonly TermPostings[]): readonly ScoredTerm[] {
  const [first, second] = words;
  if (first && !second) return first.terms;
  const all: ScoredTerm[] = [];
  for (const { terms } of words) for (const term of terms) all.push(term);
  return all;
}

/** Returns the impact lists of all words; undefined if a word is rare, combinations are too many, or a sum exceeds {@link MAX_SCORE}. */
function impactsOf(words: readonly TermPostings[]): WordImpacts[] | undefined {
  const all: WordImpacts[] = [];
  let combinations = 1;
  let highest = 0;
  for (const { impacts } of words) {
    const lists = impacts?.();
    combinations *= lists?.length ?? 0;
    if (!lists || combinations > MAX_COMBINATIONS) return undefined;
    all.push(lists);
    highest += Math.max(0, ...lists.map(({ score }) => score));
  }
  return highest <= MAX_SCORE ? all : undefined;
}
