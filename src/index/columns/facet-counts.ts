import { type FacetCount, Facets } from '../../domain/voice-list.ts';
import { andCount, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, listRanks } from '../structures/voice-set.ts';
import type { Column, Columns } from './columns.ts';
import type { SingleValuedName } from './schema.ts';

/** The facet groups, named like the single-valued columns that they count. */
const FACETS: readonly (keyof Facets & SingleValuedName)[] = Object.keys(Facets.shape) as (keyof Facets)[];

/** Time to visit one voice, as a multiple of the time to intersect two bitset words of 32 bits and count their common bits. */
const VOICE_COST = 2;

/** Counts voices per value for every facet group: `gender` → Female 5, Male 3. `hitsFor` returns the voices to count for a group. */
export type CountFacets = (hitsFor: (group: keyof Facets) => CountedVoiceSet) => Facets;

export function createFacetCounter(columns: Columns, { capacity, ranks }: Scratch): CountFacets {
  return (hitsFor) => {
    let listed: CountedVoiceSet | undefined;
    const listOf = (hits: CountedVoiceSet) => () => {
      if (hits !== listed) listRanks(hits, ranks);
      listed = hits;
      return ranks;
    };
    const groups = FACETS.map((name) => {
      const column = columns[name];
      const hits = hitsFor(name);
      const counts = hits.count === capacity ? column.counts : countValues(column, hits, listOf(hits));
      return [name, toFacet(column.distinct, counts)];
    });
    return Object.fromEntries(groups) as Facets;
  };
}

/** Returns the values with a count above 0, most frequent first; values with equal counts stay in the order of `distinct`. */
function toFacet(distinct: readonly string[], counts: Uint32Array): FacetCount[] {
  return distinct
    .map((value, index) => ({ value, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/**
 * Counts the hits per value of a single-valued column in the cheaper of two ways:
 *
 *     by bitmap   intersect each value's bitmap with the hits, and visit only the hits that are in posting lists
 *     by voice    call `listHits` for a list of the hits, and visit each hit in the list
 */
export function countValues(
  column: Column,
  { bits, count }: CountedVoiceSet,
  listHits: () => Uint32Array,
): Uint32Array {
  const { bitmapCount, postings } = column;
  const listedHits = count * (postings.length / (32 * bits.length));
  const byBitmap = (bitmapCount + 1) * bits.length + listedHits * VOICE_COST;
  return byBitmap < count * VOICE_COST
    ? countByBitmap(column, bits)
    : countByVoice(column, listHits(), count);
}

function countByBitmap({ distinct, bitmaps, listed, single }: Column, hits: ReadonlyBitset): Uint32Array {
  const counts = new Uint32Array(distinct.length + 1);
  for (let word = 0; word < hits.length; word++) {
    for (let rest = (hits[word] ?? 0) & (listed[word] ?? 0); rest !== 0; rest &= rest - 1)
      increment(counts, single?.[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0);
  }
  for (const [value, bitmap] of bitmaps.entries()) if (bitmap) counts[value + 1] = andCount(bitmap, hits);
  return counts.subarray(1);
}

function countByVoice({ distinct, single }: Column, ranks: Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(distinct.length + 1);
  for (let at = 0; at < length; at++) increment(counts, single?.[ranks[at] ?? 0] ?? 0);
  return counts.subarray(1);
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
