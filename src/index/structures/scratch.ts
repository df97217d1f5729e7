import { type Bitset, createBitset, createFullBitset, type ReadonlyBitset } from './bitset.ts';

/** The scratch is memory that queries reuse in turn, so that large arrays do not become garbage. A query must not use scratch memory once it has ended. */
export type Scratch = ReturnType<typeof createScratch>;

/** Creates scratch memory for a catalog of `capacity` voices. A bitset is allocated when it is first needed, and kept for later queries. */
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
    /** Number of voices in the catalog. */
    capacity,
    /** Buffer for a list of voices, as ranks. `ranks` and `scores` are not cleared and therefore contain numbers of an earlier query. */
    ranks: new Uint32Array(capacity),
    /** Buffer for the score of each voice in one query, by the voice's rank. Sort keys later replace the scores. */
    scores: new Uint32Array(capacity),
    /** Runs `work`, then releases the bitsets that `work` got from `empty`, `full` and `copyOf`. Later work reuses these bitsets. */
    within: <T>(work: () => T): T => {
      const before = taken;
      try {
        return work();
      } finally {
        taken = before;
      }
    },
    /** Returns an empty bitset, which the caller may change until the surrounding `within` ends. */
    empty: () => take().fill(0),
    full: () => copyOf(everything),
    copyOf,
  };
}
