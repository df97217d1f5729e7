import { describe, expect, it } from '@jest/globals';
import type { ScoredTerm } from '../../../src/index/columns/columns.ts';
import { createExhaustiveScorer } from '../../../src/index/ranking/score-each.ts';
import { createSortKeys } from '../../../src/index/ranking/sort-keys.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { columnsOf } from '../../support/columns.ts';
import { voiceSetOf } from '../../support/voice-set.ts';

const columns = columnsOf({
  gender: ['Female', 'Male', 'Female', undefined],
  use_case: [['news'], ['news', 'podcast'], [], ['podcast']],
});
const scratch = createScratch(4);
const scoreEach = createExhaustiveScorer(columns, createSortKeys(columns, 0, scratch), scratch);
const term = (column: 'gender' | 'use_case', text: string, score: number): ScoredTerm => ({
  ...{ column, value: columns[column].distinct.indexOf(text), score },
});
const ALL = voiceSetOf(4, [0, 1, 2, 3]);
const PAGE = { offset: 0, limit: 10 };

describe('exhaustive scoring', () => {
  it('a voice scores the sum over the terms that it has', () => {
    const terms = [term('gender', 'Female', 5), term('use_case', 'news', 2), term('use_case', 'podcast', 4)];
    expect(scoreEach(ALL, terms, PAGE)).toEqual([0, 1, 2, 3]);
    expect([...scratch.keys]).toEqual([7, 6, 5, 4]);
  });

  it('a term that two words share counts twice', () => {
    const terms = [term('gender', 'Male', 3), term('gender', 'Male', 3), term('gender', 'Female', 5)];
    expect(scoreEach(ALL, terms, PAGE)).toEqual([1, 0, 2, 3]);
  });

  it('voices that are no hits are left out, and hits without a term come last', () => {
    expect(scoreEach(voiceSetOf(4, [1, 3]), [term('use_case', 'podcast', 1)], PAGE)).toEqual([1, 3]);
    expect(scoreEach(voiceSetOf(4, [0, 3]), [term('use_case', 'podcast', 1)], PAGE)).toEqual([3, 0]);
  });

  it('without terms, hits come in rank order', () => {
    expect(scoreEach(ALL, [], { offset: 1, limit: 2 })).toEqual([1, 2]);
  });
});
