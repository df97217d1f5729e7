import type { PageRequest } from '../ranking/select-page.ts';
import { add, andNot, andWithCount } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet, VoiceSet } from '../structures/voice-set.ts';

/**
 * Splits the hits of a `language` filter into those that come first and the others, each in the order of the ranks: first the
 * top tier, whose ranks are the lowest, and voices whose own language it is; then voices that speak it as a further language.
 */
export function splitByNative(
  hits: CountedVoiceSet,
  native: VoiceSet,
  tierCount: number,
  scratch: Scratch,
): readonly CountedVoiceSet[] {
  const first = scratch.copyOf(native.bits);
  for (let rank = 0; rank < tierCount; rank++) add(first, rank);
  const count = andWithCount(first, hits.bits);
  const rest = scratch.copyOf(hits.bits);
  andNot(rest, first);
  return [
    { bits: first, sparse: undefined, count },
    { bits: rest, sparse: undefined, count: hits.count - count },
  ];
}

/** Returns the page of several sets that follow each other. */
export function selectFromAll<T extends CountedVoiceSet>(
  sets: readonly T[],
  { offset, limit }: PageRequest,
  select: (set: T, page: PageRequest) => number[],
): number[] {
  const ranks: number[] = [];
  let skip = offset;
  for (const set of sets) {
    if (skip < set.count && ranks.length < limit)
      ranks.push(...select(set, { offset: skip, limit: limit - ranks.length }));
    skip = Math.max(0, skip - set.count);
  }
  return ranks;
}
