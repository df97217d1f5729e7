import { type Bitset, createBitset, createFullBitset, type ReadonlyBitset } from './bitset.ts';

/**
 * The scratch is memory that queries reuse one after another, because arrays with an entry per voice would otherwise be garbage after every
 * query. A query ends before the next query starts, and must not keep a reference to the scratch's memory.
 */
export interface Scratch {
  /** Number of voices. A voice's rank, its position in the default order, is always below this number. */
  readonly capacity: number;
  /** Buffer for a list of voices' ranks. `ranks` and `scores` are not cleared: they contain numbers of an earlier query. */
  readonly ranks: Uint32Array;
  /** Buffer for the scores of voices in one query, then for their sort keys, by rank. */
  readonly scores: Uint32Array;
  /** Runs `work`, then releases the bitsets that `work` got from `empty`, `full` and `copyOf`, so that later work reuses them. */
  within<T>(work: () => T): T;
  /** Returns an empty bitset. The caller may change it until the surrounding {@link within} ends. */
  empty(): Bitset;
  full(): Bitset;
  copyOf(bits: ReadonlyBitset): Bitset;
}

/** Creates a scratch for ranks below `capacity`. A bitset is allocated at its first use and then kept for later queries. */
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
