import { type FacetCount, type Facets, MAX_LIMIT, type SearchQuery } from '../domain/query.ts';
import { type Bitset, createFullBitset, has, intersect, size, slice } from './bitset.ts';
import { countValues } from './column.ts';
import type { Columns } from './columns.ts';
import type { ActiveFilter, Filters } from './filters.ts';
import type { Ranked } from './rank.ts';
import type { TextMatch, TextSearch } from './text-search.ts';

/** The groups of facets, named like the columns they count. */
const FACETS = [
  'provider',
  'gender',
  'language',
  'country',
  'accent',
  'model',
  'age',
] as const satisfies readonly (keyof Facets)[];

/** One page of what a query finds, as ranks. */
export interface Hits {
  readonly ranks: readonly number[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly facets?: Facets;
}

/** Answers queries over one catalog's structures. */
export function createSearch(columns: Columns, filters: Filters, text: TextSearch, ranked: Ranked) {
  const voiceCount = ranked.voices.length;

  function matching(match: TextMatch | undefined, active: readonly ActiveFilter[]): Bitset {
    const [first, ...others] = match ? [match, ...active] : active;
    const bits = first?.bits.slice() ?? createFullBitset(voiceCount);
    for (const other of others) intersect(bits, other.bits);
    return bits;
  }

  function page(
    { sort = 'relevance', offset }: SearchQuery,
    limit: number,
    bits: Bitset,
    match: TextMatch | undefined,
  ): number[] {
    if (sort === 'name') return inOrder(ranked.byName, bits, offset, limit);
    if (sort === 'newest') return inOrder(ranked.byNewest, bits, offset, limit);
    return match ? match.best(bits, offset, limit) : slice(bits, offset, limit);
  }

  function countFacets(match: TextMatch | undefined, active: readonly ActiveFilter[], bits: Bitset): Facets {
    const groups = FACETS.map((name) => {
      const others = active.filter(({ column }) => column !== name);
      const counted = others.length === active.length ? bits : matching(match, others);
      return [name, toFacet(columns[name].values, countValues(columns[name], counted, size(counted)))];
    });
    return Object.fromEntries(groups) as Facets;
  }

  return (query: SearchQuery): Hits => {
    const match = text.match(query.search);
    const active = filters.resolve(query);
    const bits = matching(match, active);
    const limit = Math.min(query.limit, MAX_LIMIT);
    return {
      ranks: page(query, limit, bits, match),
      total: size(bits),
      limit,
      offset: query.offset,
      ...(query.facets && { facets: countFacets(match, active, bits) }),
    };
  };
}

/** The values that occur, most frequent first, then in alphabetical order. */
function toFacet(values: readonly string[], counts: Uint32Array): FacetCount[] {
  const occurring = values
    .map((value, index) => ({ value, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  return occurring.sort((a, b) => b.count - a.count);
}

function inOrder(order: Uint32Array, bits: Bitset, offset: number, limit: number): number[] {
  const ranks: number[] = [];
  let skipped = 0;
  for (const rank of order) {
    if (ranks.length === limit) break;
    if (has(bits, rank) && skipped++ >= offset) ranks.push(rank);
  }
  return ranks;
}
