import type { CountField } from '../../domain/count-fields.ts';
import type { FacetGroup } from '../../domain/filters.ts';
import { type SearchParameter, SearchQuery } from '../../domain/query.ts';
import { MAX_LIMIT } from '../../domain/query-limits.ts';
import type { MatchedBand } from '../../domain/voice.ts';
import type { VoiceFilters } from '../../domain/voice-filters.ts';
import type { Interpretation, VoiceListResponse } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';
import { type CountedGroup, createFacetCounter } from '../columns/facet-counts.ts';
import { type ColumnName, FACETS, ORIGINS, TRAITS } from '../columns/schema.ts';
import type { Band } from '../match/bands.ts';
import { type Conditions, intersectConditions, type ResolveConditions } from '../match/conditions.ts';
import { selectFromAll, splitByNative, splitByPreferred } from '../match/native-first.ts';
import { createLanguagePreference } from '../match/prefer-language.ts';
import type { CatalogParts } from '../parts.ts';
import type { PageRequest } from '../ranking/select-page.ts';
import { andCount, has, type ReadonlyBitset } from '../structures/bitset.ts';
import { slice } from '../structures/bitset-slice.ts';
import type { Scratch } from '../structures/scratch.ts';
import { type CountedVoiceSet, intersectAll, subtract, type VoiceSet } from '../structures/voice-set.ts';
import { createGroupCounter } from './count-groups.ts';
import { createSuggest, type Suggest } from './suggest.ts';

/** One page of a response, with voices given by rank. The page writer adds the other fields of a response. */
export interface Hits
  extends Omit<VoiceListResponse, 'voices' | 'hasMore' | 'missing' | 'facets' | 'facet_parameters'> {
  readonly ranks: readonly number[];
  /** Number of all voices or counts of which this is a page. */
  readonly listed: number;
  /** Band of each voice of the page; undefined where all hits match alike. */
  readonly marks: readonly (MatchedBand | undefined)[] | undefined;
  /** `Facets` as JSON in UTF-8, until the next query. */
  readonly facets: Buffer | undefined;
}

/** Answers queries over the structures of one catalog. @throws {BadInputError} if `similar_to` names no known voice */
export function createSearch(parts: CatalogParts, resolve: ResolveConditions): (query: SearchQuery) => Hits {
  const { columns, columnGroups, valueCodes, orders, voices, lifecycle, scratch } = parts;
  const suggest = createSuggest(parts);
  const preferredBy = createLanguagePreference(parts);
  const countFacets = createFacetCounter(columns, columnGroups, valueCodes, scratch);
  const countGroups = createGroupCounter(columns, scratch);
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

  /** Returns a page, of the first voices of each provider where a query limits them, and the number of voices on all pages. */
  function selectListed(
    select: (page: PageRequest) => number[],
    count: number,
    page: PageRequest,
    perProvider: number | undefined,
  ) {
    if (perProvider === undefined) return { ranks: select(page), listed: count };
    const counts = new Map<number | undefined, number>();
    const first = select({ offset: 0, limit: count }).filter((rank) => {
      const provider = columns.provider.single?.[rank];
      const place = (counts.get(provider) ?? 0) + 1;
      counts.set(provider, place);
      return place <= perProvider;
    });
    return { ranks: first.slice(page.offset, page.offset + page.limit), listed: first.length };
  }

  /** Counts the voices without some parameters of a query. Resolves it again only where `similar_to` means other voices then. */
  function countWithout(
    query: SearchQuery,
    conditions: Conditions,
    parameters: readonly SearchParameter[],
  ): number {
    const isLeft = (parameter: SearchParameter) => !parameters.includes(parameter);
    // Without words, or without a filter that asks for retired voices, other voices are left out.
    const isOther = !PARAMETERS_OF_STAGES.every(isLeft) && lifecycle.retired;
    if (isOther || (conditions.similar && !(isLeft('similar_to') && isLeft('language')))) {
      const left = { ...query, ...Object.fromEntries(parameters.map((parameter) => [parameter, undefined])) };
      return intersectConditions(resolve(left), scratch).count;
    }
    const filters = conditions.filters.filter(({ parameter }) => isLeft(parameter));
    const match = isLeft('search') ? conditions.match : undefined;
    return intersectConditions({ ...conditions, filters, match }, scratch).count;
  }

  /** Counts the retired voices that a query would find if it asked for them. */
  function countRetired(query: SearchQuery, { filters }: Conditions): number {
    if (!lifecycle.retired || filters.some(({ isOpenToRetired }) => isOpenToRetired)) return 0;
    const asked = resolve({ ...query, status: 'retired' });
    return isRelaxed(asked.match) ? 0 : intersectConditions(asked, scratch).count;
  }

  function search(query: SearchQuery): Hits {
    const conditions = resolve(query);
    const hits = intersectConditions(conditions, scratch);
    const page = { offset: query.offset, limit: Math.min(query.limit, MAX_LIMIT) };
    const by = splitList(query.count_by) as CountField[];
    const native = conditions.filters.find((filter) => filter.native)?.native;
    const counts = by.length > 0 ? countGroups(hits, by, native, page) : undefined;
    const select = (at: PageRequest) => selectRanks(hits, conditions, at, query);
    const { ranks, listed } = counts
      ? { ranks: [], listed: counts.groups }
      : selectListed(select, hits.count, page, query.per_provider);
    const countedBy = (group: FacetGroup): CountedGroup => ({
      hits: hitsForGroup(group, conditions, hits, scratch),
      column: (query.native && TRAITS[FACETS[group]].native) || FACETS[group],
    });
    // An explicit order has no bands.
    const bands = query.sort === undefined ? conditions.match?.bands : undefined;
    return {
      ranks,
      listed,
      counts,
      marks: bands && ranks.map((rank) => bands.find(({ bits }) => has(bits, rank))?.matched),
      total: hits.count,
      offset: page.offset,
      limit: page.limit,
      facets: query.facets ? countFacets(countedBy) : undefined,
      similar: conditions.similar?.explain(ranks),
      matched: query.explain ? explain(query, conditions, ranks, voices) : undefined,
      readings: query.explain && conditions.match ? [...conditions.match.readings] : undefined,
      interpretation: interpret(query, conditions, {
        bands: bands && countBands(bands, hits, scratch),
        retired: hits.count === 0 || isRelaxed(conditions.match) ? countRetired(query, conditions) : 0,
      }),
      suggestions:
        hits.count === 0
          ? suggest(toParameters(conditions), (group) =>
              scratch.within(() => countWithout(query, conditions, group)),
            )
          : undefined,
    };
  }

  return (query) => scratch.within(() => search(query));
}

