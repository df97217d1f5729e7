import { describe, expect, it } from '@jest/globals';
import { add, count } from '../../../src/index/structures/bitset.ts';
import { createScratch } from '../../../src/index/structures/scratch.ts';

describe('a scratch arena', () => {
  it('an arena hands out distinct bitsets until the work is done, and the same ones after', () => {
    const scratch = createScratch(50);
    const [first, second] = scratch.within(() => [scratch.empty(), scratch.full()]);
    expect(first).not.toBe(second);
    expect(scratch.within(() => scratch.empty())).toBe(first);
  });

  it('a bitset that comes back is empty again', () => {
    const scratch = createScratch(50);
    scratch.within(() => add(scratch.empty(), 7));
    expect(scratch.within(() => count(scratch.empty()))).toBe(0);
  });

  it('nested work gives back its bitsets and no others, even if it throws', () => {
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
