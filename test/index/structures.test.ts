import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  add,
  addBelow,
  and,
  andCount,
  andNot,
  type Bitset,
  count,
  createFullBitset,
  has,
  isSubset,
  or,
  remove,
  slice,
  toArray,
} from '../../src/index/structures/bitset.ts';
import { createPackedArray } from '../../src/index/structures/packed-array.ts';
import { createScratch } from '../../src/index/structures/scratch.ts';
import { bitsetOf } from '../support/voice-set.ts';

const CAPACITY = 3000;
const ranks = fc
  .uniqueArray(fc.nat({ max: CAPACITY - 1 }), { maxLength: 2500, size: 'max' })
  .map((drawn) => drawn.sort((a, b) => a - b));
const rank = fc.nat({ max: CAPACITY });

/** Returns the members of a set of these ranks after a change in place. */
function changed(members: readonly number[], change: (bits: Bitset) => void): number[] {
  const bits = bitsetOf(CAPACITY, members);
  change(bits);
  return slice(bits, 0, CAPACITY);
}

it('bitsets combine, count and list like sets of numbers', () => {
  fc.assert(
    fc.property(ranks, ranks, rank, fc.nat(60), (a, b, end, skip) => {
      const [left, right, inRight] = [bitsetOf(CAPACITY, a), bitsetOf(CAPACITY, b), new Set(b)];
      const common = a.filter((each) => inRight.has(each));
      const others = a.filter((each) => !inRight.has(each));
      const below = Array.from({ length: end }, (_, each) => each);
      expect(changed(a, (bits) => and(bits, right))).toEqual(common);
      expect(changed(a, (bits) => andNot(bits, right))).toEqual(others);
      expect(changed(a, (bits) => b.map((each) => remove(bits, each)))).toEqual(others);
      expect(changed(others, (bits) => or(bits, right))).toEqual([...others, ...b].sort((x, y) => x - y));
      expect(changed(a, (bits) => addBelow(bits, end))).toEqual([
        ...below,
        ...a.filter((each) => each >= end),
      ]);
      expect(a.map((each) => has(right, each))).toEqual(a.map((each) => inRight.has(each)));
      expect(isSubset(left, right)).toBe(others.length === 0);
      expect(isSubset(bitsetOf(CAPACITY, common), right)).toBe(true);
      expect([count(left), andCount(left, right)]).toEqual([a.length, common.length]);
      const listed = new Uint32Array(CAPACITY);
      expect([...listed.subarray(0, toArray(left, listed))]).toEqual(a);

      expect(slice(left, skip, 5)).toEqual(a.slice(skip, skip + 5));
    }),
    { numRuns: 50 },
  );
});

it.each([0, 64, 100])('a full bitset ends at its capacity: %d', (capacity) => {
  expect(count(createFullBitset(capacity))).toBe(capacity);
});

it.each([
  [255, Uint8Array],
  [256, Uint16Array],
  [65_536, Uint32Array],
])('a packed array for numbers up to %d is a %p', (largest, type) => {
  expect(createPackedArray(largest, 3)).toBeInstanceOf(type);
});

describe('a scratch arena', () => {
  it('hands out distinct bitsets until the work is done, and the same ones, empty again, after', () => {
    const scratch = createScratch(50);
    const [first, second] = scratch.within(() => [scratch.empty(), scratch.full()]);
    expect(first).not.toBe(second);
    add(first, 7);
    const again = scratch.within(() => scratch.empty());
    expect(again).toBe(first);
    expect(count(again)).toBe(0);
  });

  it('gives back the bitsets of nested work and no others, even if the work throws', () => {
    const scratch = createScratch(50);
    scratch.within(() => {
      const outer = scratch.full();
      expect(() =>
        scratch.within(() => {
          scratch.empty();
          throw new Error('stop');
        }),
      ).toThrow('stop');
      scratch.empty();
      expect(count(outer)).toBe(50);
    });
  });
});
