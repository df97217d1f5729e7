import { fold } from '../../lib/fold.ts';
import { parseEntry, splitList } from '../../lib/list-entries.ts';
import type { CatalogParts } from '../parts.ts';

/** Creates the function that tests values by a comma-separated list. An entry of the list includes a value (`azure`) or excludes it (`-azure`). */
export function passesList(
  list: string | undefined,
  namedBy: (entry: string) => readonly (string | undefined)[],
): (value: string) => boolean {
  // The entries of the list are read once, and not once per value, so that a long list stays fast for many values.
  const entries = splitList(list).map(parseEntry);
  const excluded = entries.filter(({ isExcluded }) => isExcluded);
  const included = entries.filter(({ isExcluded }) => !isExcluded);
  const passing = new Set(included.flatMap(({ text }) => namedBy(text)));
  const barred = new Set(excluded.flatMap(({ text }) => namedBy(text)));
  return (value) => (included.length === 0 || passing.has(value)) && !barred.has(value);
}

/** Creates the function that turns a list of slugs, names and aliases of providers into a test of provider slugs. */
export function createProviderFilter({ columns, findByName }: Pick<CatalogParts, 'columns' | 'findByName'>) {
  const namedBy = (entry: string) => [
    // A slug matches even if the catalog has no voice of the provider, because the provider's last voice may have been removed.
    fold(entry),
    ...findByName('provider', entry).map(({ value }) => columns.provider.distinct[value]),
  ];
  return (list: string | undefined) => passesList(list, namedBy);
}
