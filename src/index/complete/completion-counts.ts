import { BROWSED_FILTERS, type CompletedName, FILTERS, type ListFilterName } from '../../domain/filters.ts';
import type { SearchQuery } from '../../domain/query.ts';
import { type Column, eachPosting, toNative } from '../columns/columns.ts';
import { FURTHER } from '../columns/schema.ts';
import { intersectConditions, type ResolveConditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { andCount, has } from '../structures/bitset.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import type { CompletedColumn, CompletedValue } from './value-keys.ts';

/** Query parameter that filters by the values of each column: `gender` → `genders`. */
const PARAMETERS = Object.fromEntries(
  BROWSED_FILTERS.map((name) => [FILTERS[name].column, name]),
) as Readonly<Record<CompletedName, ListFilterName>>;

const COUNTED_PAGE = { limit: 1, offset: 0 } as const;

/** Query parameters that a completion may set: all parameters of a search except `limit` and `offset`. */
export type Selection = Omit<SearchQuery, 'limit' | 'offset'>;

/** Counter of the voices that the completions of one request find. Returned sets are valid until the surrounding `scratch.within` ends. */
export type CompletionCounts = ReturnType<typeof createCompletionCounts>;

export function searchOf(search: string): Selection {
  return search === '' ? {} : { search };
}

export function parameterOf(column: CompletedColumn): ListFilterName {
  return column === 'locale' ? PARAMETERS.language : PARAMETERS[column];
}

/** Creates the counter of the voices that the completions of a request find. The request's filters are resolved once for all completions. */
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

  const known = new Map<string, CountedVoiceSet>();

  return {
    /** Returns the hits of a search text that pass all filters. The filter of `column` (if given) is ignored, as in facet counts. */
    hitsFor: (search: string, column?: CompletedColumn): CountedVoiceSet => {
      const parameter = column && parameterOf(column);
      const replaced = parameter && filters[parameter] !== undefined ? { [parameter]: undefined } : {};
      const key = `${Object.keys(replaced)} ${search}`;
      const hits = known.get(key) ?? findHits({ ...searchOf(search), ...replaced });
      known.set(key, hits);
      return hits;
    },
    /** Counts the hits that have a value. No search is used, because a search that finds nothing leaves out words, and then finds other voices. */
    countValue: (each: CompletedValue, hits: CountedVoiceSet): number => {
      const counted = native === true && FURTHER.has(each.column) ? toNative(columns, each) : each;
      return counted ? countCommon(columns[counted.column], counted.value, hits) : 0;
    },
    /** Counts the voices that pass the request's filters and `applied`. A parameter in `applied` replaces the filter of the same name. */
    total: (applied: Selection) => scratch.within(() => findHits(applied).count),
    /** Reports whether at least one voice matches the text, ignoring all filters. */
    isFound: (search: string) =>
      scratch.within(() => intersectConditions(resolve({ search, ...COUNTED_PAGE }), scratch).count > 0),
  };
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
