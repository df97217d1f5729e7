import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toArray } from '../../src/index/structures/bitset.ts';
import { createScratch } from '../../src/index/structures/scratch.ts';
import { cardinality, intersectAll, type VoiceSet, withRanks } from '../../src/index/structures/voice-set.ts';
import { runs } from '../support/long-tests.ts';
import { bitsetOf } from '../support/voice-set.ts';

/** Sets of a few members and of many, in catalogs in which a few are sparse and in others in which they are not. */
const catalogs = fc.integer({ min: 1, max: 20_000 }).chain((capacity) => {
  const ranks = (maxLength: number) =>
    fc.uniqueArray(fc.integer({ min: 0, max: capacity - 1 }), { maxLength });
  const set = fc.record({ ranks: fc.oneof(ranks(10), ranks(300)), isSparse: fc.boolean() });
  return fc.record({
    capacity: fc.constant(capacity),
    sets: fc.array(set, { maxLength: 4 }),
    more: ranks(5),
  });
});

it('a voice set has the same members whether it is sparse or not', () => {
  fc.assert(
    fc.property(catalogs, ({ capacity, sets, more }) => {
      const scratch = createScratch(capacity);
      const given = sets.map(
        ({ ranks, isSparse }): VoiceSet => ({
          bits: bitsetOf(capacity, ranks),
          sparse: isSparse ? ranks : undefined,
        }),
      );
      const before = structuredClone(given);
      const everyRank = Array.from({ length: capacity }, (_, rank) => rank);
      const members = sets.map(({ ranks }) => new Set(ranks));
      const common = everyRank.filter((rank) => members.every((set) => set.has(rank)));

      const found = intersectAll(given, scratch);
      expect(found.count).toBe(common.length);
      expect(ranksOf(found, capacity)).toEqual(common);
      const joined = withRanks(found, [...more, ...more], scratch);
      const either = new Set([...common, ...more]);
      expect(ranksOf(joined, capacity)).toEqual(everyRank.filter((rank) => either.has(rank)));
      expect(given).toEqual(before);
    }),
    runs(200),
  );
});

/** The members by the bitset, after all other views have given the same. */
function ranksOf(set: VoiceSet, capacity: number): number[] {
  const byBits = new Uint32Array(capacity);
  const ranks = [...byBits.subarray(0, toArray(set.bits, byBits))];
  const { count: _, ...uncounted } = set;
  expect(cardinality(uncounted)).toBe(ranks.length);
  return ranks;
}
