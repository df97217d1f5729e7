import { BROWSED_FILTERS, FACET_FILTERS, FILTERS, isListFilter } from '../domain/filters.ts';
import type { SearchQuery } from '../domain/query.ts';
import { MAX_LIMIT } from '../domain/query-limits.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { SPARSE } from '../index/columns/schema.ts';
import { parseEntry, splitList } from '../lib/list-entries.ts';
import { NO_QUERY, recordedShare, tellCoverage, UNRECORDED } from './coverage.ts';
import { tellReading } from './tell-reading.ts';

/** Largest number of filters that get a note on their field. The number is small, because each note requires a further search. */
const MAX_TOLD = 2;
const MAX_VALUES = 4;
/** Filters of fields that are recorded for few voices. A search takes words for their values as evidence, and not as conditions. */
const WISHES = BROWSED_FILTERS.filter((name) => SPARSE.has(FILTERS[name].column));
/** Filters whose values remain conditions as words of a search. One is added, because its bands then have voices that state none of the wishes. */
const CONDITIONS = ['genders', 'accent', 'language', 'country', 'providers'] as const;

interface Explanation {
  readonly notes: readonly string[];
  /** Query that finds the nearest voices: the search with fewer conditions. Undefined if no such query finds any. */
  readonly nearest?: SearchQuery;
}

/**
 * Returns notes on a search that found nothing, and a query with fewer conditions that finds voices: first with any of its wishes, else without one
 * filter, if possible the one whose field has a value for the fewest voices.
 */
export function explainZero(query: SearchQuery, result: VoiceListResponse, catalog: Catalog): Explanation {
  const sparse = FACET_FILTERS.filter((name) => query[name] !== undefined)
    .map((name) => ({ name, share: recordedShare(FILTERS[name].column, catalog) }))
    .filter(({ share }) => share < 100)
    .sort((a, b) => a.share - b.share)
    .map(({ name }) => name);
  const notes = [
    ...sparse.slice(0, MAX_TOLD).flatMap((name) => tellRecorded(query, name, catalog)),
    ...(query.providers === undefined ? [] : tellCoverage(query.providers, catalog)),
  ];
  const placeOf = (parameter: string) => [...sparse.map(String), parameter].indexOf(parameter);
  const without = (result.suggestions?.without ?? []).toSorted(
    (a, b) => placeOf(a.parameter) - placeOf(b.parameter),
  );
  const told = without.slice(0, MAX_TOLD).map(({ parameter, total }) => {
    const count = `${total} without ${parameter.replace(',', ' and ')}`;
    if (total > MAX_VALUES) return count;
    const { voices } = catalog.search({ ...leaveOut(query, parameter), limit: total });
    return `${count} (${voices.map(({ id }) => id).join(', ')})`;
  });
  if (told.length > 0) notes.push(`Voices: ${told.join(', ')}.`);
  const wished = asSearch(query, catalog) ?? withAnyWish(query, result, catalog);
  if (wished) return { ...wished, notes: [...notes, ...wished.notes] };
  const [best] = without;
  if (!best) return { notes: [...notes, ...tellAlone(query, catalog)] };
  const nearest = leaveOut(query, best.parameter);
  return { notes: [...notes, `Nearest, without ${best.parameter}:`], nearest };
}

/** Returns the query with a value that no voice has in its filter as words of the search instead: `country=Scotland` finds Scottish accents. */
function asSearch(query: SearchQuery, catalog: Catalog): Explanation | undefined {
  if (query.search) return undefined;
  const name = BROWSED_FILTERS.find((each) => {
    const value = query[each];
    return value !== undefined && catalog.search({ ...NO_QUERY, [each]: value, limit: 1 }).total === 0;
  });
  if (!name) return undefined;
  const nearest = { ...leaveOut(query, name), search: query[name] };
  const found = catalog.search({ ...nearest, limit: 1, explain: true });
  if (found.total === 0) return undefined;
  const notes = [...tellReading(found), `Nearest, with "${query[name]}" in search instead of ${name}:`];
  return { notes, nearest };
}

/** Returns a query for the first page of voices that it finds without the parameters of a comma-separated list. */
function leaveOut(query: SearchQuery, parameters: string): SearchQuery {
  const left = parameters.split(',').map((name) => [name, undefined] as const);
  return { ...query, count_by: undefined, offset: 0, ...Object.fromEntries(left) };
}

/** Returns a note if no other voice natively speaks the language of the voice of `similar_to`, so that no voice is similar, whatever the filters. */
function tellAlone({ similar_to, language }: SearchQuery, catalog: Catalog): string[] {
  if (!similar_to || language || catalog.search({ ...NO_QUERY, similar_to, limit: 1 }).total > 0) return [];
  const { language_name } = catalog.findRemoved(similar_to)?.last_known ?? catalog.find(similar_to);
  return [`No other voice has ${language_name} as its own language; language= compares with another.`];
}

/**
 * Returns the query with its wishes (the words of its search, and the values of filters of sparse fields) as alternatives in its search, so that voices
 * with any of them come first, and then those that state none. Returns undefined if the query has no wish, excludes one, or finds no voice.
 */
function withAnyWish(
  query: SearchQuery,
  result: VoiceListResponse,
  catalog: Catalog,
): Explanation | undefined {
  const isStated = (name: (typeof BROWSED_FILTERS)[number]) =>
    query[name] && splitList(query[name]).every((entry) => !parseEntry(entry).isExcluded);
  const filters = WISHES.filter(isStated);
  const words = (result.readings ?? []).map(({ word }) => word);
  const wishes = [...words, ...filters.flatMap((name) => splitList(query[name]))];
  const condition = CONDITIONS.find(isStated);
  if (!condition || result.interpretation?.words?.some(({ excluded }) => excluded)) return undefined;
  const search = [splitList(query[condition]), wishes].map((each) => each.join(' or ')).join(' ');
  const nearest = { ...leaveOut(query, filters.join(',')), search };
  const { total, interpretation: { bands } = {} } = catalog.search({ ...nearest, limit: 1 });
  if (wishes.length === 0 || total === 0) return undefined;
  const names = wishes.join(', ');
  const isAny = !bands || bands.all || bands.near;
  const order = isAny ? `any of ${names} first` : `no own speaker recorded with ${names}`;
  return { notes: [`Nearest of ${total}, ${order}:`], nearest };
}

/** Returns a note on a filter's field: how many of the voices that pass the other filters have a value, and which values are frequent. */
function tellRecorded(query: SearchQuery, name: (typeof FACET_FILTERS)[number], catalog: Catalog): string[] {
  const by = FILTERS[name].column;
  const { total, counts } = catalog.search({
    ...query,
    [name]: undefined,
    count_by: by,
    limit: MAX_LIMIT,
    offset: 0,
  });
  if (total === 0 || !counts) return [];
  const isList = isListFilter(name);
  const stated = counts.rows.filter(({ values: [value] }) => isList && !UNRECORDED.has(value));
  const values = stated.slice(0, MAX_VALUES).map(({ values, count }) => `${values[0]} ${count}`);
  const none = counts.rows.find(({ values: [value] }) => UNRECORDED.has(value))?.count ?? 0;
  const frequent = values.length > 0 ? ` (${values.join(', ')})` : '';
  const reminder = isList && none > 0 ? ': no record is not a no' : '';
  const recorded = `${isList ? 'recorded' : 'true'} for ${total - none} of ${total} voices`;
  return [`${by} is ${recorded} within the other filters${frequent}${reminder}.`];
}
