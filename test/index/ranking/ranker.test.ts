import { describe, expect, it } from '@jest/globals';
import { columnValues, type ScoredTerm } from '../../../src/index/columns/columns.ts';
import { createRanker } from '../../../src/index/ranking/ranker.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { intersectAll } from '../../../src/index/structures/voice-set.ts';
import { columnsOf } from '../../support/columns.ts';

const VOICES = 20_000;
const ranks = Array.from({ length: VOICES }, (_, rank) => rank);
const columns = columnsOf({
  language: ranks.map((rank) => (rank % 2 === 0 ? 'English' : 'French')),
  accent: ranks.map((rank) => (rank % 3 === 0 ? 'English' : undefined)),
  gender: ranks.map((rank) => (rank % 5 === 0 ? 'Female' : 'Male')),
  name: ranks.map((rank) => `n${rank}`),
});
const scratch = createScratch(VOICES);
const ranker = createRanker(columns, 0, scratch);
const termsOf = (
  column: 'language' | 'accent' | 'gender' | 'name',
  text: string,
  score: number,
): ScoredTerm[] => columnValues(columns, column, [text]).map((value) => ({ ...value, score }));
const ENGLISH = [...termsOf('language', 'English', 150), ...termsOf('accent', 'English', 100)];
const FEMALE = termsOf('gender', 'Female', 300);

describe('the ranker', () => {
  it('a frequent word has impact lists of every score, and is found again without work', () => {
    scratch.within(() => {
      const postings = ranker.findPostings(ENGLISH);
      expect(postings.impacts?.().map(({ score }) => score)).toEqual([250, 150, 100]);
      expect(ranker.findPostings(ENGLISH)).toBe(postings);
    });
  });

  it('a rare word has none', () => {
    scratch.within(() => {
      const postings = ranker.findPostings(termsOf('name', 'n7', 600));
      expect(postings).toMatchObject({ sparse: [7], count: 1 });
      expect(postings.impacts).toBeUndefined();
    });
  });

  it.each([
    ['by impact', VOICES],
    ['exhaustively', 50],
  ])('the page is the same where the planner chooses to rank %s', (_, hitCount) => {
    scratch.within(() => {
      const words = [ENGLISH, FEMALE].map(ranker.findPostings);
      const few = { bits: scratch.full().fill(0, Math.ceil(hitCount / 32)), sparse: undefined };
      const hits = intersectAll([...words, few], scratch);
      const page = { offset: 0, limit: 3 };
      expect(ranker.topK(hits, words, page)).toEqual([0, 30, 60].filter((rank) => rank < hitCount + 31));
      expect(ranker.topK(hits, words, { offset: hits.count, limit: 3 })).toEqual([]);
    });
  });
});
