import { describe, expect, it } from '@jest/globals';
import { indexOf, lowerBound } from '../../../src/index/structures/sorted-strings.ts';

describe('a sorted string table', () => {
  it.each([
    ['a', 0],
    ['m', 1],
    ['z', 2],
    ['', undefined],
    ['b', undefined],
    ['zz', undefined],
  ])('a sorted table has %j at index %s', (text, index) => {
    expect(indexOf(['a', 'm', 'z'], text)).toBe(index);
  });

  it('a lower bound is the first index that is not below, or the length', () => {
    const numbers = [1, 3, 3, 7];
    const bound = (wanted: number) => lowerBound(numbers.length, (at) => (numbers[at] ?? 0) < wanted);
    expect([0, 1, 3, 4, 8].map(bound)).toEqual([0, 0, 1, 3, 4]);
  });
});
