import { FACET_FILTERS, type FacetFilterName, FILTERS, isListFilter } from '../domain/filters.ts';
import type { SearchQuery } from '../domain/query.ts';
import { MAX_LIMIT } from '../domain/query-limits.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { isUnrecorded, recordedShare, tellCoverage } from './coverage.ts';

/** Largest number of filters that get a note on their field. The number is small, because each note requires a further search. */
const MAX_TOLD = 2;
const MAX_VALUES = 4;

interface Explanation {
  readonly notes: readonly string[];
  /** Query that finds the nearest voices: the search without one filter or word. If no single filter or word is the reason, undefined. */
  readonly nearest?: SearchQuery;
}

/**
 * Returns notes on a search that found nothing, and a query without one of its filters that finds voices. If possible, the filter is omitted
 * whose field has a value for the fewest voices.
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
  const without = result.suggestions?.without ?? [];
  const isNarrowed = without.some(({ parameter }) => parameter === 'search');
  const fewer = isNarrowed ? withoutOneWord(query, catalog) : undefined;
  if (fewer) return { ...fewer, notes: [...notes, ...fewer.notes] };
  const placeOf = (parameter: string) => [...sparse.map(String), parameter].indexOf(parameter);
  const [best] = [...without].sort((a, b) => placeOf(a.parameter) - placeOf(b.parameter));
  if (!best) return { notes: [...notes, ...tellAlone(query, catalog)] };
  const left = Object.fromEntries(best.parameter.split(',').map((name) => [name, undefined]));
  const told = best.parameter.replace(',', ' and ');
  return { notes: [...notes, `Without ${told} ${best.total}; nearest:`], nearest: { ...query, ...left } };
}

/** Returns a note if no other voice natively speaks the language of the voice of `similar_to`, which is why no voice is similar. */
function tellAlone({ similar_to, language }: SearchQuery, catalog: Catalog): string[] {
  if (!similar_to || language) return [];
  const { language_name } = catalog.find(similar_to);
  return [`No other voice has ${language_name} as its own language; language= compares with another.`];
}

/** Returns the query with the one of two words that finds more voices; undefined if neither finds any. Longer texts are not tried: each try is a search. */
function withoutOneWord(query: SearchQuery, catalog: Catalog): Explanation | undefined {
  const words = (query.search ?? '').trim().split(/\s+/);
  if (words.length !== 2) return undefined;
  const found = words.map((word, at) => {
    const nearest = { ...query, search: words[1 - at] };
    return { word, nearest, total: catalog.search({ ...nearest, limit: 1, offset: 0 }).total };
  });
  const [best] = found.sort((a, b) => b.total - a.total);
  if (!best || best.total === 0) return undefined;
  return { notes: [`Without "${best.word}" ${best.total}; nearest:`], nearest: best.nearest };
}

/** Returns a note on a filter's field: how many of the voices that pass the other filters have a value, and which values are frequent. */
function tellRecorded(query: SearchQuery, name: FacetFilterName, catalog: Catalog): string[] {
  const by = FILTERS[name].column;
  const { total, counts } = catalog.search({
    ...query,
    [name]: undefined,
    count_by: by,
    limit: MAX_LIMIT,
    offset: 0,
  });
  if (total === 0 || !counts) return [];
  const stated = counts.rows.filter(({ values: [value] }) => !isUnrecorded(value));
  const values = stated.slice(0, MAX_VALUES).map(({ values, count }) => `${values[0]} ${count}`);
  const none = counts.rows.find(({ values: [value] }) => isUnrecorded(value))?.count ?? 0;
  const recorded = `${by} is ${isListFilter(name) ? 'recorded' : 'true'} for ${total - none} of ${total} voices within the other filters`;
  if (!isListFilter(name)) return [`${recorded}.`];
  return [
    `${recorded}${values.length > 0 ? ` (${values.join(', ')})` : ''}${none > 0 ? ': no record is not a no' : ''}.`,
  ];
}
