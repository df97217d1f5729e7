import { addAll, and, andNot, count, has, or, type ReadonlyBitset } from './bitset.ts';
import type { Scratch } from './scratch.ts';

/** Maximum share of all voices that a sparse set holds. A list of so few voices is faster to visit than a bitset. */
export const SPARSE_SHARE = 1 / 512;
/** A voice set holds the ranks of some voices as a bitset. A sparse set, with few voices, also holds a list of their ranks. */
export interface VoiceSet {
  readonly bits: ReadonlyBitset;
  /** Ranks of the set's voices, each once, in any order; undefined if the set is not sparse. */
  readonly sparse: readonly number[] | undefined;
  /** Number of voices in the set; undefined if not counted yet. Counting takes a pass over the bitset. */
  readonly count?: number | undefined;
}

export interface CountedVoiceSet extends VoiceSet {
  readonly count: number;
}

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

/** Returns the voices that are in all sets; every voice if `sets` is empty. The voices of a sparse set are looked up in the other sets. */
export function intersectAll(sets: readonly VoiceSet[], scratch: Scratch): CountedVoiceSet {
  const [first, ...others] = sets;
  if (!first) return { bits: scratch.full(), sparse: undefined, count: scratch.capacity };
  if (others.length === 0) return counted(first);
  const length = ({ sparse }: VoiceSet) => sparse?.length ?? Number.POSITIVE_INFINITY;
  const { sparse } = sets.reduce((a, b) => (length(a) <= length(b) ? a : b));
  if (sparse) {
    const common = sparse.filter((rank) => sets.every(({ bits }) => has(bits, rank)));
    return { bits: addAll(scratch.empty(), common), sparse: common, count: common.length };
  }
  const bits = scratch.copyOf(first.bits);
  for (const other of others) and(bits, other.bits);
  return { bits, sparse: undefined, count: count(bits) };
}

/** Returns the union of a set and a list of ranks, which may overlap. */
export function withRanks(set: VoiceSet, ranks: readonly number[], scratch: Scratch): VoiceSet {
  if (ranks.length === 0) return set;
  const added = [...new Set(ranks)].filter((rank) => !has(set.bits, rank));
  return { bits: addAll(scratch.copyOf(set.bits), added), sparse: set.sparse && [...set.sparse, ...added] };
}

export function uniteVoices(a: VoiceSet, b: VoiceSet, scratch: Scratch): VoiceSet {
  const bits = scratch.copyOf(a.bits);
  or(bits, b.bits);
  return { bits, sparse: undefined };
}

export function subtract(
  set: VoiceSet,
  excluded: ReadonlyBitset | undefined,
  scratch: Scratch,
): CountedVoiceSet {
  if (!excluded) return counted(set);
  const bits = scratch.copyOf(set.bits);
  andNot(bits, excluded);
  return { bits, sparse: set.sparse?.filter((rank) => has(bits, rank)), count: count(bits) };
}

/** Returns the set with its number of voices. The fields are copied one by one, because a spread (`...set`) takes longer. */
function counted(set: VoiceSet): CountedVoiceSet {
  return { bits: set.bits, sparse: set.sparse, count: cardinality(set) };
}

export function cardinality({ bits, sparse, count: known = sparse?.length }: VoiceSet): number {
  return known ?? count(bits);
}
