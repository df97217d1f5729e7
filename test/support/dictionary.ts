import type { TermWords } from '../../src/index/terms/build-terms.ts';
import { createDictionary, type Dictionary } from '../../src/index/terms/dictionary.ts';
import { columnsOf } from './columns.ts';

const NO_WORDS: TermWords = { open: [], code: [], choice: [], label: [], part: [], title: [] };

/** A dictionary of names, each with its words; the value with number `n` is the name at place `n`. */
export function dictionaryOf(names: readonly Partial<TermWords>[]): Promise<Dictionary> {
  const columns = columnsOf({ name_word: names.map((_, at) => [`value ${String(at).padStart(4, '0')}`]) });
  return createDictionary(
    names.map((words) => ({ ...NO_WORDS, ...words })),
    columns,
  );
}
