import { type Bitset, sizeOfIntersection } from '../structures/bitset.ts';
import type { Column } from './column.ts';

/** What it costs to compare one word of two sets, and to look at one voice. */
const WORD_COST = 1;
const VOICE_COST = 2;

/**
 * For each value of a field with one value or none, how many of the `total` voices in `bits` have it; `ranks` lists them,
 * and is called only where they are looked at one by one.
 */
export function countValues(
  column: Column,
  bits: Bitset,
  total: number,
  ranks: () => Uint32Array,
): Uint32Array {
  const words = (column.denseCount + 1) * bits.length;
  const rare = total * column.rareShare;
  const isBySets = words * WORD_COST + rare * VOICE_COST < total * VOICE_COST;
  return isBySets ? countBySets(column, bits) : countByVoice(column, ranks(), total);
}

/** By comparing sets, as far as values have one. */
function countBySets({ values, dense, rare, only }: Column, bits: Bitset): Uint32Array {
  const counts = new Uint32Array(values.length + 1);
  for (let word = 0; word < bits.length; word++) {
    for (let rest = (bits[word] ?? 0) & (rare[word] ?? 0); rest !== 0; rest &= rest - 1)
      addOne(counts, only?.[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0);
  }
  for (const [value, set] of dense.entries()) if (set) counts[value + 1] = sizeOfIntersection(set, bits);
  return counts.subarray(1);
}

/** By looking at each voice. */
function countByVoice({ values, only }: Column, ranks: Uint32Array, total: number): Uint32Array {
  const counts = new Uint32Array(values.length + 1);
  for (let at = 0; at < total; at++) addOne(counts, only?.[ranks[at] ?? 0] ?? 0);
  return counts.subarray(1);
}

function addOne(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}
