import { FILTERS, type ListFilterName } from '../../domain/filters.ts';
import { parseEntry, splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import { type ColumnValue, toNative } from '../columns/columns.ts';
import { FURTHER } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import { noteOnAbsence } from '../read/absence.ts';
import { tokenize } from '../text/analyzer.ts';
import { valuesOf } from '../text/meaning.ts';

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

/** A filter's list, with the column values that its entries name. */
export interface ValueList {
  readonly unknown: readonly string[];
  readonly notes: readonly string[];
  /** Values of which a voice has one; undefined if the list only leaves voices out. */
  readonly included: readonly ColumnValue[] | undefined;
  /** The languages and locales among `included` as voices' own ones. */
  readonly own: readonly ColumnValue[];
  /** Values of the voices that are left out. */
  readonly excluded: readonly ColumnValue[];
}

/** Bound on the cached lists of a parameter. Lower than `memoize`'s default, because a list may name hundreds of values. */
const MAX_LISTS = 300;

/** Longest text of which a note may tell, in UTF-16 code units: more than any name of a language or provider has. */
const MAX_NOTED_CHARACTERS = 60;

/** Reads the comma-separated list of a filter; undefined if it has no entry. */
export type ReadList = (parameter: ListFilterName, text: string) => ValueList | undefined;

export function createListReader({ columns, findByName, matchLocales, lexicon }: CatalogParts): ReadList {
  const entryReaderOf = memoize((name: ListFilterName) => memoize((entry: string) => readEntry(name, entry)));
  const listReaderOf = memoize((name: ListFilterName) =>
    memoize((text: string) => readList(name, text), MAX_LISTS),
  );

  /** Returns the column values that one entry of a filter's list names. An entry of `language` may name a locale: `en-GB`. */
  function findValues(parameter: ListFilterName, text: string): readonly ColumnValue[] {
    const values = findByName(FILTERS[parameter].column, text);
    if (values.length > 0 || parameter !== 'language') return values;
    const coded = matchLocales(text).map((value) => ({ column: 'locale' as const, value }));
    return coded.length > 0 ? coded : findByName('locale', text);
  }

  /** Returns a note on an unknown value that is a known language or provider; none has a voice. */
  function noteOn(parameter: ListFilterName, text: string): string | undefined {
    const { column } = FILTERS[parameter];
    const mayBeAbsent = column === 'language' || column === 'provider';
    if (!mayBeAbsent || text.length > MAX_NOTED_CHARACTERS) return undefined;
    const words = tokenize(text);
    const meaning = lexicon.meaningAt(words, 0);
    const [value] = valuesOf(meaning);
    return meaning?.length === words.length && value?.kind === column ? noteOnAbsence(value) : undefined;
  }

  function readEntry(parameter: ListFilterName, entry: string): ListEntry {
    const { text, isExcluded } = parseEntry(entry);
    const values = findValues(parameter, text);
    const note = values.length > 0 ? undefined : noteOn(parameter, text);
    return { text, isExcluded, values, own: ownValues(values), note };
  }

  /** Reads a list. A voice that speaks English beside another language stays with `-English`. */
  function readList(parameter: ListFilterName, text: string): ValueList | undefined {
    const entries = splitList(text).map(entryReaderOf(parameter));
    if (entries.length === 0) return undefined;
    const included = entries.filter(({ isExcluded }) => !isExcluded);
    const excluded = entries.filter(({ isExcluded }) => isExcluded);
    return {
      unknown: entries.filter(({ values }) => values.length === 0).map((entry) => entry.text),
      notes: entries.flatMap(({ note }) => note ?? []),
      included: included.length === 0 ? undefined : included.flatMap(({ values }) => values),
      own: included.flatMap(({ own }) => own),
      excluded: excluded.flatMap(({ values, own }) => [
        ...values.filter(({ column }) => !FURTHER.has(column)),
        ...own,
      ]),
    };
  }

  function ownValues(values: readonly ColumnValue[]): readonly ColumnValue[] {
    return values.map((value) => toNative(columns, value)).filter((own) => own !== undefined);
  }

  return (parameter, text) => listReaderOf(parameter)(text);
}
