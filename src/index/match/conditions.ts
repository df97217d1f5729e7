import type { SearchQuery } from '../../domain/query.ts';
import type { CatalogParts } from '../parts.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll } from '../structures/voice-set.ts';
import { type ActiveFilter, createFilters } from './filters.ts';
import { createSimilar, type SimilarMatch } from './similar.ts';
import { createTextSearch, type TextMatch } from './text-search.ts';

/** The conditions of one query, all of which a hit fulfils. */
export interface Conditions {
  readonly match: TextMatch | undefined;
  readonly similar: SimilarMatch | undefined;
  readonly filters: readonly ActiveFilter[];
  /**
   * Returns the conditions with some of the filters only, and with another set of similar voices if it is given. The search is matched again
   * if they may keep other words of it.
   */
  withFilters(filters: readonly ActiveFilter[], similar?: SimilarMatch): Conditions;
}

/**
 * Resolves a query to its conditions. `resolved` are filters that hold beside those of the query, resolved before, so that many queries
 * with the same filters resolve them once. @throws {BadInputError} if `similar_to` names no known voice
 */
export type ResolveConditions = (query: SearchQuery, resolved?: readonly ActiveFilter[]) => Conditions;

/** Creates the resolver that all kinds of queries share, so that they share its caches of words and values. */
export function createConditions(parts: CatalogParts): ResolveConditions {
  const matchText = createTextSearch(parts);
  const matchSimilar = createSimilar(parts);
  const resolveFilters = createFilters(parts);
  return (query, resolved = []) => {
    const matchWithin = (filters: readonly ActiveFilter[], similar: SimilarMatch | undefined) => {
      const within = similar ? [...filters, similar] : filters;
      const native = filters.find((filter) => filter.native)?.native;
      return matchText(query.search, within, native);
    };
    const join = (
      filters: readonly ActiveFilter[],
      similar: SimilarMatch | undefined,
      match: TextMatch | undefined,
    ): Conditions => ({
      match,
      similar,
      filters,
      withFilters: (some, other = similar) =>
        join(some, other, match?.dependsOnFilters() ? matchWithin(some, other) : match),
    });
    const similar = matchSimilar(query);
    const filters = [...resolved, ...resolveFilters(query)];
    return join(filters, similar, matchWithin(filters, similar));
  };
}

export function intersectConditions(
  { match, similar, filters }: Conditions,
  scratch: Scratch,
): CountedVoiceSet {
  const sets = [...filters, match, similar].filter((set) => set !== undefined);
  return intersectAll(sets, scratch);
}
