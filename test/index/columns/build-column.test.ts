import { expect, it } from '@jest/globals';
import { createColumnBuilder } from '../../../src/index/columns/build-column.ts';

it('two columns share no memory, so that each can be transferred to another thread', () => {
  const columns = [false, true].map((isMultiValued) => {
    const builder = createColumnBuilder(1, isMultiValued);
    builder.add(['a']);
    return builder.finish(Uint32Array.of(0));
  });
  const buffers = columns.flatMap((column) =>
    Object.values(column).flatMap((part) => (ArrayBuffer.isView(part) ? part.buffer : [])),
  );
  expect(new Set(buffers).size).toBe(buffers.length);
});
