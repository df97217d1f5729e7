import { type Bitset, createBitset, createFullBitset, type ReadonlyBitset } from './bitset.ts';

/**
 * Arena of memory that queries reuse one after another, because fresh bitsets would make as much garbage per query as
 * there are voices. Every query runs to its end before the next one starts, and keeps nothing from the arena.
 */
export interface Scratch {
  /** Number of ranks: all ranks are below it. */
  readonly capacity: number;
  /** Buffer for a list of ranks. `ranks`, `scores` and `keys` are not cleared: they hold what the last use left there. */
  readonly ranks: Uint32Array;
  /** Accumulators: a score per rank. */
  readonly scores: Uint32Array;
  /** A sort key per rank. */
  readonly keys: Uint32Array;
  /** Runs `work`, then releases all bitsets that were handed out meanwhile, so that they can be reused. */
  within<T>(work: () => T): T;
  /** Returns an empty bitset that the caller may change until {@link within} ends, as with `full` and `copyOf`. */
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
