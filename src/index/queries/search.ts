import { MAX_LIMIT, type SearchQuery } from '../../domain/query.ts';
import type { Facets, Interpretation, SimilarVoice, Suggestions } from '../../domain/voice-list.ts';
import type { Columns } from '../columns/columns.ts';
import { createFacetCounter } from '../columns/facet-counts.ts';
import { type Bitset, has, slice } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { commonTo, type Found, sizeOf, type VoiceSet } from '../structures/voice-set.ts';
import type { Orders } from '../voices/build-order.ts';
import type { ActiveFilter, Filters } from './filters.ts';
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
  orders: Orders,
  scratch: Scratch,
): (query: SearchQuery) => Hits {
  const countFacets = createFacetCounter(columns, scratch);

  function fulfilling({ match, similar: alike, active }: Conditions): Found {
    const sets: VoiceSet[] = [...active];
    if (match) sets.push(match);
    if (alike) sets.push(alike);
    const found = commonTo(sets, scratch);
    return { ...found, total: sets.length === 0 ? scratch.voiceCount : sizeOf(found) };
  }

  function page(
    { sort, offset }: SearchQuery,
    limit: number,
    found: Found,
    conditions: Conditions,
  ): number[] {
    if (sort === 'name') return inOrder(orders.byName, found.bits, offset, limit);
    if (sort === 'newest') return inOrder(orders.byNewest, found.bits, offset, limit);
    const order = conditions.similar ?? conditions.match;
    return order ? order.best(found, offset, limit) : slice(found.bits, offset, limit);
  }

  function facetsOf(conditions: Conditions, found: Found): Facets {
    return countFacets((name) => {
      const others = conditions.active.filter(({ column }) => column !== name);
      const isFiltered = others.length < conditions.active.length;
      return isFiltered ? fulfilling({ ...conditions, active: others }) : found;
    });
  }

  function suggestFor({ match, similar: alike, active }: Conditions): Suggestions | undefined {
    return suggest([
      ...(match ? [{ parameter: 'search', bits: match.bits, unknown: match.unknown }] : []),
      ...(alike ? [{ ...alike, parameter: 'similar_to', unknown: [] }] : []),
      ...active,
    ]);
  }

  function find(query: SearchQuery): Hits {
    const conditions = {
      match: text.match(query.search),
      similar: similar.match(query),
      active: filters.resolve(query),
    };
    const found = fulfilling(conditions);
    const { total } = found;
    const limit = Math.min(query.limit, MAX_LIMIT);
    const ranks = page(query, limit, found, conditions);
    const interpretation = interpret(query, conditions);
    const suggestions = total === 0 ? suggestFor(conditions) : undefined;
    return {
      ranks,
      total,
      limit,
      offset: query.offset,
      ...(query.facets && { facets: facetsOf(conditions, found) }),
      ...(conditions.similar && { similar: conditions.similar.explain(ranks) }),
      ...(interpretation && { interpretation }),
      ...(suggestions && { suggestions }),
    };
  }

  return (query) => scratch.within(() => find(query));
}

/** What was not taken to the letter; nothing where all was. */
function interpret(
  { search, limit }: SearchQuery,
  { match, similar }: Conditions,
): Interpretation | undefined {
  const words = match?.interpreted ?? [];
  const notes = [
    ...(match?.notes ?? []),
    ...(!match && search?.trim() ? ['search has no word in it; it was not used.'] : []),
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
