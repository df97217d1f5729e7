import { BROWSED_FILTERS, FACET_FILTERS, FILTERS, isListFilter } from '../domain/filters.ts';
import type { SearchQuery } from '../domain/query.ts';
import { MAX_LIMIT } from '../domain/query-limits.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { SPARSE } from '../index/columns/schema.ts';
import { parseEntry, splitList } from '../lib/list-entries.ts';
import { NO_QUERY, recordedShare, tellCoverage, UNRECORDED } from './coverage.ts';

/** Largest number of filters that get a note on their field. The number is small, because each note requires a further search. */
const MAX_TOLD = 2;
const MAX_VALUES = 4;
/** Filters of fields that are recorded for few voices. A search takes words for their values as evidence, and not as conditions. */
const WISHES = BROWSED_FILTERS.filter((name) => SPARSE.has(FILTERS[name].column));
/** Filters whose values remain conditions as words of a search. */
const CONDITIONS = ['language', 'genders', 'country', 'accent', 'providers'] as const;

interface Explanation {
  readonly notes: readonly string[];
  /** Query that finds the nearest voices: the search with fewer conditions. Undefined if no such query finds any. */
  readonly nearest?: SearchQuery;
}

/**
 * Returns notes on a search that found nothing, and a query with fewer conditions that finds voices: first with the sparse fields as wishes, else
 * without one filter, if possible the one whose field has a value for the fewest voices.
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
  const wished = asWishes(query, catalog);
  if (wished) return { ...wished, notes: [...notes, ...wished.notes] };
  const placeOf = (parameter: string) => [...sparse.map(String), parameter].indexOf(parameter);
  const without = result.suggestions?.without ?? [];
  const [best] = without.toSorted((a, b) => placeOf(a.parameter) - placeOf(b.parameter));
  if (!best) return { notes: [...notes, ...tellAlone(query, catalog)] };
  const left = Object.fromEntries(best.parameter.split(',').map((name) => [name, undefined]));
  const told = `Without ${best.parameter.replace(',', ' and ')} ${best.total}; nearest:`;
  return { notes: [...notes, told], nearest: { ...query, ...left } };
}

/** Returns a note if no other voice natively speaks the language of the voice of `similar_to`, so that no voice is similar, whatever the filters. */
function tellAlone({ similar_to, language }: SearchQuery, catalog: Catalog): string[] {
  if (!similar_to || language || catalog.search({ ...NO_QUERY, similar_to, limit: 1 }).total > 0) return [];
  const { language_name } = catalog.findRemoved(similar_to)?.last_known ?? catalog.find(similar_to);
  return [`No other voice has ${language_name} as its own language; language= compares with another.`];
}

/**
 * Returns the query with its search and the filters of sparse fields as wishes: the search has their values and those of the conditions as words, so
 * that its bands order the voices that pass the other filters. Returns undefined if the query has no wish, or no voice passes.
 */
function asWishes(query: SearchQuery, catalog: Catalog): Explanation | undefined {
  const entriesOf = (name: (typeof BROWSED_FILTERS)[number]) => splitList(query[name]).map(parseEntry);
  const wishes = WISHES.filter((name) => query[name] && entriesOf(name).every((entry) => !entry.isExcluded));
  const named = [...(query.search?.trim() ? ['search'] : []), ...wishes];
  const values = [...wishes, ...CONDITIONS].flatMap(entriesOf).filter(({ isExcluded }) => !isExcluded);
  if (named.length === 0 || values.length === 0) return undefined;
  const search = [query.search, ...values.map(({ text }) => text)].join(' ');
  const nearest = { ...query, ...Object.fromEntries(wishes.map((name) => [name, undefined])), search };
  const { total } = catalog.search({ ...nearest, limit: 1, offset: 0 });
  if (total === 0) return undefined;
  return { notes: [`With ${named.join(', ')} as wishes ${total}; nearest:`], nearest };
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
  const stated = counts.rows.filter(({ values: [value] }) => !UNRECORDED.has(value));
  const values = stated.slice(0, MAX_VALUES).map(({ values, count }) => `${values[0]} ${count}`);
  const none = counts.rows.find(({ values: [value] }) => UNRECORDED.has(value))?.count ?? 0;
  const recorded = `${by} is ${isListFilter(name) ? 'recorded' : 'true'} for ${total - none} of ${total} voices within the other filters`;
  if (!isListFilter(name)) return [`${recorded}.`];
  return [
    `${recorded}${values.length > 0 ? ` (${values.join(', ')})` : ''}${none > 0 ? ': no record is not a no' : ''}.`,
  ];
}
