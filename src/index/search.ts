import { MAX_LIMIT, type SearchQuery } from '../domain/query.ts';
import type { Facets, Interpretation, SimilarVoice, Suggestions } from '../domain/voice-list.ts';
import { type Bitset, createFullBitset, has, intersect, size, slice } from './bitset.ts';
import type { Columns } from './columns.ts';
import { createFacetCounter } from './facets.ts';
import type { ActiveFilter, Filters } from './filters.ts';
import type { Ranked } from './rank.ts';
import type { Similar, SimilarMatch } from './similar.ts';
import type { Suggest } from './suggest.ts';
import type { TextMatch, TextSearch } from './text-search.ts';

/** One page of what a query finds, as ranks, and what there is to say about it. */
export interface Hits {
  readonly ranks: readonly number[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly facets?: Facets;
  readonly similar?: readonly SimilarVoice[];
  readonly interpretation?: Interpretation;
  readonly suggestions?: Suggestions;
}

/** Everything that voices of one query have to fulfil. */
interface Conditions {
  readonly match: TextMatch | undefined;
  readonly similar: SimilarMatch | undefined;
  readonly active: readonly ActiveFilter[];
}

/** Answers queries over one catalog's structures. */
export function createSearch(
  columns: Columns,
  filters: Filters,
  text: TextSearch,
  similar: Similar,
  suggest: Suggest,
  ranked: Ranked,
) {
  const voiceCount = ranked.voices.length;
  const countFacets = createFacetCounter(columns, voiceCount);

  function fulfilling({ match, similar: alike, active }: Conditions): Bitset {
    const [first, ...others] = [match, alike, ...active].filter((condition) => condition !== undefined);
    const bits = first?.bits.slice() ?? createFullBitset(voiceCount);
    for (const other of others) intersect(bits, other.bits);
    return bits;
  }

  function page(
    { sort, offset }: SearchQuery,
    limit: number,
    bits: Bitset,
    conditions: Conditions,
  ): number[] {
    if (sort === 'name') return inOrder(ranked.byName, bits, offset, limit);
    if (sort === 'newest') return inOrder(ranked.byNewest, bits, offset, limit);
    const order = conditions.similar ?? conditions.match;
    return order ? order.best(bits, offset, limit) : slice(bits, offset, limit);
  }

  function facetsOf(conditions: Conditions, bits: Bitset): Facets {
    return countFacets((name) => {
      const others = conditions.active.filter(({ column }) => column !== name);
      const isFiltered = others.length < conditions.active.length;
      return isFiltered ? fulfilling({ ...conditions, active: others }) : bits;
    });
  }

  function suggestFor({ match, similar: alike, active }: Conditions): Suggestions | undefined {
    return suggest([
      ...(match ? [{ parameter: 'search', bits: match.bits, unknown: match.unknown }] : []),
      ...(alike ? [{ parameter: 'similar_to', bits: alike.bits, unknown: [] }] : []),
      ...active,
    ]);
  }

  return (query: SearchQuery): Hits => {
    const conditions = {
      match: text.match(query.search),
      similar: similar.match(query),
      active: filters.resolve(query),
    };
    const bits = fulfilling(conditions);
    const total = size(bits);
    const limit = Math.min(query.limit, MAX_LIMIT);
    const ranks = page(query, limit, bits, conditions);
    const interpretation = interpret(query, conditions);
    const suggestions = total === 0 ? suggestFor(conditions) : undefined;
    return {
      ranks,
      total,
      limit,
      offset: query.offset,
      ...(query.facets && { facets: facetsOf(conditions, bits) }),
      ...(conditions.similar && { similar: conditions.similar.explain(ranks) }),
      ...(interpretation && { interpretation }),
      ...(suggestions && { suggestions }),
    };
  };
}

/** What was not taken to the letter; nothing where all was. */
function interpret({ limit }: SearchQuery, { match, similar }: Conditions): Interpretation | undefined {
  const words = match?.interpreted ?? [];
  const notes = [
    ...(match?.notes ?? []),
    ...(similar?.notes ?? []),
    ...(limit > MAX_LIMIT ? [`limit is at most ${MAX_LIMIT}; ${MAX_LIMIT} was used.`] : []),
  ];
  if (words.length + notes.length === 0) return undefined;
  return { ...(words.length > 0 && { words: [...words] }), ...(notes.length > 0 && { notes }) };
}

function inOrder(order: Uint32Array, bits: Bitset, offset: number, limit: number): number[] {
  const ranks: number[] = [];
  let skipped = 0;
  for (let place = 0; place < order.length && ranks.length < limit; place++) {
    const rank = order[place] ?? 0;
    if (has(bits, rank) && skipped++ >= offset) ranks.push(rank);
  }
  return ranks;
}
