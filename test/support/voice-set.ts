import { add, type Bitset, createBitset } from '../../src/index/structures/bitset.ts';
import type { CountedVoiceSet } from '../../src/index/structures/voice-set.ts';

export function bitsetOf(capacity: number, ranks: readonly number[]): Bitset {
  const bits = createBitset(capacity);
  for (const rank of ranks) add(bits, rank);
  return bits;
}

export function voiceSetOf(capacity: number, ranks: readonly number[]): CountedVoiceSet {
  return { bits: bitsetOf(capacity, ranks), count: ranks.length };
}
