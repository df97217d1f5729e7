import { MISLEADING_WORDS } from '../../domain/synonyms.ts';
import type { ColumnImages } from '../columns/build-columns.ts';
import type { Columns, ColumnValue } from '../columns/columns.ts';
import { type ColumnName, FILTERS } from '../columns/schema.ts';
import { fold, looseKey, tokenize } from '../text/analyzer.ts';
import type { Aliases, AliasLookup } from './aliases.ts';
import { type PackedWords, packWords, type TermWords } from './term-words.ts';

/** Columns whose values are searched by their words, in the order in which the dictionary numbers the values. */
const SEARCHED_COLUMNS = [
  'name_word',
  'provider',
  'language',
  'country',
  'accent',
  'locale',
  'model',
  'id_word',
  'id_compound',
  'gender',
  'age',
  'use_case',
] as const satisfies readonly ColumnName[];

/** Columns whose values are folded words already. */
const TOKEN_COLUMNS: ReadonlySet<ColumnName> = new Set(['name_word', 'id_word', 'id_compound']);

/** Columns whose names of several words form one term if a search has the words side by side: `south african`. */
const PHRASED: ReadonlySet<ColumnName> = new Set(['gender', 'age', 'language', 'country', 'accent']);

/** Closed vocabularies, whose words are never corrected to one another: `male` is no typo of `female`. */
const CHOICES: ReadonlySet<ColumnName> = new Set(['gender', 'age']);

/** Columns with a filter. Their values need names that filters accept and did-you-mean proposes. */
const FILTERED: ReadonlySet<ColumnName> = new Set([...Object.values(FILTERS), 'locale'] as const);

/** Language codes that a search reads as a country, because `uk` means the United Kingdom there; for filters it is Ukrainian. */
const COUNTRY_FIRST: ReadonlySet<string> = new Set(['uk']);

/** Particles of names, left out because nobody searches for them and some are codes of languages. */
const PARTICLE = /^(?:al|and|da|das|de|del|di|do|du|el|la|las|le|los|of|the|und)$/;

/** Words of one or two Latin letters, such as AI in Open AI, by which did-you-mean proposes nothing, because they tell too little. */
const SHORT_WORD = /^[a-z]{1,2}$/;

/** The searched values and their words, in a form that passes between threads. */
export interface TermsImage {
  /** Words of each value. The values are numbered as by {@link createNumbering}. */
  readonly values: readonly PackedWords[];
  /** Names of several words, written as one: `middleaged`. */
  readonly phrases: ReadonlySet<string>;
  /** Names under which did-you-mean proposes locales, by value index: `Brazilian Portuguese`. */
  readonly localeNames: readonly string[];
}

/** A value with its aliases. */
interface NamedValue extends Aliases {
  readonly column: ColumnName;
  readonly value: string;
}

export function buildTerms(columns: ColumnImages, aliasesOf: AliasLookup): TermsImage {
  const values = SEARCHED_COLUMNS.flatMap((column) =>
    columns[column].distinct.map((value): NamedValue => ({ column, value, ...aliasesOf(column, value) })),
  );
  const phrases = new Set<string>();
  const choices = new Set<string>();
  for (const each of values.filter(({ column }) => PHRASED.has(column))) {
    for (const words of namesOf(each).map(tokenize)) {
      if (CHOICES.has(each.column)) choices.add(words.join(''));
      if (words.length > 1) phrases.add(words.join(''));
    }
  }
  return {
    values: values.map((each) => packWords({ ...searchWords(each, choices), ...filterWords(each) })),
    phrases,
    localeNames: values
      .filter(({ column }) => column === 'locale')
      .map(({ value, names, titles }) => names[0] ?? titles[0] ?? value),
  };
}

/** Numbering of the values of all searched columns, consecutive through the columns. */
export interface Numbering {
  valueOf(number: number): ColumnValue;
  /** Number of a column's first value; undefined for a column that is not searched. */
  firstOf(column: ColumnName): number | undefined;
}

/** Creates the numbering. O(columns) per look-up and in memory. */
export function createNumbering(columns: Columns): Numbering {
  const first = new Map<ColumnName, number>();
  let next = 0;
  for (const column of SEARCHED_COLUMNS) {
    first.set(column, next);
    next += columns[column].distinct.length;
  }
  const descending = [...first].reverse();
  return {
    valueOf: (number) => {
      const [column, start] = descending.find((each) => number >= each[1]) as [ColumnName, number];
      return { column, value: number - start };
    },
    firstOf: (column) => first.get(column),
  };
}

/** Returns the words by which a search finds a value. */
function searchWords(named: NamedValue, choices: ReadonlySet<string>): Partial<TermWords> {
  const { column, value } = named;
  // A short cut for most values, which are single words and have no alias.
  if (TOKEN_COLUMNS.has(column)) {
    if (column === 'id_compound' || choices.has(value)) return { code: [value] };
    return PARTICLE.test(value) ? {} : { open: [value] };
  }
  const codes = codesOf(named)
    .map((code) => tokenize(code).join(''))
    .filter((code) => !/^[a-z]$/.test(code));
  if (CHOICES.has(column)) return { choice: codes };
  const misleading = new Set(MISLEADING_WORDS.get(value));
  const words = namesOf(named)
    .map(tokenize)
    .flatMap((each) => (each.length > 1 ? [...each, each.join('')] : each))
    .filter((word) => !PARTICLE.test(word) && !misleading.has(word));
  // A gender or age inside a name is a code, so that only the exact word finds it: Calm Woman by `woman`, not by `womn`.
  return {
    open: words.filter((word) => !choices.has(word)),
    code: [...codes, ...words.filter((word) => choices.has(word))],
  };
}

/** Returns the names by which filters find a value, and did-you-mean proposes it. */
function filterWords({ column, value, names, codes, titles }: NamedValue): Partial<TermWords> {
  if (!FILTERED.has(column)) return {};
  const labels = [value, ...names, ...codes];
  // A locale has no label, because labels match by prefix and the name of a locale may start with the name of its language.
  if (column === 'locale') {
    const part = [...names, ...titles].flatMap(tokenize);
    return { title: [...labels, ...titles].map(looseKey), part };
  }
  const misleading = new Set(MISLEADING_WORDS.get(value));
  const words = labels.flatMap(tokenize).filter((word) => !SHORT_WORD.test(word) && !misleading.has(word));
  return {
    label: labels.map(looseKey),
    title: titles.map(looseKey),
    part: [...codes.map(fold), ...words],
  };
}

/** Returns the names of a value, which are searched word by word. A locale's tag is no name. */
function namesOf({ column, value, names, codes, words }: NamedValue): string[] {
  if (CHOICES.has(column)) return [value, ...codes, ...words];
  return [...(column === 'locale' ? [] : [value]), ...names, ...words];
}

/** Returns the codes of a value, which are searched exactly; all names of a closed vocabulary are codes. */
function codesOf(named: NamedValue): readonly string[] {
  if (CHOICES.has(named.column)) return namesOf(named);
  return named.column === 'language' ? named.codes.filter((code) => !COUNTRY_FIRST.has(code)) : named.codes;
}
