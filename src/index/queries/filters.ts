import { parseEntry, splitList } from '../../domain/list-entries.ts';
import { memoize } from '../../domain/memoize.ts';
import type { SearchParameter, SearchQuery } from '../../domain/query.ts';
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
import { isSubset, type ReadonlyBitset } from '../structures/bitset.ts';
import { intersectAll, subtract, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import { tokenize } from '../text/analyzer.ts';
import { LANGUAGE, PROVIDER } from '../text/lexicon.ts';
import { noteOnAbsence } from './absence.ts';
import type { CatalogParts } from './parts.ts';

/** A filter of a query, resolved to the voices that pass it. */
export interface ActiveFilter extends VoiceSet {
  readonly parameter: SearchParameter;
  readonly column: ColumnName | 'ids';
  /** List entries of the filter that match no value of the column, kept for suggestions: `Femal` in `genders=Male,Femal`. */
  readonly unknown: readonly string[];
  /** Voices whose own language the filter `language` names, if others speak it too; the own speakers come first. */
  readonly native?: VoiceSet | undefined;
  readonly notes?: readonly string[] | undefined;
}

/** An entry of a filter's list, with the column values that it names. */
interface ListEntry {
  readonly text: string;
  /** True if a voice with one of the values is left out: `-google`. */
  readonly isExcluded: boolean;
  readonly values: readonly ColumnValue[];
  /** The languages and locales among `values` as voices' own ones. */
  readonly own: readonly ColumnValue[];
  /** Note on a text that is a known language or provider; none has a voice. */
  readonly note: string | undefined;
}

/** Beginning of the meanings in the lexicon that are values of a filter. */
const ABSENT: Readonly<Partial<Record<FilterName, string>>> = { providers: PROVIDER, language: LANGUAGE };

/** Longest text of which a note may tell, in UTF-16 code units: more than any name of a language or provider has. */
const MAX_NOTED_CHARACTERS = 60;

type FilterParameter = FilterName | 'ids' | SwitchName;
/** Query parameters of filters, in the order in which filters are resolved. */
const PARAMETERS: readonly FilterParameter[] = [...FILTER_NAMES, 'ids', ...SWITCH_NAMES];
const IS_PARAMETER: ReadonlySet<string> = new Set(PARAMETERS);

/** Resolves each filter parameter of a query to the voices that pass the filter. */
export type Filters = (query: SearchQuery) => readonly ActiveFilter[];

export function createFilters(parts: CatalogParts): Filters {
  const { columns, findByName, ids, voices, matchLocales, lexicon, scratch } = parts;
  const readerOf = memoize((name: FilterName) => memoize((entry: string) => readEntry(name, entry)));

  /** Returns the column values that one entry of a filter's list names. An entry of `language` may name a locale: `en-GB`. */
  function findValues(parameter: FilterName, text: string): readonly ColumnValue[] {
    const values = findByName(FILTERS[parameter], text);
    if (values.length > 0 || parameter !== 'language') return values;
    const coded = matchLocales(text).map((value) => ({ column: 'locale' as const, value }));
    return coded.length > 0 ? coded : findByName('locale', text);
  }

  function byValues(parameter: FilterName, listed: readonly string[], isNative: boolean): ActiveFilter {
    const entries = listed.map(readerOf(parameter));
    const unknown = entries.filter(({ values }) => values.length === 0).map(({ text }) => text);
    const notes = entries.flatMap(({ note }) => note ?? []);
    const column = FILTERS[parameter];
    const excluded = findExcluded(entries);
    const included = entries.filter(({ isExcluded }) => !isExcluded);
    if (included.length === 0)
      return { parameter, column, unknown, notes, ...subtract(intersectAll([], scratch), excluded, scratch) };
    const spoken = findIncluded(
      included.flatMap(({ values }) => values),
      excluded,
    );
    const { bits, sparse, count } = spoken;
    if (parameter !== 'language') return { parameter, column, unknown, notes, bits, sparse, count };
    const native = findIncluded(
      included.flatMap(({ own }) => own),
      excluded,
    );
    if (isNative) return { parameter, column, unknown, notes, ...native };
    const following = isSubset(bits, native.bits) ? undefined : native;
    return { parameter, column, unknown, notes, bits, sparse, count, native: following };
  }

  function findIncluded(values: readonly ColumnValue[], excluded: ReadonlyBitset | undefined): VoiceSet {
    const set = voicesWithAny(columns, values, scratch);
    return excluded ? subtract(set, excluded, scratch) : set;
  }

  /** Returns a note on an unknown value that is a known language or provider; none has a voice. */
  function noteOn(parameter: FilterName, text: string): string | undefined {
    const beginning = ABSENT[parameter];
    if (beginning === undefined || text.length > MAX_NOTED_CHARACTERS) return undefined;
    const words = tokenize(text);
    const meaning = lexicon.meaningAt(words, 0);
    const isMeant = meaning?.length === words.length && meaning.words[0]?.startsWith(beginning);
    return isMeant ? noteOnAbsence(meaning.words) : undefined;
  }

  function readEntry(parameter: FilterName, entry: string): ListEntry {
    const { text, isExcluded } = parseEntry(entry);
    const values = findValues(parameter, text);
    const note = values.length > 0 ? undefined : noteOn(parameter, text);
    return { text, isExcluded, values, own: ownValues(values), note };
  }

  /** Returns the voices that have an excluded value. A voice that speaks English beside another language stays with `-English`. */
  function findExcluded(entries: readonly ListEntry[]): ReadonlyBitset | undefined {
    const excluded = entries.filter(({ isExcluded }) => isExcluded);
    if (!excluded.some(({ values }) => values.length > 0)) return undefined;
    const isShared = ({ column }: ColumnValue) => column === 'language' || column === 'locale';
    const values = excluded.flatMap((entry) => entry.values.filter((value) => !isShared(value)));
    return voicesWithAny(columns, [...values, ...excluded.flatMap(({ own }) => own)], scratch).bits;
  }

  function ownValues(values: readonly ColumnValue[]): readonly ColumnValue[] {
    return values.map((value) => toNative(columns, value)).filter((own) => own !== undefined);
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

  function resolve(parameter: FilterParameter, query: SearchQuery): ActiveFilter | undefined {
    if (isSwitch(parameter)) return bySwitch(parameter, query[parameter] === true);
    const entries = splitList(query[parameter]);
    if (entries.length === 0) return undefined;
    return parameter === 'ids' ? byIds(entries) : byValues(parameter, entries, query.native === true);
  }

  return (query) => filtersIn(query).flatMap((parameter) => resolve(parameter, query) ?? []);
}

/** Returns the filter parameters of a query. Its own parameters are visited, because to ask for each of a dozen takes several times as long. */
function filtersIn(query: SearchQuery): readonly FilterParameter[] {
  const given: string[] = [];
  for (const name in query)
    if (query[name as keyof SearchQuery] !== undefined && IS_PARAMETER.has(name)) given.push(name);
  return given.length === 0 ? [] : PARAMETERS.filter((parameter) => given.includes(parameter));
}

function isSwitch(parameter: FilterParameter): parameter is SwitchName {
  return parameter in SWITCHES;
}
