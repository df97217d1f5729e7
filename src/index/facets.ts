import type { FacetCount, Facets } from '../domain/voice-list.ts';
import { type Bitset, listRanks, size } from './bitset.ts';
import { type Column, countAll, countByValue, countByVoice } from './column.ts';
import type { Columns } from './columns.ts';

/** The groups of facets, named like the columns they count. */
const FACETS = [
  'provider',
  'gender',
  'language',
  'country',
  'accent',
  'model',
  'age',
] as const satisfies readonly (keyof Facets)[];

/** Counts the voices per value; `bitsOf` gives the voices that a group counts. */
export type CountFacets = (bitsOf: (group: keyof Facets) => Bitset) => Facets;

export function createFacetCounter(columns: Columns, voiceCount: number): CountFacets {
  // Reused by every count: each runs to its end before the next begins.
  const ranks = new Uint32Array(voiceCount);

  return (bitsOf) => {
    let listed: Bitset | undefined;
    let count = 0;
    function countIn(column: Column, bits: Bitset): Uint32Array {
      const voices = size(bits);
      if (voices === voiceCount) return countAll(column);
      // Fewer words of bits to compare than voices to list and look at.
      if (column.values.length * bits.length < voices * 2) return countByValue(column, bits);
      if (bits !== listed) count = listRanks(bits, ranks);
      listed = bits;
      return countByVoice(column, ranks, count);
    }
    const groups = FACETS.map((name) => [
      name,
      toFacet(columns[name].values, countIn(columns[name], bitsOf(name))),
    ]);
    return Object.fromEntries(groups) as Facets;
  };
}

/** The values that occur, most frequent first, then in alphabetical order. */
function toFacet(values: readonly string[], counts: Uint32Array): FacetCount[] {
  const occurring = values
    .map((value, index) => ({ value, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  return occurring.sort((a, b) => b.count - a.count);
}
