import type { CountField } from '../domain/filters.ts';
import { SearchQuery } from '../domain/query.ts';
import { MAX_LIMIT } from '../domain/query-limits.ts';
import type { Catalog } from '../index/catalog.ts';

/** Returns the share of a catalog's voices that state a field, in percent. A voice without a preview states none. */
export function recordedShare(count_by: CountField, catalog: Catalog): number {
  const { total, counts } = catalog.search(SearchQuery.parse({ count_by, limit: MAX_LIMIT }));
  const none =
    counts?.rows.find(({ values: [value = null] }) => value === null || value === 'false')?.count ?? 0;
  return Math.round((100 * (total - none)) / total);
}
