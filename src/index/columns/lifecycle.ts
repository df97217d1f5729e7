import { andNot, count, createBitset, createFullBitset, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import { type Columns, columnValues, voicesWithAny } from './columns.ts';

/** Voices of a catalog by lifecycle stage. The stage decides the order of voices, and whether a search lists a voice. */
export type Lifecycle = ReturnType<typeof createLifecycle>;

export function createLifecycle(columns: Columns, scratch: Scratch) {
  // The sets are copied out of scratch memory, because the next request overwrites that memory.
  const findAll = (stages: readonly string[]): ReadonlyBitset | undefined => {
    const values = columnValues(columns, 'status', stages);
    if (values.length === 0) return undefined;
    const bits = createBitset(scratch.capacity);
    scratch.within(() => bits.set(voicesWithAny(columns, values, scratch).bits));
    return bits;
  };
  const retired = findAll(['retired']);
  const bits = createFullBitset(scratch.capacity);
  if (retired) andNot(bits, retired);
  const current: CountedVoiceSet = { bits, count: count(bits) };
  return {
    /** Voices withdrawn by their providers; undefined if there are none. Only a query that names a voice or a lifecycle stage finds retired voices. */
    retired,
    /** Deprecated and retired voices, which rank after all other voices; undefined if there are none. */
    ended: findAll(['deprecated', 'retired']),
    /** All voices but the retired ones. */
    current,
  };
}
