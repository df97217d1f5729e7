import { type Bitset, createBitset, createFullBitset, type ReadonlyBitset } from './bitset.ts';

/**
 * Arena of reusable memory for one query at a time: bitsets of its own would make as much garbage per query as there are
 * voices. Queries run to their end one after another, and keep nothing that they got here.
 */
export interface Scratch {
  /** Ranks are the whole numbers below this one. */
  readonly capacity: number;
  /** Room for a list of ranks. As the two below, it has any content between two uses. */
  readonly ranks: Uint32Array;
  /** Accumulators: a score per rank. */
  readonly scores: Uint32Array;
  /** A sort key per rank. */
  readonly keys: Uint32Array;
  /** Runs `work` and takes back all bitsets that were handed out meanwhile. */
  within<T>(work: () => T): T;
  /** Hands out an empty bitset, to be changed at will until the end of {@link within}; so do the two below. */
  empty(): Bitset;
  full(): Bitset;
  copyOf(bits: ReadonlyBitset): Bitset;
}

/** Creates an arena for ranks below `capacity`. Bitsets are made when first needed and kept. */
export function createScratch(capacity: number): Scratch {
  const sets: Bitset[] = [];
  const everything = createFullBitset(capacity);
  let taken = 0;

  function take(): Bitset {
    const set = sets[taken] ?? createBitset(capacity);
    sets[taken++] = set;
    return set;
  }

  function copyOf(bits: ReadonlyBitset): Bitset {
    const set = take();
    set.set(bits);
    return set;
  }

  return {
    capacity,
    ranks: new Uint32Array(capacity),
    scores: new Uint32Array(capacity),
    keys: new Uint32Array(capacity),
    within: (work) => {
      const before = taken;
      try {
        return work();
      } finally {
        taken = before;
      }
    },
    empty: () => take().fill(0),
    full: () => copyOf(everything),
    copyOf,
  };
}
