import type { SearchQuery } from '../../domain/query.ts';
import type { CatalogParts } from '../parts.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, type VoiceSet } from '../structures/voice-set.ts';
import { type ActiveFilter, createFilters } from './filters.ts';
import { createSimilar, type SimilarMatch } from './similar.ts';
import { createTextSearch, type TextMatch } from './text-search.ts';

/** The conditions of one query, all of which a hit fulfils. */
export interface Conditions {
  readonly match: TextMatch | undefined;
  readonly similar: SimilarMatch | undefined;
  readonly filters: readonly ActiveFilter[];
  /** Voices that are not retired, where the query has no words, which leave retired voices out themselves, and does not ask for them. */
  readonly current?: VoiceSet | undefined;
}

/**
 * Resolves a query to its conditions. `resolved` are filters that hold beside those of the query, resolved before, so that many queries
 * with the same filters resolve them once. @throws {BadInputError} if `similar_to` names no known voice
 */
export type ResolveConditions = ReturnType<typeof createConditions>;

/** Creates the resolver that all kinds of queries share, so that they share its caches of words and values. */
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

export function intersectConditions(
  { match, similar, filters, current }: Conditions,
  scratch: Scratch,
): CountedVoiceSet {
  const sets = [...filters, match, similar, current].filter((set) => set !== undefined);
  return intersectAll(sets, scratch);
}
