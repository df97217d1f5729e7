import { memoize } from '../../domain/memoize.ts';
import { type SearchQuery, splitList } from '../../domain/query.ts';
import { type ColumnValue, columnValues, toNative, voicesWithAny } from '../columns/columns.ts';
import {
  type ColumnName,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  SWITCH_NAMES,
  SWITCHES,
  type SwitchName,
} from '../columns/schema.ts';
import { cardinality, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import type { CatalogParts } from './parts.ts';

/** A filter of a query, resolved to the voices that pass it. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: keyof SearchQuery;
  readonly column: ColumnName | 'ids';
  /** List entries of the filter that match no value of the column, kept for suggestions: `Femal` in `genders=Male,Femal`. */
  readonly unknown: readonly string[];
  /** Voices whose own language the filter `language` names, if others speak it too. They come before these others. */
  readonly native?: VoiceSet | undefined;
  readonly notes?: readonly string[];
}

/** Resolves each filter parameter of a query to the voices that pass the filter. */
export type Filters = (query: SearchQuery) => readonly ActiveFilter[];

export function createFilters(parts: CatalogParts): Filters {
  const { columns, findByName, ids, voices, matchLocales, scratch } = parts;
  const finderOf = memoize((name: FilterName) => memoize((text: string) => findValues(name, text)));

  /** Returns the column values that one entry of a filter's list names. An entry of `language` may name a locale: `en-GB`. */
  function findValues(parameter: FilterName, text: string): readonly ColumnValue[] {
    const values = findByName(FILTERS[parameter], text);
    if (values.length > 0 || parameter !== 'language') return values;
    const coded = matchLocales(text).map((value) => ({ column: 'locale' as const, value }));
    return coded.length > 0 ? coded : findByName('locale', text);
  }

  function byValues(parameter: FilterName, entries: readonly string[], isNative: boolean): ActiveFilter {
    const named = entries.map((text) => ({ text, values: finderOf(parameter)(text) }));
    const all = named.flatMap(({ values }) => values);
    const unknown = named.filter(({ values }) => values.length === 0).map(({ text }) => text);
    const filter = { parameter, column: FILTERS[parameter], unknown };
    const spoken = voicesWithAny(columns, all, scratch);
    if (parameter !== 'language') return { ...filter, ...spoken };
    const ownValues = all.map((each) => toNative(columns, each)).filter((own) => own !== undefined);
    const native = voicesWithAny(columns, ownValues, scratch);
    if (isNative) return { ...filter, ...native };
    const hasOthers = cardinality(spoken) > cardinality(native);
    return { ...filter, ...spoken, native: hasOthers ? native : undefined };
  }

  function byIds(entries: readonly string[]): ActiveFilter {
    const found = entries.map((entry) => ({ entry, rank: ids.rankOfListed(entry) }));
    const ranks = found.map(({ rank }) => rank).filter((rank) => rank !== undefined);
    const set = withRanks({ bits: scratch.empty(), sparse: [] }, ranks, scratch);
    const notes = found.flatMap(({ entry, rank }) => renamed(entry, rank));
    return { parameter: 'ids', column: 'ids', ...set, unknown: [], notes };
  }

  /** Returns a note on an id under which an earlier release published the voice. */
  function renamed(entry: string, rank: number | undefined): string[] {
    if (rank === undefined || !ids.isFormer(entry)) return [];
    return [`${entry} is a former id of ${voices.read(rank).id}.`];
  }

  function bySwitch(parameter: SwitchName, isOn: boolean): ActiveFilter {
    const column = SWITCHES[parameter];
    const set = voicesWithAny(columns, columnValues(columns, column, [String(isOn)]), scratch);
    return { parameter, column, ...set, unknown: [] };
  }

  return (query) => {
    const active: ActiveFilter[] = [];
    for (const name of FILTER_NAMES) {
      if (query[name] === undefined) continue;
      const entries = splitList(query[name]);
      if (entries.length > 0) active.push(byValues(name, entries, query.native === true));
    }
    const listed = splitList(query.ids);
    if (listed.length > 0) active.push(byIds(listed));
    for (const name of SWITCH_NAMES) {
      const isOn = query[name];
      if (isOn !== undefined) active.push(bySwitch(name, isOn));
    }
    return active;
  };
}
