import { MISLEADING_WORDS } from '../../domain/synonyms.ts';
import type { ColumnImages } from '../columns/build-columns.ts';
import type { Columns, ColumnValue } from '../columns/columns.ts';
import { type ColumnName, FILTERS } from '../columns/schema.ts';
import { fold, looseKey, tokenize } from '../text/analyzer.ts';
import type { Aliases, AliasLookup } from './aliases.ts';

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

/** Columns whose names of several words are one word if they stand together: `south african`. */
const PHRASED: ReadonlySet<ColumnName> = new Set(['gender', 'age', 'language', 'country', 'accent']);

/** Closed vocabularies, whose words are never corrected to one another: `male` is no typo of `female`. */
const CHOICES: ReadonlySet<ColumnName> = new Set(['gender', 'age']);

/** Columns whose values filters name and did-you-mean proposes. */
const FILTERED: ReadonlySet<ColumnName> = new Set([...Object.values(FILTERS), 'locale'] as const);

/** Language codes that a search takes for the country: `uk` is the United Kingdom. Filters take them for the language. */
const COUNTRY_FIRST: ReadonlySet<string> = new Set(['uk']);

/** Particles of names, left out because nobody searches for them and some are codes of languages. */
const PARTICLE = /^(?:al|and|da|das|de|del|di|do|du|el|la|las|le|los|of|the|und)$/;

/** Words of one or two Latin letters are no proposal by themselves, as the AI of Open AI. */
const SHORT_WORD = /^[a-z]{1,2}$/;

/**
 * The fields of the dictionary: how a word finds a value.
 *
 *     open     exactly, by prefix or with typos
 *     code     exactly
 *     choice   a closed vocabulary (gender, age): exactly, and by prefix or with typos only if nothing else can be meant
 *     label    a whole name or code of it, for did-you-mean
 *     part     a word of a label, for did-you-mean
 */
export const FIELDS = ['open', 'code', 'choice', 'label', 'part'] as const;
export type Field = (typeof FIELDS)[number];

/** The words of one column value, by field. */
export interface TermWords extends Readonly<Record<Field, readonly string[]>> {
  /** Whole names that only filters find. */
  readonly title: readonly string[];
}

const NO_WORDS: TermWords = { open: [], code: [], choice: [], label: [], part: [], title: [] };

/** The searched values and their words, as arrays that pass between threads. */
export interface TermsImage {
  /** Words per value, through all searched columns. */
  readonly values: readonly TermWords[];
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
    values: values.map((each) => ({ ...NO_WORDS, ...searchWords(each, choices), ...filterWords(each) })),
    phrases,
    localeNames: values
      .filter(({ column }) => column === 'locale')
      .map(({ value, names, titles }) => names[0] ?? titles[0] ?? value),
  };
}

/** Numbers the values through all searched columns. Returns the value of a number. */
export function createNumbering(columns: Columns): (id: number) => ColumnValue {
  const values = SEARCHED_COLUMNS.flatMap((column) =>
    columns[column].distinct.map((_, value): ColumnValue => ({ column, value })),
  );
  return (id) => values[id] as ColumnValue;
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
  if (CHOICES.has(column)) return { choice: distinct(codes) };
  const misleading = new Set(MISLEADING_WORDS.get(value));
  const words = namesOf(named)
    .map(tokenize)
    .flatMap((each) => (each.length > 1 ? [...each, each.join('')] : each))
    .filter((word) => !PARTICLE.test(word) && !misleading.has(word));
  // A gender or age in a name is a code: `woman` finds a voice called Calm Woman, and `womn` does not.
  return {
    open: distinct(words.filter((word) => !choices.has(word))),
    code: distinct([...codes, ...words.filter((word) => choices.has(word))]),
  };
}

/** Returns the names by which filters find a value, and did-you-mean proposes it. */
function filterWords({ column, value, names, codes, titles }: NamedValue): Partial<TermWords> {
  if (!FILTERED.has(column)) return {};
  const labels = [value, ...names, ...codes];
  // A locale is proposed by its words alone, because the start of its name is the start of its language.
  if (column === 'locale') {
    const part = distinct([...names, ...titles].flatMap(tokenize));
    return { title: distinct([...labels, ...titles].map(looseKey)), part };
  }
  const misleading = new Set(MISLEADING_WORDS.get(value));
  const words = labels.flatMap(tokenize).filter((word) => !SHORT_WORD.test(word) && !misleading.has(word));
  return {
    label: distinct(labels.map(looseKey)),
    title: distinct(titles.map(looseKey)),
    part: distinct([...codes.map(fold), ...words]),
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

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
