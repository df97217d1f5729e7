import { fold } from '../../lib/fold.ts';
import { parseEntry, splitList } from '../../lib/list-entries.ts';
import type { CatalogParts } from '../parts.ts';

/**
 * Creates the filter that a comma-separated list describes. Each entry includes values (`azure`) or excludes them (`-azure`). A value that an
 * excluding entry names does not pass. Any other value passes if an including entry names it, or if the list has no including entry. Each entry is
 * read only once, so that a long list stays fast for many values.
 */
export function passesList(
  list: string | undefined,
  namedBy: (entry: string) => readonly (string | undefined)[],
): (value: string) => boolean {
  const entries = splitList(list).map(parseEntry);
  const excluded = entries.filter(({ isExcluded }) => isExcluded);
  const included = entries.filter(({ isExcluded }) => !isExcluded);
  const passing = new Set(included.flatMap(({ text }) => namedBy(text)));
  const barred = new Set(excluded.flatMap(({ text }) => namedBy(text)));
  return (value) => (included.length === 0 || passing.has(value)) && !barred.has(value);
}

/**
 * Creates the filter of providers, given by their slugs, by a list of slugs, names and aliases. A slug matches even if the catalog has no voice of
 * the provider, because the provider's last voice may have been removed.
 */
export function createProviderFilter({ columns, findByName }: Pick<CatalogParts, 'columns' | 'findByName'>) {
  const namedBy = (entry: string) => [
    fold(entry),
    ...findByName('provider', entry).map(({ value }) => columns.provider.distinct[value]),
  ];
  return (list: string | undefined) => passesList(list, namedBy);
}
