import { fold } from '../../lib/fold.ts';
import { parseEntry, splitList } from '../../lib/list-entries.ts';
import type { CatalogParts } from '../parts.ts';

/**
 * Creates the filter of a comma-separated list. A value passes if an included entry names it or there is none, and no excluded entry names it.
 * Each entry is read once, so that a long list costs as little for many values as for one.
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
 * Creates the filter of providers by slug, name or alias. Slugs of the change log are matched too, because a provider's last voice may have
 * been removed. The filter returns true for each passing slug, by its index in `slugs`.
 */
export function createProviderFilter(
  { columns, findByName }: Pick<CatalogParts, 'columns' | 'findByName'>,
  slugs: readonly string[],
): (list: string | undefined) => readonly boolean[] {
  const namedBy = (entry: string) => [
    fold(entry),
    ...findByName('provider', entry).map(({ value }) => columns.provider.distinct[value]),
  ];
  return (list) => slugs.map(passesList(list, namedBy));
}
