import { describe, expect, it } from '@jest/globals';
import { columnValues, type ScoredTerm } from '../../../src/index/columns/columns.ts';
import { createRanker } from '../../../src/index/ranking/ranker.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { intersectAll } from '../../../src/index/structures/voice-set.ts';
import { columnsOf } from '../../support/columns.ts';
import { voiceSetOf } from '../../support/voice-set.ts';

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

const PAGE = { offset: 0, limit: 3, boosts: { wholeIds: [], wholeName: undefined, isTierFirst: true } };

describe('the ranker', () => {
  it('a frequent word keeps the order of its voices, and is found again without work', () => {
    scratch.within(() => {
      const postings = ranker.findPostings(ENGLISH);
      expect([...(postings.inOrder?.() ?? [])].slice(0, 4)).toEqual([0, 6, 12, 18]);
      expect(ranker.findPostings(ENGLISH)).toBe(postings);
    });
  });

  it('a rare word keeps none', () => {
    scratch.within(() => {
      const postings = ranker.findPostings(termsOf('name', 'n7', 600));
      expect(postings).toMatchObject({ count: 1 });
      expect(postings.inOrder).toBeUndefined();
    });
  });

  it.each([
    ['in the kept order', VOICES],
    ['exhaustively', 50],
  ])('the page of one word is the same %s', (_, hitCount) => {
    scratch.within(() => {
      const words = [ranker.findPostings(ENGLISH)];
      const few = { bits: scratch.full().fill(0, Math.ceil(hitCount / 32)) };
      const hits = intersectAll([...words, few], scratch);
      expect(ranker.rankHits(hits, words, PAGE)).toEqual([0, 6, 12]);
      expect(ranker.rankHits(hits, words, { ...PAGE, offset: hits.count })).toEqual([]);
    });
  });

  it('the page of a word with one term is in rank order, of many hits and of few', () => {
    scratch.within(() => {
      const words = [ranker.findPostings(FEMALE)];
      const page = { ...PAGE, offset: 1 };
      expect(ranker.rankHits(intersectAll(words, scratch), words, page)).toEqual([5, 10, 15]);
      const { bits } = voiceSetOf(VOICES, [0, 5, 10, 15, 20]);
      const few = intersectAll([...words, { bits }], scratch);
      expect(ranker.rankHits(few, words, page)).toEqual([5, 10, 15]);
    });
  });

  it('a page of several words has the highest sums first', () => {
    scratch.within(() => {
      const words = [ENGLISH, FEMALE].map(ranker.findPostings);
      expect(ranker.rankHits(intersectAll(words, scratch), words, PAGE)).toEqual([0, 30, 60]);
    });
  });
});
