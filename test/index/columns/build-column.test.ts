import { describe, expect, it } from '@jest/globals';
import { createColumnBuilder } from '../../../src/index/columns/build-column.ts';
import { slice } from '../../../src/index/structures/bitset-slice.ts';

/** A column over voices in the order of the snapshot; the last of them has rank 0. */
function buildReversed(values: readonly (readonly string[])[], isMultiValued: boolean) {
  const builder = createColumnBuilder(values.length, isMultiValued);
  for (const each of values) builder.add(each);
  return builder.finish(Uint32Array.from([...values.keys()].reverse()));
}

describe('a column', () => {
  it('a single-valued column maps ranks to values and values to ranks', () => {
    const column = buildReversed([['male'], [], ['female'], ['male']], false);
    expect(column.distinct).toEqual(['female', 'male']);
    expect([...column.counts]).toEqual([1, 2]);
    expect([...(column.single ?? [])]).toEqual([2, 1, 0, 2]);
    expect(column.bitmaps.map((bitmap) => bitmap && slice(bitmap, 0, 9))).toEqual([[1], [0, 3]]);
  });

  it('a multi-valued column stores the values of each rank in compressed sparse rows', () => {
    const column = buildReversed([['b', 'a'], [], ['b']], true);
    expect(column.single).toBeUndefined();
    expect([...column.valueOffsets]).toEqual([0, 1, 1, 3]);
    expect([...column.values].map((value) => column.distinct[value])).toEqual(['b', 'b', 'a']);
  });

  it('a frequent value has a bitmap, and a rare one a posting list in rank order', () => {
    const values = Array.from({ length: 100 }, (_, at) => [at % 50 === 7 ? 'rare' : 'frequent']);
    const column = buildReversed(values, false);
    expect(column.distinct).toEqual(['frequent', 'rare']);
    expect(column.bitmaps.map(Boolean)).toEqual([true, false]);
    expect([...column.postings]).toEqual([42, 92]);
    expect(slice(column.listed, 0, 9)).toEqual([42, 92]);
  });

  it('a column of no voices has no values', () => {
    expect(buildReversed([], false)).toMatchObject({ distinct: [], bitmaps: [] });
  });

  it('two columns share no memory, so that each can be transferred to another thread', () => {
    const buffers = [buildReversed([['a']], false), buildReversed([['a']], true)].flatMap((column) =>
      Object.values(column).flatMap((part) => (ArrayBuffer.isView(part) ? part.buffer : [])),
    );
    expect(new Set(buffers).size).toBe(buffers.length);
  });
});
