import type { FacetCount, Facets } from '../../domain/voice-list.ts';
import { andCount, type ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, listRanks } from '../structures/voice-set.ts';
import type { Column, Columns } from './columns.ts';
import { type ColumnName, FACETS } from './schema.ts';

/** Time to visit one value of a voice, as a multiple of the time to intersect two bitset words of 32 bits and count their common bits. */
const VALUE_COST = 2;

export type FacetGroup = keyof Facets;
const GROUPS = Object.keys(FACETS) as readonly FacetGroup[];

/** The voices that a facet group counts, and the column whose values it counts. */
export interface CountedGroup {
  readonly hits: CountedVoiceSet;
  readonly column: ColumnName;
}

/** Counts voices per value for every facet group: `gender` → Female 5, Male 3. */
export type CountFacets = (countedBy: (group: FacetGroup) => CountedGroup) => Facets;

export function createFacetCounter(columns: Columns, { capacity, ranks }: Scratch): CountFacets {
  return (countedBy) => {
    let listed: CountedVoiceSet | undefined;
    const listOf = (hits: CountedVoiceSet) => () => {
      if (hits !== listed) listRanks(hits, ranks);
      listed = hits;
      return ranks;
    };
    const groups = GROUPS.map((group) => {
      const { hits, column: name } = countedBy(group);
      const column = columns[name];
      const counts = hits.count === capacity ? column.counts : countValues(column, hits, listOf(hits));
      return [group, toFacet(column.distinct, counts)];
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
 * Counts the hits per value of a column in the cheaper of two ways:
 *
 *     by bitmap   intersect each value's bitmap with the hits, and visit only the hits that are in posting lists
 *     by voice    call `listHits` for a list of the hits, and visit each hit in the list
 */
export function countValues(
  column: Column,
  { bits, count }: CountedVoiceSet,
  listHits: () => Uint32Array,
): Uint32Array {
  const { bitmapCount, postings, single, values, valueOffsets } = column;
  const valuesPerVoice = single ? 1 : values.length / Math.max(1, valueOffsets.length - 1);
  const listedHits = count * (postings.length / (32 * bits.length));
  const byBitmap = (bitmapCount + 1) * bits.length + listedHits * VALUE_COST;
  return byBitmap < count * VALUE_COST * valuesPerVoice
    ? countByBitmap(column, bits)
    : countByVoice(column, listHits(), count);
}

function countByBitmap(column: Column, hits: ReadonlyBitset): Uint32Array {
  const { distinct, bitmaps, listed } = column;
  const counts = new Uint32Array(distinct.length + 1);
  for (let word = 0; word < hits.length; word++) {
    for (let rest = (hits[word] ?? 0) & (listed[word] ?? 0); rest !== 0; rest &= rest - 1)
      countVoice(column, (word << 5) + 31 - Math.clz32(rest & -rest), counts);
  }
  for (const [value, bitmap] of bitmaps.entries()) if (bitmap) counts[value + 1] = andCount(bitmap, hits);
  return counts.subarray(1);
}

function countByVoice(column: Column, ranks: Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(column.distinct.length + 1);
  for (let at = 0; at < length; at++) countVoice(column, ranks[at] ?? 0, counts);
  return counts.subarray(1);
}

/** Adds 1 to the counts of a voice's values. The count of the value with index v is `counts[v + 1]`; `counts[0]` is for no value. */
function countVoice({ single, valueOffsets, values }: Column, rank: number, counts: Uint32Array): void {
  if (single) increment(counts, single[rank] ?? 0);
  else
    for (let from = valueOffsets[rank] ?? 0; from < (valueOffsets[rank + 1] ?? 0); from++)
      increment(counts, (values[from] ?? 0) + 1);
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
