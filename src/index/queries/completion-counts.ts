import { lazy } from '../../domain/lazy.ts';
import type { SearchQuery } from '../../domain/query.ts';
import { type Column, eachPosting, toNative } from '../columns/columns.ts';
import { FILTERS, type FilterName } from '../columns/schema.ts';
import { andCount, has } from '../structures/bitset.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import type { CompletedColumn, CompletedValue } from '../terms/value-keys.ts';
import { intersectConditions, type ResolveConditions } from './conditions.ts';
import type { CatalogParts } from './parts.ts';

/** Query parameters by the column whose values they filter by: `gender` → `genders`. */
export const PARAMETERS = Object.fromEntries(
  Object.entries(FILTERS).map(([parameter, column]) => [column, parameter]),
) as Readonly<Record<CompletedColumn, FilterName>>;

/** Smallest page of a query of which only the total is used. */
const COUNTED_PAGE = { limit: 1, offset: 0 } as const;

/** Parameters of a completion, typed as those of a search. */
export type Selection = Omit<SearchQuery, 'limit' | 'offset'>;

/** Returns the hits without the filter of a column; all hits if no column is given. */
export type HitsFor = (column?: CompletedColumn) => CountedVoiceSet;

/** Counts the voices of completions. Its sets last until the surrounding `scratch.within` ends. */
export interface CompletionCounts {
  /** Returns the hits of a selection without the filter of one column, as facets count them. */
  hitsFor(selection: Selection): HitsFor;
  /** Counts the hits that have a value, whatever a search for it would relax. */
  countValue(value: CompletedValue, hits: CountedVoiceSet, isNative: boolean): number;
  /** Returns the total of the voices operation. */
  total(selection: Selection): number;
}

export function createCompletionCounts(
  { columns, scratch }: CatalogParts,
  resolve: ResolveConditions,
): CompletionCounts {
  function findHits(selection: Selection): CountedVoiceSet {
    return intersectConditions(resolve({ ...selection, ...COUNTED_PAGE }), scratch);
  }

  return {
    hitsFor: (selection) => {
      const all = lazy(() => findHits(selection));
      const others = new Map<CompletedColumn, CountedVoiceSet>();
      return (column) => {
        const parameter = column && PARAMETERS[column];
        if (!parameter || selection[parameter] === undefined) return all();
        const known = others.get(column) ?? findHits({ ...selection, [parameter]: undefined });
        others.set(column, known);
        return known;
      };
    },
    countValue: (each, hits, isNative) => {
      const counted = isNative && each.column === 'language' ? toNative(columns, each) : each;
      if (!counted) return 0;
      const column = columns[counted.column];
      return hits.count === scratch.capacity
        ? (column.counts[counted.value] ?? 0)
        : countCommon(column, counted.value, hits);
    },
    total: (selection) => scratch.within(() => findHits(selection).count),
  };
}

/** Counts the hits that have a value. */
function countCommon(column: Column, value: number, { bits }: CountedVoiceSet): number {
  const bitmap = column.bitmaps[value];
  if (bitmap) return andCount(bitmap, bits);
  let count = 0;
  eachPosting(column, value, (rank) => {
    if (has(bits, rank)) count++;
  });
  return count;
}
