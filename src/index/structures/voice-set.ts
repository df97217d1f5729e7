import { addTo, type Bitset, has, intersect, intersectAndCount, isEmpty, listRanks, size } from './bitset.ts';
import type { Scratch } from './scratch.ts';

/** Up to this share of all voices, to look at each of them takes less than to go through a set. */
export const FEW_SHARE = 1 / 512;
/** Words of a set that are gone through in the time that it takes to sort one of few voices. */
const WORDS_PER_SORTED = 32;

/** Some voices. To be read only, as they may be those of a column. */
export interface VoiceSet {
  readonly bits: Bitset;
  /** Their ranks, each once and in any order, where they are few. */
  readonly few: readonly number[] | undefined;
  /** How many they are, where that is known. */
  readonly total?: number;
}

/** Voices that were counted. */
export interface Found extends VoiceSet {
  readonly total: number;
}

/** The voices that are in all of the sets; every voice, where there is no set. */
export function commonTo(sets: readonly VoiceSet[], scratch: Scratch): VoiceSet {
  const [first, second, ...others] = sets;
  if (!first) return { bits: scratch.full(), few: undefined };
  if (!second) return first;
  const fewest = sets.reduce((a, b) => ((a.few?.length ?? Infinity) <= (b.few?.length ?? Infinity) ? a : b));
  if (fewest.few) return fewCommonTo(fewest.few, sets, scratch);
  const bits = scratch.copyOf(first.bits);
  for (const other of others) intersect(bits, other.bits);
  return { bits, few: undefined, total: intersectAndCount(bits, second.bits) };
}

function fewCommonTo(ranks: readonly number[], sets: readonly VoiceSet[], scratch: Scratch): VoiceSet {
  const few = ranks.filter((rank) => sets.every(({ bits }) => has(bits, rank)));
  return { bits: withRanks(scratch.empty(), few), few };
}

/** The same voices and some more, whether they are among them or not. */
export function joinRanks(set: VoiceSet, ranks: readonly number[], scratch: Scratch): VoiceSet {
  if (ranks.length === 0) return set;
  const added = [...new Set(ranks)].filter((rank) => !has(set.bits, rank));
  return { bits: withRanks(scratch.copyOf(set.bits), added), few: set.few && [...set.few, ...added] };
}

function withRanks(bits: Bitset, ranks: readonly number[]): Bitset {
  for (const rank of ranks) addTo(bits, rank);
  return bits;
}

export function isNone({ bits, few, total = few?.length }: VoiceSet): boolean {
  return total === undefined ? isEmpty(bits) : total === 0;
}

export function sizeOf({ bits, few, total = few?.length }: VoiceSet): number {
  return total ?? size(bits);
}

/** Writes the ranks in ascending order to the start of `ranks`. Returns how many there are. */
export function listVoices({ bits, few }: VoiceSet, ranks: Uint32Array): number {
  if (!few || few.length * WORDS_PER_SORTED > bits.length) return listRanks(bits, ranks);
  ranks.set(few);
  ranks.subarray(0, few.length).sort();
  return few.length;
}
