import { SEARCHED_COLUMNS } from '../../src/index/columns/schema.ts';
import type { WordsByColumn } from '../../src/index/terms/build-terms.ts';
import { createDictionary, type Dictionary } from '../../src/index/terms/dictionary.ts';
import { packWords, type TermWords } from '../../src/index/terms/term-words.ts';

/** A dictionary of names, each with its words; the value with number `n` is the name at place `n`. */
export function dictionaryOf(names: readonly Partial<TermWords>[]): Dictionary {
  return createDictionary(wordsOf(names));
}

/** The words of such a dictionary by column. */
export function wordsOf(names: readonly Partial<TermWords>[]): WordsByColumn {
  const none = Object.fromEntries(SEARCHED_COLUMNS.map((column) => [column, []])) as unknown as WordsByColumn;
  return { ...none, name_word: names.map(packWords) };
}
