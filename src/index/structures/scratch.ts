import { type Bitset, createBitset, createFullBitset } from './bitset.ts';

/**
 * Room for sets, used by one search after another: sets of its own would make as much garbage of each search as there
 * are voices. Searches run to their end, one after another, and keep none of their sets.
 */
export interface Scratch {
  readonly voiceCount: number;
  /** Room for a list of ranks, and for a number of each voice, with anything in them: for work that does no other meanwhile. */
  readonly ranks: Uint32Array;
  readonly numbers: Uint32Array;
  /** Takes back all sets that `work` took. */
  within<T>(work: () => T): T;
  /** A set with anything in it. */
  any(): Bitset;
  empty(): Bitset;
  full(): Bitset;
  copyOf(bits: Bitset): Bitset;
}

export function createScratch(voiceCount: number): Scratch {
  const sets: Bitset[] = [];
  const everything = createFullBitset(voiceCount);
  let taken = 0;

  function any(): Bitset {
    const set = sets[taken] ?? createBitset(voiceCount);
    sets[taken++] = set;
    return set;
  }

  function copyOf(bits: Bitset): Bitset {
    const set = any();
    set.set(bits);
    return set;
  }

  return {
    voiceCount,
    ranks: new Uint32Array(voiceCount),
    numbers: new Uint32Array(voiceCount),
    within: (work) => {
      const before = taken;
      try {
        return work();
      } finally {
        taken = before;
      }
    },
    any,
    empty: () => any().fill(0),
    full: () => copyOf(everything),
    copyOf,
  };
}
