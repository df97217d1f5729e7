import { describe, expect, it } from '@jest/globals';
import { combineImpacts, type ImpactList, isInList } from '../../../src/index/ranking/impacts.ts';
import { createImpactMerger } from '../../../src/index/ranking/merge-impacts.ts';
import { createSortKeys } from '../../../src/index/ranking/sort-keys.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { columnsOf } from '../../support/columns.ts';
import { bitsetOf, voiceSetOf } from '../../support/voice-set.ts';

const CAPACITY = 10;
const bitmap = (score: number, ...ranks: number[]): ImpactList => ({
  ...{ score, voices: bitsetOf(CAPACITY, ranks) },
});
const list = (score: number, ...ranks: number[]): ImpactList => ({
  ...{ score, voices: { ranks: Uint32Array.from(ranks) } },
});

describe('impact lists', () => {
  it('a list contains its voices, as a bitmap and as a posting list', () => {
    for (const impacts of [bitmap(1, 2, 7), list(1, 2, 7)])
      expect([2, 3, 7, 9].map((rank) => isInList(impacts, rank))).toEqual([true, false, true, false]);
  });

  it('the combinations of two words have all sums, the highest first', () => {
    const combined = combineImpacts([
      [list(100, 1), list(600, 2)],
      [list(450, 1, 2), list(150, 3)],
    ]);
    expect(combined.map(({ score }) => score)).toEqual([1050, 750, 550, 250]);
  });
});

describe('merging by impact', () => {
  const columns = columnsOf({ name: [...'abcdefghij'] });
  const scratch = createScratch(CAPACITY);
  const topByImpact = createImpactMerger(columns, 2, createSortKeys(columns, 2, scratch), scratch);
  const HITS = voiceSetOf(CAPACITY, [0, 1, 2, 3, 4, 5]);
  const ENGLISH = [bitmap(150, 0, 2, 4), list(100, 1, 3, 5)];
  const FEMALE = [list(300, 3, 4, 5), bitmap(50, 0, 1, 2)];
  const NO_BOOSTS = { wholeIds: [], wholeName: undefined, isTierFirst: true };

  it('a page comes from the highest sum down, equal sums in rank order', () => {
    // 4: 450 │ 3, 5: 400 │ 0, 2: 200 │ 1: 150
    expect(topByImpact(HITS, [ENGLISH, FEMALE], { offset: 0, limit: 10 })).toEqual([4, 3, 5, 0, 2, 1]);
    expect(topByImpact(HITS, [ENGLISH, FEMALE], { offset: 2, limit: 2 })).toEqual([5, 0]);
  });

  it('combinations with one sum are merged in rank order', () => {
    const words = [
      [list(2, 5), list(1, 0, 3)],
      [list(1, 5), list(2, 0, 3)],
    ];
    expect(topByImpact(HITS, words, { offset: 0, limit: 10 })).toEqual([0, 3, 5]);
  });

  it('voices that are no hits are left out', () => {
    const hits = voiceSetOf(CAPACITY, [1, 4]);
    expect(topByImpact(hits, [ENGLISH, FEMALE], { offset: 0, limit: 10 })).toEqual([4, 1]);
  });

  it('boosts go before sums: top tier, then whole ids, then whole names', () => {
    const boosts = {
      wholeIds: [2],
      wholeName: columns.name.distinct.indexOf('f'),
      isTierFirst: true,
    };
    expect(topByImpact(HITS, [ENGLISH], { offset: 0, limit: 10, boosts })).toEqual([0, 1, 2, 5, 4, 3]);
  });

  it('the top tier has no run of its own if it does not lead', () => {
    const page = { offset: 0, limit: 3 };
    const boosted = topByImpact(HITS, [ENGLISH], { ...page, boosts: { ...NO_BOOSTS, isTierFirst: false } });
    expect(boosted).toEqual(topByImpact(HITS, [ENGLISH], page));
  });

  it('a hit by its id in no impact list comes first of its tier', () => {
    const hits = voiceSetOf(CAPACITY, [3, 4, 9]);
    const boosts = { ...NO_BOOSTS, wholeIds: [9] };
    expect(topByImpact(hits, [ENGLISH], { offset: 0, limit: 10, boosts })).toEqual([9, 4, 3]);
    expect(topByImpact(hits, [ENGLISH], { offset: 2, limit: 10, boosts })).toEqual([3]);
  });
});
