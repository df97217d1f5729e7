import { addAll, and, andNot, count, or, type ReadonlyBitset } from './bitset.ts';
import type { Scratch } from './scratch.ts';

/** A voice set holds the ranks of some voices as a bitset. */
export interface VoiceSet {
  readonly bits: ReadonlyBitset;
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

/** Returns the voices that are in all sets; every voice if `sets` is empty. */
export function intersectAll(sets: readonly VoiceSet[], scratch: Scratch): CountedVoiceSet {
  const [first, ...others] = sets;
  if (!first) return { bits: scratch.full(), count: scratch.capacity };
  if (others.length === 0) return counted(first);
  const bits = scratch.copyOf(first.bits);
  for (const other of others) and(bits, other.bits);
  return { bits, count: count(bits) };
}

/** Returns the union of a set and a list of ranks, which may overlap. */
export function withRanks(set: VoiceSet, ranks: readonly number[], scratch: Scratch): VoiceSet {
  return ranks.length === 0 ? set : { bits: addAll(scratch.copyOf(set.bits), ranks) };
}

export function uniteVoices(a: VoiceSet, b: VoiceSet, scratch: Scratch): VoiceSet {
  const bits = scratch.copyOf(a.bits);
  or(bits, b.bits);
  return { bits };
}

export function subtract(
  set: VoiceSet,
  excluded: ReadonlyBitset | undefined,
  scratch: Scratch,
): CountedVoiceSet {
  if (!excluded) return counted(set);
  const bits = scratch.copyOf(set.bits);
  andNot(bits, excluded);
  return { bits, count: count(bits) };
}

/** Returns the set with its number of voices. The fields are copied one by one, because a spread (`...set`) takes longer. */
function counted(set: VoiceSet): CountedVoiceSet {
  return { bits: set.bits, count: cardinality(set) };
}

export function cardinality({ bits, count: known }: VoiceSet): number {
  return known ?? count(bits);
}
