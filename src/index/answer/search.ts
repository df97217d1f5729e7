import type { CountField, FacetGroup } from '../../domain/filters.ts';
import type { SearchParameter, SearchQuery } from '../../domain/query.ts';
import { MAX_LIMIT } from '../../domain/query-limits.ts';
import type { MatchedBand } from '../../domain/voice.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';
import { type ColumnName, FACETS, TRAITS } from '../columns/schema.ts';
import { type CountedGroup, createFacetCounter } from '../columns/value-counts.ts';
import { type Conditions, intersectConditions, type ResolveConditions } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { has } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import { createGroupCounter } from './count-groups.ts';
import { countBands, explain, interpret, isRelaxed } from './interpret-query.ts';
import { createRankSelector } from './select-ranks.ts';
import { type Condition, createSuggest } from './suggest.ts';

/** One page of hits, given as ranks (positions in the catalog's order). The page writer adds the fields of the response that this type omits. */
export interface Hits
  extends Omit<VoiceListResponse, 'voices' | 'hasMore' | 'missing' | 'facets' | 'facet_parameters'> {
  readonly ranks: readonly number[];
  /** Number of voices on all pages; for a query with `count_by`, number of groups on all pages. */
  readonly listed: number;
  /** Band of each voice on the page; undefined if the hits have no bands. A band is a set of hits that match the search equally well. */
  readonly marks: readonly (MatchedBand | undefined)[] | undefined;
  /** Value of the response's field `facets` as JSON in UTF-8, valid until the next query; undefined if the query requests no facets. */
  readonly facets: Buffer | undefined;
}

/** Creates the function that answers queries. @throws {BadInputError} if `similar_to` names no known voice */
export function createSearch(parts: CatalogParts, resolve: ResolveConditions): (query: SearchQuery) => Hits {
  const { columns, columnGroups, valueCodes, voices, scratch } = parts;
  const { countWithout, countRetired } = createCounts(parts, resolve);
  const suggest = createSuggest(parts);
  const selectRanks = createRankSelector(parts);
  const countFacets = createFacetCounter(columns, columnGroups, valueCodes, scratch);
  const countGroups = createGroupCounter(columns, scratch);

  function search(query: SearchQuery): Hits {
    const conditions = resolve(query);
    const hits = intersectConditions(conditions, scratch);
    const page = { offset: query.offset, limit: Math.min(query.limit, MAX_LIMIT) };
    const by = splitList(query.count_by) as CountField[];
    // With `native=true`, the column of all languages is replaced by that of native languages.
    const columnOf = (field: ColumnName) => (query.native && TRAITS[field].native) || field;
    const counts =
      by.length > 0 ? { by, ...countGroups(hits, by.map(columnOf), conditions, page) } : undefined;
    const { ranks, listed } = counts
      ? { ranks: [], listed: counts.groups }
      : selectRanks(hits, conditions, page, query);
    const countedBy = (group: FacetGroup): CountedGroup => ({
      hits: hitsForGroup(group, conditions, hits, scratch),
      column: columnOf(FACETS[group]),
    });
    // A query with the parameter `sort` has no bands (sets of hits that match the search equally well).
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
        retired:
          hits.count === 0 || isRelaxed(conditions.match) || by.includes('status')
            ? countRetired(query, conditions)
            : 0,
      }),
      suggestions:
        hits.count === 0
          ? suggest(toParameters(query, conditions), (group) =>
              scratch.within(() => countWithout(query, conditions, group)),
            )
          : undefined,
    };
  }

  return (query) => scratch.within(() => search(query));
}

function createCounts({ lifecycle, scratch }: CatalogParts, resolve: ResolveConditions) {
  /** Counts the hits that a query has without the given `parameters`. If its other conditions depend on them, the query is resolved again. */
  function countWithout(
    query: SearchQuery,
    conditions: Conditions,
    parameters: readonly SearchParameter[],
  ): number {
    const isLeft = (parameter: SearchParameter) => !parameters.includes(parameter);
    const isOther = !PARAMETERS_OF_STAGES.every(isLeft) && lifecycle.retired;
    if (
      isOther ||
      !isLeft('native') ||
      (conditions.similar && !(isLeft('similar_to') && isLeft('language')))
    ) {
      const left = { ...query, ...Object.fromEntries(parameters.map((parameter) => [parameter, undefined])) };
      return intersectConditions(resolve(left), scratch).count;
    }
    const filters = conditions.filters.filter(({ parameter }) => isLeft(parameter));
    const match = isLeft('search') ? conditions.match : undefined;
    return intersectConditions({ ...conditions, filters, match }, scratch).count;
  }

  /** Counts the retired voices that a query would find with the parameter `status=retired`. */
  function countRetired(query: SearchQuery, { filters }: Conditions): number {
    if (!lifecycle.retired || filters.some(({ isOpenToRetired }) => isOpenToRetired)) return 0;
    const asked = resolve({ ...query, status: 'retired' });
    return isRelaxed(asked.match) ? 0 : intersectConditions(asked, scratch).count;
  }

  return { countWithout, countRetired };
}

/** Parameters that decide whether a query finds retired voices. */
const PARAMETERS_OF_STAGES: readonly SearchParameter[] = ['search', 'status', 'ids'];

/** Returns the voices that a facet group counts. The group's own filter does not apply: with `genders=Male`, female voices are counted too. */
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

/** Lists a query's conditions for `suggest`: one entry per query parameter, such as `search` or `genders`. */
function toParameters(
  { native }: SearchQuery,
  { match, similar, filters }: Conditions,
): readonly Condition[] {
  return [
    ...(match ? [{ parameter: 'search' as const, unknown: match.unknown }] : []),
    ...(similar ? [{ parameter: 'similar_to' as const, unknown: [] }] : []),
    ...filters,
    ...(native ? [{ parameter: 'native' as const, unknown: [] }] : []),
  ];
}

/** Returns the hits with `notes` added before the notes of the field `interpretation`. */
export function withNotes(hits: Hits, notes: readonly string[]): Hits {
  if (notes.length === 0) return hits;
  const { interpretation } = hits;
  return {
    ...hits,
    interpretation: { ...interpretation, notes: [...notes, ...(interpretation?.notes ?? [])] },
  };
}
