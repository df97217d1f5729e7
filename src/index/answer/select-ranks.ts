import { SearchQuery } from '../../domain/query.ts';
import type { VoiceFilters } from '../../domain/voice-filters.ts';
import { type ColumnName, ORIGINS } from '../columns/schema.ts';
import { type Conditions, intersectConditions, type ResolveConditions } from '../match/conditions.ts';
import { selectFromAll, splitByNative, splitByPreferred } from '../match/native-first.ts';
import { createLanguagePreference } from '../match/prefer-language.ts';
import type { CatalogParts } from '../parts.ts';
import type { PageRequest } from '../ranking/select-page.ts';
import { andCount, has, type ReadonlyBitset } from '../structures/bitset.ts';
import { slice } from '../structures/bitset-slice.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, subtract, type VoiceSet } from '../structures/voice-set.ts';

/** Ranks of the voices on a page, and the number of voices on all pages. */
interface ListedRanks {
  readonly ranks: readonly number[];
  readonly listed: number;
}

/** Creates the selection of a page of hits in the order of a query, with so many voices of each provider where the query limits them. */
export function createRankSelector(parts: CatalogParts) {
  const { columns, orders, lifecycle, scratch } = parts;
  const preferredBy = createLanguagePreference(parts);
  const orderOf = { name: orders.byName, newest: orders.byNewest, relevance: undefined };

  function selectRanks(
    hits: CountedVoiceSet,
    { match, similar, filters }: Conditions,
    page: PageRequest,
    { sort, prefer_language: preference }: SearchQuery,
  ): number[] {
    const order = sort && orderOf[sort];
    if (order) return selectInOrder(order, hits.bits, page);
    const isByScore = sort === 'relevance' || similar !== undefined;
    const tierCount = isByScore ? 0 : orders.tierCount;
    // A search that names its voices, or their language, prefers no other.
    const asked = match ? match.asked && (preference ?? match.asked) : preference;
    const preferred = isByScore ? undefined : preferredBy(asked);
    const split = (set: CountedVoiceSet) =>
      endedLast(set, sort === undefined ? lifecycle.ended : undefined, scratch, (part) =>
        ownFirst(part, filters, tierCount, scratch, preferred),
      );
    if (match && !similar) return match.topK(hits, page, isByScore, split);
    return selectFromAll(split(hits), page, similar ? similar.topK : sliceOf);
  }

  return (
    hits: CountedVoiceSet,
    conditions: Conditions,
    page: PageRequest,
    query: SearchQuery,
  ): ListedRanks => {
    const { per_provider: perProvider } = query;
    if (perProvider === undefined)
      return { ranks: selectRanks(hits, conditions, page, query), listed: hits.count };
    const counts = new Map<number | undefined, number>();
    const all = selectRanks(hits, conditions, { offset: 0, limit: hits.count }, query);
    const first = all.filter((rank) => {
      const provider = columns.provider.single?.[rank];
      const place = (counts.get(provider) ?? 0) + 1;
      counts.set(provider, place);
      return place <= perProvider;
    });
    return { ranks: first.slice(page.offset, page.offset + page.limit), listed: first.length };
  };
}

/** Query without conditions. */
const NO_CONDITIONS = SearchQuery.parse({});

/**
 * Creates the selection of all voices that pass filters, in the order of a search with the same filters. With `isWhole`, retired voices are
 * selected too.
 */
export function createSelect({ orders, lifecycle, scratch }: CatalogParts, resolve: ResolveConditions) {
  return (query: VoiceFilters, isWhole = false): readonly number[] =>
    scratch.within(() => {
      const conditions = resolve({ ...NO_CONDITIONS, ...query });
      const hits = intersectConditions(isWhole ? { ...conditions, current: undefined } : conditions, scratch);
      const sets = endedLast(hits, lifecycle.ended, scratch, (part) =>
        ownFirst(part, conditions.filters, orders.tierCount, scratch),
      );
      return selectFromAll(sets, { offset: 0, limit: hits.count }, sliceOf);
    });
}

/** Splits hits so that deprecated and retired voices come after all others, each part as `split` divides it. */
function* endedLast(
  hits: CountedVoiceSet,
  ended: ReadonlyBitset | undefined,
  scratch: Scratch,
  split: (part: CountedVoiceSet) => Iterable<CountedVoiceSet>,
): Generator<CountedVoiceSet> {
  const last =
    ended && andCount(hits.bits, ended) > 0
      ? intersectAll([hits, { bits: ended, sparse: undefined }], scratch)
      : undefined;
  yield* split(last ? subtract(hits, last.bits, scratch) : hits);
  if (last) yield* split(last);
}

/** Splits hits so that own speakers of a filter's language come first. Without such a filter, the hits stay together. */
function ownFirst(
  hits: CountedVoiceSet,
  filters: Conditions['filters'],
  tierCount: number,
  scratch: Scratch,
  preferred?: VoiceSet,
): Iterable<CountedVoiceSet> {
  const native = filters.find((filter) => filter.native)?.native;
  if (native) return splitByNative(hits, native, tierCount, scratch);
  const isPlaced = filters.some(({ column }) => ORIGINS.has(column as ColumnName));
  return preferred && !isPlaced ? splitByPreferred(hits, preferred, tierCount, scratch) : [hits];
}

/** Returns one page of voices in browse order. */
function sliceOf(set: CountedVoiceSet, { offset, limit }: PageRequest): number[] {
  return slice(set.bits, offset, limit);
}

function selectInOrder(order: Uint32Array, hits: ReadonlyBitset, { offset, limit }: PageRequest): number[] {
  const ranks: number[] = [];
  let skipped = 0;
  for (let at = 0; at < order.length && ranks.length < limit; at++) {
    const rank = order[at] ?? 0;
    if (has(hits, rank) && skipped++ >= offset) ranks.push(rank);
  }
  return ranks;
}
