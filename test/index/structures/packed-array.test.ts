import { describe, expect, it } from '@jest/globals';
import { createPackedArray, packInOrder } from '../../../src/index/structures/packed-array.ts';

describe('a packed array', () => {
  it.each([
    [255, Uint8Array],
    [256, Uint16Array],
    [65_536, Uint32Array],
  ])('a packed array for numbers up to %d is a %p', (largest, type) => {
    expect(createPackedArray(largest, 3)).toBeInstanceOf(type);
  });

  it('packing in order takes element by element from where the order says', () => {
    const packed = packInOrder(Uint32Array.of(10, 20, 30), Uint32Array.of(2, 0));
    expect([...packed]).toEqual([30, 10]);
  });
});
