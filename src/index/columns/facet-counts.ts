import type { FacetCount, Facets } from '../../domain/voice-list.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type Found, listVoices } from '../structures/voice-set.ts';
import type { Column } from './column.ts';
import type { Columns } from './columns.ts';
import { countValues } from './count-values.ts';
import type { SingleName } from './schema.ts';

/** The groups of facets, named like the columns they count. */
const FACETS = [
  'provider',
  'gender',
  'language',
  'country',
  'accent',
  'model',
  'age',
] as const satisfies readonly (keyof Facets & SingleName)[];

/** Counts the voices per value; `foundFor` gives the voices that a group counts. */
export type CountFacets = (foundFor: (group: keyof Facets) => Found) => Facets;

export function createFacetCounter(columns: Columns, { voiceCount, ranks }: Scratch): CountFacets {
  return (foundFor) => {
    let listed: Found | undefined;
    function countIn(column: Column, found: Found): Uint32Array {
      if (found.total === voiceCount) return column.counts;
      return countValues(column, found.bits, found.total, () => {
        if (found !== listed) listVoices(found, ranks);
        listed = found;
        return ranks;
      });
    }
    const groups = FACETS.map((name) => [
      name,
      toFacet(columns[name].values, countIn(columns[name], foundFor(name))),
    ]);
    return Object.fromEntries(groups) as Facets;
  };
}

/** The values that occur, most frequent first, then in alphabetical order. */
function toFacet(values: readonly string[], counts: Uint32Array): FacetCount[] {
  const occurring: FacetCount[] = [];
  for (let index = 0; index < values.length; index++) {
    const count = counts[index] ?? 0;
    if (count > 0) occurring.push({ value: values[index] ?? '', count });
  }
  return occurring.sort((a, b) => b.count - a.count);
}
