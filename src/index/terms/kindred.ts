import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { toDemonym } from '../../vocabulary/countries.ts';
import type { KindredRow } from '../../vocabulary/facet-schema.ts';
import { ACCENTS, AGES, LANGUAGES, STYLES, USE_CASES } from '../../vocabulary/facets.ts';
import { kindredOf, kindredValues } from '../../vocabulary/kindred-values.ts';
import { type SearchedWords, synonymsOf } from '../../vocabulary/synonyms.ts';
import { type Columns, columnValues } from '../columns/columns.ts';
import { type ColumnName, MANNERS, type SearchedName } from '../columns/schema.ts';
import { tokenize } from '../text/analyzer.ts';

/** Values of one column. */
interface Values {
  readonly column: SearchedName;
  readonly texts: readonly string[];
}

/** A value of the tables, which a voice may have or not. */
interface KnownValue {
  readonly column: SearchedName;
  readonly value: string;
  /** Values that are searched if no voice has the value, by their nearness. */
  readonly neighbours: readonly Values[];
}

/** Values to search for a known value: the value itself, or its neighbours if no voice has it. */
export interface Kindred extends Values {
  /** The value that no voice has; undefined if a voice has it. */
  readonly absent: string | undefined;
}

/** Finds the values to search for a text that names no voice's value; undefined if the tables lack it, or have it in another column. */
export type FindKindred = (text: string, column?: ColumnName) => Kindred | undefined;

const FOLDED_WORD = /^[a-z]+$/;
/** Number of neighbours of a style or use from which no further ones are searched. One is enough of other values. */
const ENOUGH_MANNERS = 2;

function createNearest(columns: Columns): (known: KnownValue) => Values {
  const present = ({ column, texts }: Values): readonly string[] =>
    texts.filter((text) => columnValues(columns, column, [text]).length > 0);

  return (known) => {
    const found: string[] = [];
    let { column } = known;
    for (const values of known.neighbours) {
      if (found.length >= (MANNERS.has(column) ? ENOUGH_MANNERS : 1)) break;
      column = values.column;
      found.push(...present(values));
    }
    return { column, texts: found };
  };
}

/** Returns the values of a column that are near one of it: the nearest that voices have. */
export function createNeighbourFinder(
  columns: Columns,
): (value: string, column: ColumnName) => readonly string[] {
  const nearest = createNearest(columns);
  return (value, column) => {
    const known = knownValues().get(keyOf(value));
    return known?.column === column ? nearest(known).texts : [];
  };
}

export function createKindredFinder(columns: Columns): FindKindred {
  const nearest = createNearest(columns);
  return (text, column) => {
    const known = knownValues().get(keyOf(text));
    if (!known || (column !== undefined && column !== known.column)) return undefined;
    const own = { column: known.column, texts: [known.value] };
    if (columnValues(columns, own.column, own.texts).length > 0) return { ...own, absent: undefined };
    const values = nearest(known);
    if (values.texts.length === 0 || (column !== undefined && column !== values.column)) return undefined;
    return { ...values, absent: known.value };
  };
}

/** Finds the values next wider than an accent: Kansai Japanese → Japanese. Undefined if the tables lack it, or no voice has a wider one. */
export type FindWider = (accent: string) => Values | undefined;

export function createWiderFinder(columns: Columns): FindWider {
  const isPresent = ({ column, texts }: Values) => columnValues(columns, column, texts).length > 0;
  return (accent) => {
    const known = knownValues().get(keyOf(accent));
    return known?.column === 'accent' ? known.neighbours.find(isPresent) : undefined;
  };
}

/** Returns whether joined words are a value of the tables, such as the accent `westmidlands`. */
export function isKnownPhrase(joined: string): boolean {
  return knownPhrases().has(joined);
}

function keyOf(text: string): string {
  return FOLDED_WORD.test(text) ? text : tokenize(text).join('');
}

/** Known values by each of their names, as one word. The first table that has a name keeps it. */
const knownValues = lazy(() => {
  const values = new Map<string, KnownValue>();
  for (const [name, known] of listNames()) {
    const key = keyOf(name);
    if (key !== '' && !values.has(key)) values.set(key, known);
  }
  return values;
});

const knownPhrases = lazy(
  () =>
    new Set(
      listNames()
        .map(([name]) => tokenize(name))
        .filter(({ length }) => length > 1)
        .map((words) => words.join('')),
    ),
);

function listNames(): (readonly [name: string, known: KnownValue])[] {
  return [
    ...namesIn('use_case', USE_CASES),
    ...namesIn('style', STYLES),
    ...namesIn('age', AGES),
    ...[...ACCENTS].flatMap(([accent, { names, codes, wordings }]) => {
      const words = [...names, ...codes, ...wordings];
      if (words.length === 0) return [];
      const known: KnownValue = { column: 'accent', value: accent, neighbours: widerOf(accent) };
      return [accent, ...words].map((name) => [name, known] as const);
    }),
    ...languageNames(),
  ];
}

/** Returns the names of the values of a table of kindred values: the values and their synonyms. */
function namesIn(
  column: SearchedName,
  rows: ReadonlyMap<string, KindredRow & SearchedWords>,
): (readonly [name: string, known: KnownValue])[] {
  return kindredValues(rows).flatMap((value) => {
    const neighbours = kindredOf(rows, value).map((texts) => ({ column, texts }));
    const { names = [], codes = [] } = synonymsOf(rows.get(value));
    return [value, ...names, ...codes].map((name) => [name, { column, value, neighbours }] as const);
  });
}

/** Returns the wider accents of an accent, and then its country: Glaswegian → Scottish, British, United Kingdom. */
function widerOf(accent: string): readonly Values[] {
  const { region = '' } = ACCENTS.get(accent) ?? {};
  const wider: string[] = [];
  for (let at = ACCENTS.get(accent)?.within; at !== undefined; at = ACCENTS.get(at)?.within) wider.push(at);
  const nation = toDemonym(region);
  const country = /^[A-Z]{2}$/.test(region) ? nameOfRegion(region, 'en') : undefined;
  return [
    ...[...wider, ...(nation === undefined ? [] : [nation])].map(
      (text): Values => ({ column: 'accent', texts: [text] }),
    ),
    ...(country === undefined ? [] : [{ column: 'country' as const, texts: [country] }]),
  ];
}

function languageNames(): (readonly [name: string, known: KnownValue])[] {
  const nameOf = (code: string) => nameOfLanguage(code, 'en') ?? code;
  return kindredValues(LANGUAGES).map((code) => {
    const value = nameOf(code);
    const neighbours = kindredOf(LANGUAGES, code).map((codes) => ({
      column: 'language' as const,
      texts: codes.map(nameOf),
    }));
    return [value, { column: 'language', value, neighbours }] as const;
  });
}
