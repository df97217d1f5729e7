import { describe, expect, it } from '@jest/globals';
import { createInterner } from '../../../src/index/structures/interner.ts';

describe('an interner', () => {
  it('an interner numbers strings by their first appearance', () => {
    const interner = createInterner();
    expect(['b', 'a', 'b', 'b', 'c', 'a'].map(interner.numberOf)).toEqual([0, 1, 0, 0, 2, 1]);
    expect(interner.strings()).toEqual(['b', 'a', 'c']);
  });

  it('sorting maps each number to the index of its string', () => {
    const interner = createInterner();
    for (const text of ['b', 'c', 'a']) interner.numberOf(text);
    const { sorted, indexOfNumber } = interner.sort();
    expect(sorted).toEqual(['a', 'b', 'c']);
    expect([...indexOfNumber]).toEqual([1, 2, 0]);
  });

  it('the empty string has a number like any other', () => {
    const interner = createInterner();
    expect(['', 'a', ''].map(interner.numberOf)).toEqual([0, 1, 0]);
  });
});
