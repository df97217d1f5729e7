import { BROWSED_FILTERS, type CompletedName, FILTERS, type ListFilterName } from '../../domain/filters.ts';
import type { SearchQuery } from '../../domain/query.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Column, eachPosting, toNative } from '../columns/columns.ts';
import { FURTHER } from '../columns/schema.ts';
import { intersectConditions, type ResolveConditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { andCount, has } from '../structures/bitset.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import type { CompletedColumn, CompletedValue } from '../terms/value-keys.ts';

/** Query parameter that filters by the values of a column, for each column: `gender` → `genders`. */
const PARAMETERS = Object.fromEntries(
  BROWSED_FILTERS.map((name) => [FILTERS[name].column, name]),
) as Readonly<Record<CompletedName, ListFilterName>>;

/** Smallest page, for queries whose voices are only counted. */
const COUNTED_PAGE = { limit: 1, offset: 0 } as const;

/** Query parameters that a completion may set: all parameters of a search except `limit` and `offset`. */
export type Selection = Omit<SearchQuery, 'limit' | 'offset'>;

/** Counter of the voices that one request's completions find. Its sets reuse memory: they are valid until the outer `scratch.within` ends. */
export type CompletionCounts = ReturnType<typeof createCompletionCounts>;

/** Returns the query parameter that filters by the values of a column. */
export function parameterOf(column: CompletedColumn): ListFilterName {
  return column === 'locale' ? PARAMETERS.language : PARAMETERS[column];
}

/** Creates the counter of the completions of a request. The request's filters are resolved once for all completions. */
export function createCompletionCounts(
  { columns, scratch }: CatalogParts,
  resolve: ResolveConditions,
  filters: Selection,
) {
  const { native } = filters;
  const given = resolve({ ...filters, ...COUNTED_PAGE }).filters;

  function findHits(applied: Selection): CountedVoiceSet {
    const kept = given.filter(({ parameter }) => !(parameter in applied));
    return intersectConditions(resolve({ ...applied, native, ...COUNTED_PAGE }, kept), scratch);
  }

  return {
    /** Returns the finder of a text's hits that pass the request's filters. It ignores the filter of a given column, as facets do. */
    hitsFor: memoize((search: string) => {
      const text = search === '' ? {} : { search };
      const all = lazy(() => findHits(text));
      const others = new Map<ListFilterName, CountedVoiceSet>();
      return (column?: CompletedColumn): CountedVoiceSet => {
        const parameter = column && parameterOf(column);
        if (!parameter || filters[parameter] === undefined) return all();
        const known = others.get(parameter) ?? findHits({ ...text, [parameter]: undefined });
        others.set(parameter, known);
        return known;
      };
    }),
    /** Counts the hits that have a value. A search for the value may drop other words to find voices; this count keeps all words. */
    countValue: (each: CompletedValue, hits: CountedVoiceSet): number => {
      const counted = native === true ? (toNative(columns, each) ?? asIs(each)) : each;
      if (!counted) return 0;
      const column = columns[counted.column];
      return hits.count === scratch.capacity
        ? (column.counts[counted.value] ?? 0)
        : countCommon(column, counted.value, hits);
    },
    /** Counts the voices with the parameters `applied`: each is added to the request's filters, or replaces the filter of its name. */
    total: (applied: Selection) => scratch.within(() => findHits(applied).count),
    /** Reports whether at least one voice matches the text, ignoring all filters. */
    isFound: (search: string) =>
      scratch.within(() => intersectConditions(resolve({ search, ...COUNTED_PAGE }), scratch).count > 0),
  };
}

/** Returns undefined for a language or locale, because `toNative` has found no native speaker of it. Returns any other value unchanged. */
function asIs(value: CompletedValue): CompletedValue | undefined {
  return FURTHER.has(value.column) ? undefined : value;
}

function countCommon(column: Column, value: number, { bits }: CountedVoiceSet): number {
  const bitmap = column.bitmaps[value];
  if (bitmap) return andCount(bitmap, bits);
  let count = 0;
  eachPosting(column, value, (rank) => {
    if (has(bits, rank)) count++;
  });
  return count;
}
