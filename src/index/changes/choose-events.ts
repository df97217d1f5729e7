import { fold } from '../../lib/fold.ts';
import { parseEntry, splitList } from '../../lib/list-entries.ts';
import type { CatalogParts } from '../parts.ts';

/** Creates the filter of a comma-separated list. A value passes if the list does not exclude it, and includes either it or no value. */
export function passesList(
  list: string | undefined,
  isNamed: (entry: string, value: string) => boolean,
): (value: string) => boolean {
  const entries = splitList(list).map(parseEntry);
  const excluded = entries.filter(({ isExcluded }) => isExcluded);
  const included = entries.filter(({ isExcluded }) => !isExcluded);
  return (value) =>
    (included.length === 0 || included.some(({ text }) => isNamed(text, value))) &&
    !excluded.some(({ text }) => isNamed(text, value));
}

/**
 * Creates the filter of providers by slug, name or alias. Slugs of the change log are matched too, because a provider's last voice may have
 * been removed. The filter returns true for each passing slug, by its index in `slugs`.
 */
export function createProviderFilter(
  { columns, findByName }: Pick<CatalogParts, 'columns' | 'findByName'>,
  slugs: readonly string[],
): (list: string | undefined) => readonly boolean[] {
  const isNamed = (entry: string, slug: string) =>
    fold(entry) === slug ||
    findByName('provider', entry).some(({ value }) => columns.provider.distinct[value] === slug);
  return (list) => slugs.map(passesList(list, isNamed));
}
