import type { SearchQuery } from '../../domain/query.ts';
import type { ActiveFilter, Conditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { createFilters } from './filters.ts';
import { createSimilar } from './similar.ts';
import { createTextSearch } from './text-search.ts';

/** Creates the function that resolves a query to its conditions. All kinds of queries share the function, because it caches words and values. */
export function createConditions(parts: CatalogParts) {
  const matchText = createTextSearch(parts);
  const matchSimilar = createSimilar(parts);
  const resolveFilters = createFilters(parts);
  const { retired, current } = parts.lifecycle;
  return (query: SearchQuery, resolved: readonly ActiveFilter[] = []): Conditions => {
    const filters = [...resolved, ...resolveFilters(query)];
    const isOpen = retired === undefined || filters.some(({ isOpenToRetired }) => isOpenToRetired);
    const match = matchText(query.search, isOpen ? undefined : retired);
    return { match, similar: matchSimilar(query), filters, current: isOpen || match ? undefined : current };
  };
}
