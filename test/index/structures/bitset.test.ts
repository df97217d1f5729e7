import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  add,
  addBelow,
  and,
  andCount,
  andNot,
  andWithCount,
  count,
  createFullBitset,
  has,
  haveCommon,
  isSubset,
  or,
  type ReadonlyBitset,
  remove,
  toArray,
} from '../../../src/index/structures/bitset.ts';
import { slice, sliceAnd } from '../../../src/index/structures/bitset-slice.ts';
import { bitsetOf } from '../../support/voice-set.ts';

const CAPACITY = 100;
const set = (...ranks: number[]) => bitsetOf(CAPACITY, ranks);
const members = (bits: ReadonlyBitset) => slice(bits, 0, CAPACITY);

it('a bitset contains what was added and not removed', () => {
  const bits = set(3, 31, 32, 99);
  remove(bits, 31);
  add(bits, 4);
  expect([3, 4, 31, 32, 99].map((rank) => has(bits, rank))).toEqual([true, true, false, true, true]);
  expect(members(bits)).toEqual([3, 4, 32, 99]);
});

it('a full bitset ends at its capacity', () => {
  expect(count(createFullBitset(CAPACITY))).toBe(CAPACITY);
  expect(count(createFullBitset(64))).toBe(64);
  expect(count(createFullBitset(0))).toBe(0);
});

it('an intersection in place keeps the common members', () => {
  const bits = set(1, 2, 64);
  and(bits, set(2, 64, 65));
  expect(members(bits)).toEqual([2, 64]);
  expect(andWithCount(bits, set(64))).toBe(1);
  expect(members(bits)).toEqual([64]);
});

it('a union in place adds the other members, and a difference takes them away', () => {
  const bits = set(1, 2);
  or(bits, set(2, 3));
  expect(members(bits)).toEqual([1, 2, 3]);
  andNot(bits, set(2, 50));
  expect(members(bits)).toEqual([1, 3]);
});

it('the count of an intersection changes neither set', () => {
  const bits = set(1, 2, 3);
  expect(andCount(bits, set(2, 3, 4))).toBe(2);
  expect(members(bits)).toEqual([1, 2, 3]);
});

it('a slice skips members, not ranks', () => {
  expect(slice(set(10, 20, 30, 40), 1, 2)).toEqual([20, 30]);
  expect(slice(set(10, 20), 2, 5)).toEqual([]);
});

it('a slice of an intersection continues a page within a range of ranks', () => {
  const page = [7];
  const left = sliceAnd(set(10, 20, 30, 40), set(10, 20, 30, 40, 50), {
    ...{ from: 11, to: 40, skip: 1, limit: 3 },
    page,
  });
  expect(page).toEqual([7, 30]);
  expect(left).toBe(0);
});

it('a slice that finds too few members returns how many are still to be skipped', () => {
  const range = { from: 0, to: CAPACITY, limit: 5 };
  expect(sliceAnd(set(1, 2), set(1, 2), { ...range, skip: 5, page: [] })).toBe(3);
});

it.each([0, 1, 31, 32, 33, 64, 65, CAPACITY])('ranks below %i are added, and no others', (end) => {
  const bits = set(CAPACITY - 1);
  addBelow(bits, end);
  const below = Array.from({ length: end }, (_, rank) => rank);
  expect(slice(bits, 0, CAPACITY)).toEqual([...new Set([...below, CAPACITY - 1])]);
});

it('a set is a subset if the other one has all of its members', () => {
  expect(isSubset(set(1, 40), set(1, 2, 40))).toBe(true);
  expect(isSubset(set(1, 40), set(1, 2))).toBe(false);
  expect(isSubset(set(), set())).toBe(true);
});

it('a bitset sets have something in common if one rank is in all of them', () => {
  expect(haveCommon([set(1, 40), set(2, 40), set(40)])).toBe(true);
  expect(haveCommon([set(1, 40), set(2, 40), set(1, 2)])).toBe(false);
  expect(haveCommon([set(1)])).toBe(true);
  expect(haveCommon([set()])).toBe(false);
});

it('bitsets combine, count and list like sets of numbers', () => {
  const ranks = fc.uniqueArray(fc.nat({ max: 2999 }), { maxLength: 2500, size: 'max' });
  fc.assert(
    fc.property(ranks, ranks, (a, b) => {
      const [left, right] = [bitsetOf(3000, a), bitsetOf(3000, b)];
      const common = a.filter((rank) => b.includes(rank)).sort((x, y) => x - y);
      expect(andCount(left, right)).toBe(common.length);
      expect(count(left)).toBe(a.length);
      expect(andWithCount(left, right)).toBe(common.length);
      const listed = new Uint32Array(3000);
      expect([...listed.subarray(0, toArray(left, listed))]).toEqual(common);
    }),
    { numRuns: 50 },
  );
});
