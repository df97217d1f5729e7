import { type Bitset, size, unite } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { KeyedSet } from './select-page.ts';

/** A set of voices and what being in it scores. */
export interface ScoredSet {
  readonly bits: Bitset;
  readonly score: number;
}

/**
 * Takes voices apart by the sets that they are in: those in the same ones have the same key. Goes for high keys first,
 * and looks no further at voices that at least `wanted` others are before. Uses `bits` up.
 */
export function splitByScore(
  bits: Bitset,
  sets: readonly ScoredSet[],
  wanted: number,
  scratch: Scratch,
): KeyedSet[] {
  const ordered = [...sets].sort((a, b) => b.score - a.score);
  const found = new Map<number, KeyedSet>();

  function keep(part: Bitset, key: number): void {
    const known = found.get(key);
    const count = size(part);
    if (known) unite(known.bits, part);
    if (count > 0) found.set(key, { key, bits: known?.bits ?? part, count: count + (known?.count ?? 0) });
  }

  /** The lowest key that is wanted. */
  function bound(): number {
    let before = 0;
    for (const key of [...found.keys()].sort((a, b) => b - a)) {
      before += found.get(key)?.count ?? 0;
      if (before >= wanted) return key;
    }
    return 0;
  }

  function visit(part: Bitset, key: number, [set, ...others]: readonly ScoredSet[]): void {
    if (!set) {
      keep(part, key);
      return;
    }
    const inside = scratch.any();
    const { hasInside, hasOutside } = divide(part, set.bits, inside);
    if (hasInside) visit(inside, key + set.score, others);
    const highest = key + others.reduce((sum, { score }) => sum + score, 0);
    if (hasOutside && highest >= bound()) visit(part, key, others);
  }

  visit(bits, 0, ordered);
  return [...found.values()];
}

/** Moves what is also in `wanted` from `bits` to `inside`. */
function divide(bits: Bitset, wanted: Bitset, inside: Bitset) {
  let insides = 0;
  let outsides = 0;
  for (let word = 0; word < bits.length; word++) {
    const all = bits[word] ?? 0;
    const both = all & (wanted[word] ?? 0);
    inside[word] = both;
    bits[word] = all ^ both;
    insides |= both;
    outsides |= all ^ both;
  }
  return { hasInside: insides !== 0, hasOutside: outsides !== 0 };
}
