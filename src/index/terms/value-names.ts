import { fold } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Columns } from '../columns/columns.ts';
import type { SearchedName } from '../columns/schema.ts';
import { foldPlain, looseKey } from '../text/analyzer.ts';
import type { SearchedValue } from './build-terms.ts';
import type { Dictionary } from './dictionary.ts';

/** Creates the function that finds a column's values by a full name, alias or code. If a value has exactly this name, aliases do not count. */
export function createNameLookup(columns: Columns, dictionary: Dictionary) {
  // Values by their name without separators, because users write the separators in many ways: `chirp 3 hd`, `eleven multilingual v2`.
  const spelledOf = memoize((column: SearchedName) =>
    groupBy(
      columns[column].distinct.map((_, value) => ({ column, value })),
      ({ value }) => foldPlain(columns[column].distinct[value] ?? ''),
    ),
  );
  return (column: SearchedName, name: string): readonly SearchedValue[] => {
    const hits = dictionary.exact(looseKey(name), 'label', 'title').filter((hit) => hit.column === column);
    const named = hits.length > 0 ? hits : (spelledOf(column).get(foldPlain(name)) ?? []);
    const own = named.filter(({ value }) => fold(columns[column].distinct[value] ?? '') === fold(name));
    return own.length > 0 ? own : named;
  };
}
