import { type Bitset, createBitset, createFullBitset, type ReadonlyBitset } from './bitset.ts';

/**
 * The scratch is memory that queries reuse one after another, because arrays with an entry per voice would otherwise be garbage after every
 * query. A query ends before the next query starts, and must not keep a reference to the scratch's memory.
 */
export type Scratch = ReturnType<typeof createScratch>;

/** Creates a scratch for the ranks below `capacity`. A bitset is allocated at its first use and kept for later queries. */
export function createScratch(capacity: number) {
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
    /** Number of voices. */
    capacity,
    /** Buffer for a list of voices' ranks. `ranks` and `scores` are not cleared: they contain numbers of an earlier query. */
    ranks: new Uint32Array(capacity),
    /** Buffer for the scores of voices in one query, then for their sort keys, by rank. */
    scores: new Uint32Array(capacity),
    /** Runs `work`, then releases the bitsets that `work` got from `empty`, `full` and `copyOf`, so that later work reuses them. */
    within: <T>(work: () => T): T => {
      const before = taken;
      try {
        return work();
      } finally {
        taken = before;
      }
    },
    /** Returns an empty bitset. The caller may change it until the surrounding `within` ends. */
    empty: () => take().fill(0),
    full: () => copyOf(everything),
    copyOf,
  };
}
