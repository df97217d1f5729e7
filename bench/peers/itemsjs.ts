import itemsjs from 'itemsjs';
import type { StoredVoice } from '../../src/domain/voice.ts';
import {
  type Answer,
  type Engine,
  FACET_FIELDS,
  FILTER_FIELDS,
  FILTER_NAMES,
  PAGE,
  type Question,
  toText,
} from '../engine.ts';

/** Above the number of values of any field: no facet is cut. */
const ALL_VALUES = 10_000;

/** Text by lunr, every word required as the start of one; facets are counted whether asked or not. */
export function build(voices: readonly StoredVoice[]): Engine {
  const facet = { size: ALL_VALUES, conjunction: false, hide_zero_doc_count: true };
  const engine = itemsjs(
    voices.map((voice) => ({ ...voice, text: toText(voice) })),
    {
      aggregations: Object.fromEntries(FACET_FIELDS.map((field) => [field, facet])),
      searchableFields: ['text'],
      isExactSearch: true,
    },
  );

  function search({ search, filters, offset }: Question): Answer {
    const { pagination, data } = engine.search({
      ...(search && { query: search.replaceAll(/\S+/g, '+$&*') }),
      filters: Object.fromEntries(FILTER_NAMES.map((name) => [FILTER_FIELDS[name], filters[name] ?? []])),
      per_page: PAGE,
      page: 1 + offset / PAGE,
    });
    return { total: pagination.total, voices: data.items, facets: data.aggregations };
  }

  return { search, facetSum };
}

function facetSum({ facets }: Answer): number {
  const groups = Object.values((facets ?? {}) as Record<string, { buckets: { doc_count: number }[] }>);
  return groups.flatMap(({ buckets }) => buckets).reduce((sum, { doc_count }) => sum + doc_count, 0);
}
