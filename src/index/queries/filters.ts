import { remember } from '../../domain/memoize.ts';
import { type SearchQuery, splitList } from '../../domain/query.ts';
import { type Columns, type Term, voicesWithAny } from '../columns/columns.ts';
import { FILTER_NAMES, FILTERS, type FilterName } from '../columns/filter-names.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Scratch } from '../structures/scratch.ts';
import { placeOf } from '../structures/sorted-strings.ts';
import type { NumberedTexts } from '../structures/string-multimap.ts';
import { joinRanks, type VoiceSet } from '../structures/voice-set.ts';
import type { Lookups, ValueLookup } from '../terms/filter-values.ts';
import { fold, looseKey } from '../text/analyzer.ts';
import type { FindLocales } from '../text/locale-match.ts';

/** A filter of a query at work: the column it is on, and the voices it lets through. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: keyof SearchQuery;
  readonly column: ColumnName | 'ids';
  /** Values that no voice has. */
  readonly unknown: readonly string[];
}

/** Turns the filters of queries into sets of voices. */
export interface Filters {
  resolve(query: SearchQuery): ActiveFilter[];
}

export function buildFilters(
  columns: Columns,
  lookups: Lookups,
  scratch: Scratch,
  rankOf: (id: string) => number | undefined,
  findLocales: FindLocales,
): Filters {
  const namedBy = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, remember((text) => termsNamed(name, text))]),
  ) as Readonly<Record<FilterName, (text: string) => readonly Term[]>>;

  /** The values that one entry of a filter names. */
  function termsNamed(parameter: FilterName, text: string): readonly Term[] {
    const column = FILTERS[parameter];
    const values = lookUp(lookups[column], text);
    if (values.length > 0 || parameter !== 'language') return values.map((value) => ({ column, value }));
    return localesOf(text).map((value) => ({ column: 'locale', value }));
  }

  function filterBy(parameter: FilterName, wanted: readonly string[]): ActiveFilter {
    const terms: Term[] = [];
    const unknown: string[] = [];
    for (const text of wanted) {
      const named = namedBy[parameter](text);
      if (named.length === 0) unknown.push(text);
      terms.push(...named);
    }
    return { parameter, column: FILTERS[parameter], ...voicesWithAny(columns, terms, scratch), unknown };
  }

  /** Locales by a code, or by a name such as Brazilian Portuguese. */
  function localesOf(text: string): readonly number[] {
    const coded = findLocales(text);
    return coded.length > 0 ? coded : lookUp(lookups.locale, text);
  }

  function voicesNamed(ids: readonly string[]): VoiceSet {
    const named = ids.map(rankOf).filter((rank) => rank !== undefined);
    return joinRanks({ bits: scratch.empty(), few: [] }, named, scratch);
  }

  function resolve(query: SearchQuery): ActiveFilter[] {
    const active: ActiveFilter[] = [];
    for (const name of FILTER_NAMES) {
      if (query[name] === undefined) continue;
      const wanted = splitList(query[name]);
      if (wanted.length > 0) active.push(filterBy(name, wanted));
    }
    const ids = splitList(query.ids);
    if (ids.length > 0) active.push({ parameter: 'ids', column: 'ids', ...voicesNamed(ids), unknown: [] });
    if (query.has_preview !== undefined) {
      const value = placeOf(columns.preview.values, String(query.has_preview));
      const terms = value === undefined ? [] : [{ column: 'preview' as const, value }];
      const found = voicesWithAny(columns, terms, scratch);
      active.push({ parameter: 'has_preview', column: 'preview', ...found, unknown: [] });
    }
    return active;
  }

  return { resolve };
}

function lookUp(lookup: ValueLookup | undefined, text: string): readonly number[] {
  if (!lookup) return [];
  const exact = numbersOf(lookup.exact, fold(text));
  return exact.length > 0 ? exact : numbersOf(lookup.loose, looseKey(text));
}

function numbersOf({ texts, starts, numbers }: NumberedTexts, text: string): number[] {
  const place = placeOf(texts, text);
  return place === undefined ? [] : [...numbers.subarray(starts[place], starts[place + 1])];
}
