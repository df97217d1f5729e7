import { FILTERS, type ListFilterName } from '../../domain/filters.ts';
import { parseEntry, splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Columns, type ColumnValue, toNative } from '../columns/columns.ts';
import { createNarrowerAccents } from '../columns/narrower-accents.ts';
import { FURTHER } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import { noteOnAbsence } from '../read/absence.ts';
import { tokenize } from '../text/analyzer.ts';
import { valuesOf } from '../text/meaning.ts';
import { createLanguageFinder, MAX_NAME_CHARACTERS } from './find-languages.ts';

/** Maximum length of an entry that is looked up, in UTF-16 code units. No value is longer: ingest cuts ids and models to this length. */
const MAX_ENTRY_CHARACTERS = 256;

interface ListEntry {
  readonly text: string;
  /** True if the entry starts with a minus, so that voices with one of the values are left out: `-google`. */
  readonly isExcluded: boolean;
  readonly values: readonly ColumnValue[];
  /** The languages and locales among `values`, as values of the columns of native languages and native locales, and accents: an accent is native. */
  readonly own: readonly ColumnValue[];
  /** Note on a known language or provider that no voice has, or on a country that no voice states. */
  readonly note: string | undefined;
}

export type ValueList = ReturnType<typeof toValueList>;

/** Creates the function that reads the comma-separated list of a filter. The function returns undefined for a list without entries. */
export function createListReader(parts: CatalogParts) {
  const { columns, findByName, lexicon } = parts;
  const languages = createLanguageFinder(parts);
  const accents = createNarrowerAccents(columns);
  const entryReaderOf = memoize((name: ListFilterName) => memoize((entry: string) => readEntry(name, entry)));

  function findValues(parameter: ListFilterName, text: string): readonly ColumnValue[] {
    if (text.length > MAX_ENTRY_CHARACTERS) return [];
    if (parameter === 'language') return languages.find(text);
    const { column } = FILTERS[parameter];
    const named = findByName(column, text);
    if (column !== 'accent') return named;
    return accents.expand(named.map(({ value }) => value)).map((value) => ({ column, value }));
  }

  /** Returns a note on a known language or provider that no voice has; undefined for any other text. */
  function noteOn(parameter: ListFilterName, text: string): string | undefined {
    if (parameter === 'language') return languages.absenceOf(text);
    const { column } = FILTERS[parameter];
    if (column !== 'provider' || text.length > MAX_NAME_CHARACTERS) return undefined;
    const words = tokenize(text);
    const values = lexicon.meaningsOf(words).flatMap(valuesOf);
    return noteOnAbsence(
      values.find(({ kind }) => kind === column),
      words,
    );
  }

  function readEntry(parameter: ListFilterName, entry: string): ListEntry {
    const { text, isExcluded } = parseEntry(entry);
    const values = findValues(parameter, text);
    const own = values.flatMap((each) => (FURTHER.has(each.column) ? (toNative(columns, each) ?? []) : each));
    if (values.length > 0) return { text, isExcluded, values, own, note: undefined };
    const homes = parameter === 'country' ? findByName('language_country', text) : [];
    const note = homes.length > 0 ? noteOnHome(columns, homes) : noteOn(parameter, text);
    return { text, isExcluded, values: homes, own, note };
  }

  /** Returns an inverted name of a language in its usual order: `Zapotec, Isthmus` → Isthmus Zapotec. Returns undefined for any other text. */
  function invertedName(parameter: ListFilterName, text: string): readonly string[] | undefined {
    if (parameter !== 'language' || text.length > MAX_NAME_CHARACTERS) return undefined;
    const [noun, qualifier, ...more] = splitList(text);
    if (qualifier === undefined || more.length > 0) return undefined;
    const name = `${qualifier} ${noun}`;
    // Only the whole name counts, because `German,Klingon` is a list of two languages.
    return languages.isName(name) ? [name] : undefined;
  }

  return (parameter: ListFilterName, text: string): ValueList | undefined => {
    const entries = (invertedName(parameter, text) ?? splitList(text)).map(entryReaderOf(parameter));
    return entries.length === 0 ? undefined : toValueList(entries);
  };
}

/** Returns the note that no voice states a country, and that voices in the country's languages were found instead. */
function noteOnHome({ language_country: countries }: Columns, homes: readonly ColumnValue[]): string {
  const names = homes.map(({ value }) => countries.distinct.at(value));
  return `No voice states the country ${names.join(', ')}; these voices speak languages that are at home there.`;
}

/** Sorts the entries of a filter's list into included and excluded values. The entry `-English` keeps voices that speak English as an additional language. */
function toValueList(entries: readonly ListEntry[]) {
  const included = entries.filter(({ isExcluded }) => !isExcluded);
  const excluded = entries.filter(({ isExcluded }) => isExcluded);
  return {
    unknown: entries.filter(({ values }) => values.length === 0).map((entry) => entry.text),
    notes: entries.flatMap(({ note }) => note ?? []),
    /** Values of which a voice must have one; undefined if the list has exclusions only. */
    included: included.length === 0 ? undefined : included.flatMap(({ values }) => values),
    /** The languages and locales among `included`, as values of the columns of native languages and native locales. */
    own: included.flatMap(({ own }) => own),
    /** Column values whose voices the list leaves out: `-google`. */
    excluded: excluded
      .flatMap(({ values, own }) => [...values, ...own])
      .filter(({ column }) => !FURTHER.has(column)),
  };
}
