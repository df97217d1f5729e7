import { ownValue } from '../../domain/own-value.ts';
import type { ColumnImage } from '../columns/build-column.ts';
import type { ColumnName } from '../columns/schema.ts';
import { tokenize } from '../text/analyzer.ts';
import { MISLEADING_WORDS } from '../text/synonyms.ts';
import type { AliasLookup } from './aliases.ts';
import { buildWords, type TermDocument, type Words } from './build-dictionary.ts';

/** The columns whose values are searched by their words. */
export const SEARCHED_COLUMNS = [
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

/** Columns whose multi-word values are looked up as one word where they stand together: south african. */
const PHRASED: ReadonlySet<ColumnName> = new Set(['gender', 'age', 'language', 'country', 'accent']);

/** Closed vocabularies: `male` must never be a typo of `female`. */
const CHOICES: ReadonlySet<ColumnName> = new Set(['gender', 'age']);

/** Language codes that people write for a country: who searches for uk wants no Ukrainian. As a filter they stand. */
const COUNTRY_FIRST = new Set(['uk']);

/** Words within names that nobody looks for, and that are codes of languages besides. */
const FILLERS = new Set('al and da das de del di do du el la las le los of the und'.split(' '));

/** The words that values are searched by. Values are numbered through all searched columns, in their order. */
export interface TermsImage {
  readonly words: Words;
  /** Names of several words, written as one: `middleaged`. */
  readonly phrases: ReadonlySet<string>;
}

export function buildTerms(
  columns: Readonly<Record<ColumnName, ColumnImage>>,
  aliasesOf: AliasLookup,
): TermsImage {
  const phrases = new Set<string>();
  const choices = new Set<string>();
  for (const column of PHRASED) {
    for (const text of columns[column].values) {
      for (const words of phrasesOf(column, text, aliasesOf).map(tokenize)) {
        if (CHOICES.has(column)) choices.add(words.join(''));
        if (words.length > 1) phrases.add(words.join(''));
      }
    }
  }
  const documents = SEARCHED_COLUMNS.flatMap((column) =>
    columns[column].values.map((text) => wordsOf(column, text, aliasesOf, choices)),
  );
  return { words: buildWords(documents.map((document, id) => ({ id, ...document }))), phrases };
}

function wordsOf(
  column: ColumnName,
  text: string,
  aliasesOf: AliasLookup,
  choices: ReadonlySet<string>,
): Omit<TermDocument, 'id'> {
  const codes = codesOf(column, text, aliasesOf).map((code) => tokenize(code).join(''));
  const known = codes.filter((code) => !/^[a-z]$/.test(code)).join(' ');
  if (CHOICES.has(column)) return { open: '', code: '', choice: known };
  if (column === 'id_compound') return { open: '', code: text, choice: '' };
  const misleading = new Set(ownValue(MISLEADING_WORDS, text));
  const open = phrasesOf(column, text, aliasesOf)
    .map(tokenize)
    .flatMap(withJoined)
    .filter((word) => !FILLERS.has(word) && !misleading.has(word));
  // A voice called Calm Woman is found by woman, but woman is no typo of anything.
  const closed = open.filter((word) => choices.has(word));
  return {
    open: open.filter((word) => !choices.has(word)).join(' '),
    code: [known, ...closed].join(' '),
    choice: '',
  };
}

/** What a value is called in whole words. A locale's tag is not said, only its names. */
function phrasesOf(column: ColumnName, text: string, aliasesOf: AliasLookup): string[] {
  const { names, codes, words } = aliasesOf(column, text);
  if (CHOICES.has(column)) return [text, ...codes, ...words];
  return [...(column === 'locale' ? [] : [text]), ...names, ...words];
}

/** The codes that a search knows a value by; of a closed vocabulary every word is one. */
function codesOf(column: ColumnName, text: string, aliasesOf: AliasLookup): string[] {
  if (CHOICES.has(column)) return phrasesOf(column, text, aliasesOf);
  const { codes } = aliasesOf(column, text);
  return column === 'language' ? codes.filter((code) => !COUNTRY_FIRST.has(code)) : [...codes];
}

/** `new zealand` is also found by newzealand. */
function withJoined(words: readonly string[]): readonly string[] {
  return words.length > 1 ? [...words, words.join('')] : words;
}
