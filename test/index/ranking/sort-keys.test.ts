import { describe, expect, it } from '@jest/globals';
import { createSortKeys, MAX_SCORE, TOP_TIER } from '../../../src/index/ranking/sort-keys.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';
import { columnsOf } from '../../support/columns.ts';

const columns = columnsOf({ name: ['ada', 'bob', 'ada', 'cleo'] });
const scratch = createScratch(4);
scratch.ranks.set([0, 1, 2, 3]);
const writeSortKeys = createSortKeys(columns, 1, scratch);
const NO_BOOSTS = { wholeIds: [], wholeName: undefined, isTierFirst: true };
const keysOf = (boosts?: Parameters<typeof writeSortKeys>[2]) => [
  ...writeSortKeys(4, (rank) => rank, boosts).keys,
];

describe('sort keys', () => {
  it('without boosts, the key is the score', () => {
    expect(keysOf()).toEqual([0, 1, 2, 3]);
    expect([...writeSortKeys(4, () => 1e6, undefined).keys]).toEqual(Array(4).fill(MAX_SCORE));
  });

  it('the top tier outweighs a whole id, that a whole name, and that every score', () => {
    const [tier = 0, id = 0, name = 0, score = 0] = keysOf({ ...NO_BOOSTS, wholeIds: [1], wholeName: 0 });
    expect(tier).toBeGreaterThan(id);
    expect(id).toBeGreaterThan(name);
    expect(name).toBeGreaterThan(MAX_SCORE);
    expect(score).toBe(3);
  });

  it.each([true, false])('a voice of the top tier comes first if the tier does: %s', (isTierFirst) => {
    const [key = 0] = keysOf({ ...NO_BOOSTS, isTierFirst });
    expect(key >= TOP_TIER).toBe(isTierFirst);
  });

  it('boosts add up', () => {
    const [both = 0] = keysOf({ ...NO_BOOSTS, wholeName: 0 });
    expect(both).toBeGreaterThan(TOP_TIER);
    expect(keysOf({ ...NO_BOOSTS, wholeIds: [0], wholeName: 0 })[0]).toBeGreaterThan(both);
  });
});
