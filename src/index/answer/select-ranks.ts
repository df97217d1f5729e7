import { SearchQuery, type VoiceFilters } from '../../domain/query.ts';
import { type ColumnName, ORIGINS } from '../columns/schema.ts';
import { type Conditions, intersectConditions, type ResolveConditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import {
  createLanguagePreference,
  selectFromAll,
  splitByNative,
  splitByPreferred,
} from '../ranking/native-first.ts';
import { sliceInOrder } from '../ranking/select-page.ts';
import { type ReadonlyBitset, slice } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, type PageRequest, subtract } from '../structures/voice-set.ts';

function createOrderedSelection(parts: CatalogParts) {
  const { orders, lifecycle, scratch } = parts;
  const preferredBy = createLanguagePreference(parts.columns, scratch);

  return (
    hits: CountedVoiceSet,
    { match, similar, filters }: Conditions,
    page: PageRequest,
    { sort, prefer_language: preference }: SearchQuery,
  ): number[] => {
    if (sort && sort !== 'relevance') return sliceInOrder(orders[sort], hits.bits, page);
    const isByScore = sort !== undefined || similar !== undefined;
    const tierCount = isByScore ? 0 : orders.tierCount;
    // If a search names a voice, language or country, the parameter `prefer_language` is ignored. Beside the filter `language`, it orders own speakers.
    const isOfLanguage = filters.some(({ column }) => column === 'language');
    const isPlaced = filters.some(({ column }) => column !== 'language' && ORIGINS.has(column as ColumnName));
    const words = isOfLanguage ? undefined : match?.asked;
    const asked = match && match.asked === undefined ? undefined : (preference ?? words);
    const native = filters.find((filter) => filter.native)?.native;
    const preferred =
      isByScore || isPlaced || !asked
        ? undefined
        : preferredBy(asked).map((bits) => (native ? intersectAll([native, { bits }], scratch).bits : bits));
    function* splitByLanguage(part: CountedVoiceSet): Generator<CountedVoiceSet> {
      const parts = native ? splitByNative(part, native.bits, tierCount, scratch) : [part];
      for (const each of parts)
        if (preferred) yield* splitByPreferred(each, preferred, tierCount, scratch);
        else yield each;
    }
    const ended = sort === undefined ? lifecycle.ended : undefined;
    const split = (set: CountedVoiceSet) => endedLast(set, ended, scratch, splitByLanguage);
    if (match && !similar) return match.topK(hits, page, isByScore, split);
    return selectFromAll(
      split(hits),
      page,
      similar ? similar.topK : ({ bits }, { offset, limit }) => slice(bits, offset, limit),
    );
  };
}

/**
 * Creates the function that selects a page of hits in the order of a query, and counts the voices on all pages (`listed`). The parameter
 * `per_provider` limits the number of voices from each provider.
 */
export function createRankSelector(parts: CatalogParts) {
  const { provider } = parts.columns;
  const selectRanks = createOrderedSelection(parts);
  return (hits: CountedVoiceSet, conditions: Conditions, page: PageRequest, query: SearchQuery) => {
    const { per_provider: perProvider } = query;
    if (perProvider === undefined)
      return { ranks: selectRanks(hits, conditions, page, query), listed: hits.count };
    const counts = new Map<number | undefined, number>();
    const all = selectRanks(hits, conditions, { offset: 0, limit: hits.count }, query);
    const first = all.filter((rank) => {
      const own = provider.single?.[rank];
      const place = (counts.get(own) ?? 0) + 1;
      counts.set(own, place);
      return place <= perProvider;
    });
    return { ranks: first.slice(page.offset, page.offset + page.limit), listed: first.length };
  };
}

const NO_CONDITIONS = SearchQuery.parse({});

/** Creates the function that selects all voices that pass filters, in the order of a search. With `isWhole`, retired voices are included. */
export function createSelect(parts: CatalogParts, resolve: ResolveConditions) {
  const { scratch } = parts;
  const selectRanks = createOrderedSelection(parts);
  return (filters: VoiceFilters, isWhole = false): readonly number[] =>
    scratch.within(() => {
      const query = { ...NO_CONDITIONS, ...filters };
      const conditions = resolve(query);
      const hits = intersectConditions(isWhole ? { ...conditions, current: undefined } : conditions, scratch);
      return selectRanks(hits, conditions, { offset: 0, limit: hits.count }, query);
    });
}

/** Splits hits into two sets. Deprecated and retired voices form the second set. The function `split` divides both sets further. */
function* endedLast(
  hits: CountedVoiceSet,
  ended: ReadonlyBitset | undefined,
  scratch: Scratch,
  split: (part: CountedVoiceSet) => Iterable<CountedVoiceSet>,
): Generator<CountedVoiceSet> {
  yield* split(subtract(hits, ended, scratch));
  if (ended) yield* split(intersectAll([hits, { bits: ended }], scratch));
}
