import { addAll, and, andWithCount, count, has, type ReadonlyBitset, toArray } from './bitset.ts';
import type { Scratch } from './scratch.ts';

/** Largest share of the capacity at which a set is sparse: visiting each member then beats a pass over the bitset. */
export const SPARSE_SHARE = 1 / 512;
/** Cost of sorting one member of a list, counted in words of a bitset that are read in the same time. */
const WORDS_PER_SORTED_MEMBER = 32;

/** A set of voices by rank: always as a bitset, and as a list too if it is sparse. */
export interface VoiceSet {
  readonly bits: ReadonlyBitset;
  /** Distinct ranks in any order; undefined if the set is not sparse. */
  readonly sparse: readonly number[] | undefined;
  /** Cardinality if it is known already. Counting it takes a pass over the bitset. */
  readonly count?: number;
}

/** A set whose cardinality is known. */
export interface CountedVoiceSet extends VoiceSet {
  readonly count: number;
}

/** Returns the intersection, or every voice if there are no sets. If a set is sparse, only members of the smallest one are tested. */
export function intersectAll(sets: readonly VoiceSet[], scratch: Scratch): CountedVoiceSet {
  const [first, second, ...others] = sets;
  if (!first) return { bits: scratch.full(), sparse: undefined, count: scratch.capacity };
  if (!second) return { ...first, count: cardinality(first) };
  const length = ({ sparse }: VoiceSet) => sparse?.length ?? Number.POSITIVE_INFINITY;
  const { sparse } = sets.reduce((a, b) => (length(a) <= length(b) ? a : b));
  if (sparse) {
    const common = sparse.filter((rank) => sets.every(({ bits }) => has(bits, rank)));
    return { bits: addAll(scratch.empty(), common), sparse: common, count: common.length };
  }
  const bits = scratch.copyOf(first.bits);
  for (const other of others) and(bits, other.bits);
  return { bits, sparse: undefined, count: andWithCount(bits, second.bits) };
}

/** Returns the union with some ranks, which may be members already. */
export function withRanks(set: VoiceSet, ranks: readonly number[], scratch: Scratch): VoiceSet {
  if (ranks.length === 0) return set;
  const added = [...new Set(ranks)].filter((rank) => !has(set.bits, rank));
  return { bits: addAll(scratch.copyOf(set.bits), added), sparse: set.sparse && [...set.sparse, ...added] };
}

export function cardinality({ bits, sparse, count: known = sparse?.length }: VoiceSet): number {
  return known ?? count(bits);
}

/** Writes the ranks in ascending order to the start of `target`. Returns the cardinality. */
export function listRanks({ bits, sparse }: VoiceSet, target: Uint32Array): number {
  if (!sparse || sparse.length * WORDS_PER_SORTED_MEMBER > bits.length) return toArray(bits, target);
  target.set(sparse);
  target.subarray(0, sparse.length).sort();
  return sparse.length;
}
