import {
  FILTER_NAMES,
  FILTERS,
  isFacetFilter,
  isListFilter,
  isSwitch,
  type ListFilterName,
  type SwitchName,
} from '../../domain/filters.ts';
import type { SearchQuery } from '../../domain/query.ts';
import { splitList } from '../../lib/list-entries.ts';
import { type ColumnValue, columnValues, voicesWithAny } from '../columns/columns.ts';
import type { ActiveFilter } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { isSubset, type ReadonlyBitset } from '../structures/bitset.ts';
import { intersectAll, subtract, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import { createListReader, type ValueList } from './read-list.ts';

type FilterParameter = ListFilterName | 'ids' | SwitchName;
/** Query parameters of filters, in the order of their resolution: lists of values, `ids`, boolean filters with a facet, boolean filters without one. */
const PARAMETERS: readonly FilterParameter[] = [
  ...FILTER_NAMES.filter(isListFilter),
  'ids',
  ...FILTER_NAMES.filter(isSwitch).sort((a, b) => Number(isFacetFilter(b)) - Number(isFacetFilter(a))),
];

/** Creates the function that resolves each filter parameter of a query to the voices that pass the filter. */
export function createFilters(parts: CatalogParts) {
  const { columns, ids, scratch } = parts;
  const readList = createListReader(parts);

  function byValues(parameter: ListFilterName, list: ValueList, isNative: boolean): ActiveFilter {
    const { column } = FILTERS[parameter];
    const { unknown, notes, included, own } = list;
    const excluded =
      list.excluded.length === 0 ? undefined : voicesWithAny(columns, list.excluded, scratch).bits;
    const resolved = { parameter, column, unknown, notes, values: included };
    if (!included) return { ...resolved, ...subtract(intersectAll([], scratch), excluded, scratch) };
    const found = findIncluded(included, excluded);
    // Only the filter `status` has the value `retired`. With another stage, the text is read as it is without a filter.
    const isRetired = ({ column, value }: ColumnValue) => columns[column].distinct[value] === 'retired';
    if (parameter !== 'language') return { ...resolved, ...found, isOpenToRetired: included.some(isRetired) };
    const native = findIncluded(own, excluded);
    if (isNative) return { ...resolved, ...native };
    return { ...resolved, ...found, native: isSubset(found.bits, native.bits) ? undefined : native };
  }

  function findIncluded(values: readonly ColumnValue[], excluded: ReadonlyBitset | undefined): VoiceSet {
    const set = voicesWithAny(columns, values, scratch);
    return excluded ? subtract(set, excluded, scratch) : set;
  }

  function byIds(entries: readonly string[]): ActiveFilter {
    const ranks = entries.map((entry) => ids.rankOf(entry)).filter((rank) => rank !== undefined);
    const set = withRanks({ bits: scratch.empty() }, ranks, scratch);
    return { parameter: 'ids', column: 'ids', ...set, unknown: [], isOpenToRetired: true };
  }

  function bySwitch(parameter: SwitchName, isOn: boolean): ActiveFilter {
    const { column } = FILTERS[parameter];
    const set = voicesWithAny(columns, columnValues(columns, column, [String(isOn)]), scratch);
    return { parameter, column, ...set, unknown: [] };
  }

  function resolve(parameter: FilterParameter, query: SearchQuery): ActiveFilter | undefined {
    if (parameter === 'ids') {
      const entries = splitList(query.ids);
      return entries.length > 0 ? byIds(entries) : undefined;
    }
    if (!isListFilter(parameter)) return bySwitch(parameter, query[parameter] === true);
    const list = readList(parameter, query[parameter] ?? '');
    return list && byValues(parameter, list, query.native === true);
  }

  return (query: SearchQuery): readonly ActiveFilter[] =>
    PARAMETERS.filter((parameter) => query[parameter] !== undefined).flatMap(
      (parameter) => resolve(parameter, query) ?? [],
    );
}
