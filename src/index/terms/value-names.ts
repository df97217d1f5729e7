import { fold } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import type { SearchedName } from '../columns/schema.ts';
import { foldPlain, looseKey } from '../text/analyzer.ts';
import type { SearchedValue, WordsByColumn } from './build-terms.ts';
import { type PackedWords, unpackWords } from './term-words.ts';

/**
 * Creates the function that finds values of a column by a full name, alias or code. If a value has exactly this name, values with such an alias
 * are left out. Names are looked up in a hash map, because a search in the dictionary takes longer. A column's map is built when it is first
 * used, so that a catalog opens faster.
 */
export function createNameLookup(columns: Columns, words: WordsByColumn) {
  const indexOf = memoize((column: SearchedName) => indexNames(column, words[column]));
  // Separators of a name are written in many ways: `chirp 3 hd`, `eleven multilingual v2`.
  const spelledOf = memoize((column: SearchedName) =>
    groupBy(
      columns[column].distinct.map((_, value) => ({ column, value })),
      ({ value }) => foldPlain(columns[column].distinct[value] ?? ''),
    ),
  );
  return (column: SearchedName, name: string): readonly SearchedValue[] => {
    const named = indexOf(column).get(looseKey(name)) ?? spelledOf(column).get(foldPlain(name)) ?? [];
    const own = named.filter(({ value }) => fold(columns[column].distinct[value] ?? '') === fold(name));
    return own.length > 0 ? own : named;
  };
}

function indexNames(column: SearchedName, values: readonly PackedWords[]) {
  const named = values.flatMap((packed, value) => {
    const names = new Set([...unpackWords(packed, 'label'), ...unpackWords(packed, 'title')]);
    return Array.from(names, (name) => ({ name, column, value }));
  });
  return groupBy(named, ({ name }) => name);
}
