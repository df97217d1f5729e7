import { createDictionary, type Dictionary } from '../../src/index/terms/dictionary.ts';
import { packWords, type TermWords } from '../../src/index/terms/term-words.ts';
import { columnsOf } from './columns.ts';

/** A dictionary of names, each with its words; the value with number `n` is the name at place `n`. */
export function dictionaryOf(names: readonly Partial<TermWords>[]): Promise<Dictionary> {
  const columns = columnsOf({ name_word: names.map((_, at) => [`value ${String(at).padStart(4, '0')}`]) });
  return createDictionary(names.map(packWords), columns);
}
