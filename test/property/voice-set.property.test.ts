import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addTo, listRanks } from '../../src/index/structures/bitset.ts';
import { createScratch } from '../../src/index/structures/scratch.ts';
import {
  commonTo,
  isNone,
  joinRanks,
  listVoices,
  sizeOf,
  type VoiceSet,
} from '../../src/index/structures/voice-set.ts';

/** Sets that are so small that they are gone through one by one, and sets of any size. */
const catalogs = fc.integer({ min: 1, max: 20_000 }).chain((voiceCount) => {
  const ranks = (maxLength: number) =>
    fc.uniqueArray(fc.integer({ min: 0, max: voiceCount - 1 }), { maxLength });
  const set = fc.record({ ranks: fc.oneof(ranks(10), ranks(300)), isListed: fc.boolean() });
  return fc.record({
    voiceCount: fc.constant(voiceCount),
    sets: fc.array(set, { maxLength: 4 }),
    more: ranks(5),
  });
});

describe('a set of voices', () => {
  it('is the same whether its voices are also listed or not', () => {
    fc.assert(
      fc.property(catalogs, ({ voiceCount, sets, more }) => {
        const scratch = createScratch(voiceCount);
        const toSet = ({ ranks, isListed }: (typeof sets)[number]): VoiceSet => {
          const bits = scratch.empty();
          for (const rank of ranks) addTo(bits, rank);
          return { bits, few: isListed ? ranks : undefined };
        };
        const everyRank = Array.from({ length: voiceCount }, (_, rank) => rank);
        const common = everyRank.filter((rank) => sets.every(({ ranks }) => ranks.includes(rank)));
        const given = sets.map(toSet);
        const before = given.map(({ bits }) => bits.slice());

        const found = commonTo(given, scratch);
        expect(ranksOf(found, voiceCount)).toEqual(common);
        const joined = joinRanks(found, [...more, ...more], scratch);
        expect(ranksOf(joined, voiceCount)).toEqual(
          everyRank.filter((rank) => common.includes(rank) || more.includes(rank)),
        );
        expect(given.map(({ bits }) => bits)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

/** As the bits say, after everything else has said the same. */
function ranksOf(set: VoiceSet, voiceCount: number): number[] {
  const [byBits, listed] = [new Uint32Array(voiceCount), new Uint32Array(voiceCount)];
  const ranks = [...byBits.subarray(0, listRanks(set.bits, byBits))];
  expect([...listed.subarray(0, listVoices(set, listed))]).toEqual(ranks);
  expect(sizeOf(set)).toBe(ranks.length);
  expect(isNone(set)).toBe(ranks.length === 0);
  return ranks;
}