function countBands(
  bands: readonly Band[],
  hits: CountedVoiceSet,
  scratch: Scratch,
): Interpretation['bands'] {
  const counted = bands.map(
    ({ matched, ...band }) => [matched, intersectAll([hits, band], scratch).count] as const,
  );
  const found = counted.filter(([, count]) => count > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Returns what the search matched in each voice: nothing where it has no word that tells something, as in `the`. */
function explain(
  { search: text = '' }: SearchQuery,
  { match }: Conditions,
  ranks: readonly number[],
  voices: CatalogParts['voices'],
) {
  if (match) return match.explain(ranks);
  return text.trim() === '' ? undefined : ranks.map((rank) => ({ id: voices.read(rank).id, matches: [] }));
}

/** Returns whether words of a search were left out, because no voice has all words. */
function isRelaxed(match: Conditions['match']): boolean {
  return match?.interpreted.some(({ ignored }) => ignored === 'together') === true;
}

/** Parameters that decide whether retired voices are found. */
const PARAMETERS_OF_STAGES: readonly SearchParameter[] = ['search', 'status', 'ids'];

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

/**
 * Returns the voices that a facet group counts. Ignores the group's own filter, so that `genders=Male` still counts female voices, and
 * with the languages also the one that `similar_to` means, because a chosen language takes its place.
 */
function hitsForGroup(
  group: FacetGroup,
  conditions: Conditions,
  hits: CountedVoiceSet,
  scratch: Scratch,
): CountedVoiceSet {
  const filters = conditions.filters.filter(({ column }) => column !== FACETS[group]);
  const similar = group === 'language' ? conditions.similar?.inAnyLanguage() : conditions.similar;
  const isSame = filters.length === conditions.filters.length && similar === conditions.similar;
  return isSame ? hits : intersectConditions({ ...conditions, filters, similar }, scratch);
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

/** Lists a query's conditions as `suggest` takes them: one entry per query parameter, such as `search` or `genders`. */
function toParameters({ match, similar, filters }: Conditions): Parameters<Suggest>[0] {
  return [
    ...(match ? [{ parameter: 'search' as const, unknown: match.unknown }] : []),
    ...(similar ? [{ parameter: 'similar_to' as const, unknown: [] }] : []),
    ...filters,
  ];
}

/** Returns the search words that were corrected or ignored, and notes on the query; undefined if the query has neither. */
function interpret(
  { search, limit }: SearchQuery,
  { match, similar, filters }: Conditions,
  { bands, retired }: { readonly bands: Interpretation['bands']; readonly retired: number },
): Interpretation | undefined {
  const words = match?.interpreted ?? [];
  const notes = [
    ...(match?.notes ?? []),
    ...(!match && search?.trim() ? ['search has no word in it; it was not used.'] : []),
    ...(similar?.notes ?? []),
    ...filters.flatMap(({ notes = [] }) => notes),
    ...(retired > 0
      ? [`${retired} retired ${retired === 1 ? 'voice matches' : 'voices match'}; status=retired lists them.`]
      : []),
    ...(limit > MAX_LIMIT ? [`limit is at most ${MAX_LIMIT}; ${MAX_LIMIT} was used.`] : []),
  ];
  if (words.length + notes.length === 0 && !bands) return undefined;
  return {
    ...(words.length > 0 && { words: [...words] }),
    ...(notes.length > 0 && { notes }),
    ...(bands && { bands }),
  };
}

/** Returns hits whose interpretation starts with the notes. */
export function withNotes(hits: Hits, notes: readonly string[]): Hits {
  if (notes.length === 0) return hits;
  const { interpretation } = hits;
  return {
    ...hits,
    interpretation: { ...interpretation, notes: [...notes, ...(interpretation?.notes ?? [])] },
  };
}
