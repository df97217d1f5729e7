import { describe, expect, it } from '@jest/globals';
import { slice } from '../../../src/index/structures/bitset-slice.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { intersectAll, listRanks, withRanks } from '../../../src/index/structures/voice-set.ts';
import { bitsetOf, voiceSetOf } from '../../support/voice-set.ts';

const CAPACITY = 10_000;
const scratch = createScratch(CAPACITY);
const sparse = (...ranks: number[]) => ({ bits: bitsetOf(CAPACITY, ranks), sparse: ranks });

describe('a voice set', () => {
  it('the intersection of no sets contains every voice', () => {
    expect(intersectAll([], scratch).count).toBe(CAPACITY);
  });

  it('the intersection with a sparse set is sparse', () => {
    const found = intersectAll([voiceSetOf(CAPACITY, [1, 2, 3, 4]), sparse(9, 4, 2)], scratch);
    expect(found).toMatchObject({ sparse: [4, 2], count: 2 });
    expect(slice(found.bits, 0, 10)).toEqual([2, 4]);
  });

  it('a set with more ranks contains each once, and the set itself stays as it is', () => {
    const set = sparse(5);
    const more = withRanks(set, [5, 6, 6], scratch);
    expect(more.sparse).toEqual([5, 6]);
    expect(slice(set.bits, 0, 10)).toEqual([5]);
  });

  it('the ranks of a sparse set are listed in ascending order', () => {
    const target = new Uint32Array(CAPACITY);
    expect(listRanks(sparse(7, 3, 5), target)).toBe(3);
    expect([...target.subarray(0, 3)]).toEqual([3, 5, 7]);
  });
});
