import { memoize } from '../../domain/memoize.ts';
import { type SearchQuery, splitList } from '../../domain/query.ts';
import { type ColumnValue, columnValues, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, FILTER_NAMES, FILTERS, type FilterName } from '../columns/schema.ts';
import { type VoiceSet, withRanks } from '../structures/voice-set.ts';
import type { CatalogParts } from './parts.ts';

/** A filter of a query, resolved to the voices that pass it. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: keyof SearchQuery;
  readonly column: ColumnName | 'ids';
  /** List entries of the filter that match no value of the column, kept for suggestions: `Femal` in `genders=Male,Femal`. */
  readonly unknown: readonly string[];
}

/** Resolves each filter parameter of a query to the voices that pass the filter. */
export type Filters = (query: SearchQuery) => readonly ActiveFilter[];

export function createFilters({ columns, findByName, ids, matchLocales, scratch }: CatalogParts): Filters {
  const finderOf = memoize((name: FilterName) => memoize((text: string) => findValues(name, text)));

  /** Returns the column values that one entry of a filter's list names. An entry of `language` may name a locale: `en-GB`. */
  function findValues(parameter: FilterName, text: string): readonly ColumnValue[] {
    const values = findByName(FILTERS[parameter], text);
    if (values.length > 0 || parameter !== 'language') return values;
    const coded = matchLocales(text).map((value) => ({ column: 'locale' as const, value }));
    return coded.length > 0 ? coded : findByName('locale', text);
  }

  function byValues(parameter: FilterName, entries: readonly string[]): ActiveFilter {
    const named = entries.map((text) => ({ text, values: finderOf(parameter)(text) }));
    const all = named.flatMap(({ values }) => values);
    const unknown = named.filter(({ values }) => values.length === 0).map(({ text }) => text);
    return { parameter, column: FILTERS[parameter], ...voicesWithAny(columns, all, scratch), unknown };
  }

  function byIds(entries: readonly string[]): ActiveFilter {
    const ranks = entries.map(ids.rankOfListed).filter((rank) => rank !== undefined);
    const voices = withRanks({ bits: scratch.empty(), sparse: [] }, ranks, scratch);
    return { parameter: 'ids', column: 'ids', ...voices, unknown: [] };
  }

  function byPreview(hasPreview: boolean): ActiveFilter {
    const values = columnValues(columns, 'preview', [String(hasPreview)]);
    const voices = voicesWithAny(columns, values, scratch);
    return { parameter: 'has_preview', column: 'preview', ...voices, unknown: [] };
  }

  return (query) => {
    const active: ActiveFilter[] = [];
    for (const name of FILTER_NAMES) {
      if (query[name] === undefined) continue;
      const entries = splitList(query[name]);
      if (entries.length > 0) active.push(byValues(name, entries));
    }
    const listed = splitList(query.ids);
    if (listed.length > 0) active.push(byIds(listed));
    if (query.has_preview !== undefined) active.push(byPreview(query.has_preview));
    return active;
  };
}
