import type { PageRequest } from '../ranking/select-page.ts';
import { addBelow, andNot, andWithCount } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, subtract, type VoiceSet } from '../structures/voice-set.ts';

/**
 * Splits the hits of a `language` filter into those that come first and the others, each in the order of the ranks: first the
 * top tier, whose ranks are the lowest, and voices whose own language it is; then voices that speak it as a further language. The second set
 * is made when it is asked for, because the first mostly fills a page.
 */
export function* splitByNative(
  hits: CountedVoiceSet,
  native: VoiceSet,
  tierCount: number,
  scratch: Scratch,
): Generator<CountedVoiceSet> {
  const first = scratch.copyOf(native.bits);
  addBelow(first, tierCount);
  const count = andWithCount(first, hits.bits);
  yield { bits: first, sparse: undefined, count };
  const rest = scratch.copyOf(hits.bits);
  andNot(rest, first);
  yield { bits: rest, sparse: undefined, count: hits.count - count };
}

/**
 * Splits hits so that voices of preferred languages come first in the top tier, and then among the others.
 */
export function* splitByPreferred(
  hits: CountedVoiceSet,
  preferred: VoiceSet,
  tierCount: number,
  scratch: Scratch,
): Generator<CountedVoiceSet> {
  const tier = scratch.empty();
  addBelow(tier, tierCount);
  const inTier = intersectAll([hits, { bits: tier, sparse: undefined }], scratch);
  const others = subtract(hits, tier, scratch);
  for (const part of [inTier, others]) {
    const first = intersectAll([part, preferred], scratch);
    yield first;
    yield subtract(part, first.bits, scratch);
  }
}

/** Returns the page of several sets that follow each other. */
export function selectFromAll<T extends CountedVoiceSet>(
  sets: Iterable<T>,
  { offset, limit }: PageRequest,
  select: (set: T, page: PageRequest) => number[],
): number[] {
  const ranks: number[] = [];
  let skip = offset;
  for (const set of sets) {
    if (skip < set.count) ranks.push(...select(set, { offset: skip, limit: limit - ranks.length }));
    if (ranks.length >= limit) break;
    skip = Math.max(0, skip - set.count);
  }
  return ranks;
}
