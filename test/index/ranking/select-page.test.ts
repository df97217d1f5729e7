import { describe, expect, it } from '@jest/globals';
import { createPageSelector } from '../../../src/index/ranking/select-page.ts';

const selectPage = createPageSelector(100);
/** Candidates whose ranks are their places. */
const candidates = (...keys: number[]) => ({
  ranks: Uint32Array.from(keys.keys()),
  length: keys.length,
  keys: Uint32Array.from(keys),
});

describe('counting selection', () => {
  it('a page has the highest keys first, equal keys in rank order', () => {
    expect(selectPage(candidates(5, 9, 5, 7), { offset: 0, limit: 4 })).toEqual([1, 3, 0, 2]);
  });

  it('an offset leaves out the best candidates', () => {
    expect(selectPage(candidates(5, 9, 5, 7), { offset: 1, limit: 2 })).toEqual([3, 0]);
    expect(selectPage(candidates(5, 9, 5, 7), { offset: 3, limit: 2 })).toEqual([2]);
    expect(selectPage(candidates(5, 9, 5, 7), { offset: 4, limit: 2 })).toEqual([]);
  });

  it('candidates may be some of all ranks', () => {
    const keys = new Uint32Array(10);
    keys[3] = 1;
    keys[8] = 100;
    const some = { ranks: Uint32Array.of(3, 8, 0, 0), length: 2, keys };
    expect(selectPage(some, { offset: 0, limit: 5 })).toEqual([8, 3]);
  });

  it('no candidates give an empty page', () => {
    expect(selectPage(candidates(), { offset: 0, limit: 5 })).toEqual([]);
  });
});
