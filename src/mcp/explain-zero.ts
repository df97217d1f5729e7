import { FACET_FILTERS, type FacetFilterName, FILTERS } from '../domain/filters.ts';
import type { SearchQuery } from '../domain/query.ts';
import { MAX_LIMIT } from '../domain/query-limits.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import type { Table } from './answer.ts';
import { isUnrecorded, recordedShare, tellCoverage } from './coverage.ts';
import { toRow } from './voice-rows.ts';

/** Largest number of filters that get a note on their field. The number is small, because each note requires a further search. */
const MAX_TOLD = 2;
const NEAREST = 3;
const MAX_VALUES = 4;

/**
 * Returns notes on a search that found nothing, and rows of voices that the search finds without one filter. If possible, the filter is omitted
 * whose field has a value for the fewest voices.
 */
export function explainZero(
  query: SearchQuery,
  result: VoiceListResponse,
  catalog: Catalog,
): Pick<Table, 'notes' | 'rows'> {
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
  if (!best) return { notes };
  const left = Object.fromEntries(best.parameter.split(',').map((name) => [name, undefined]));
  const { voices, total } = catalog.search({ ...query, ...left, limit: NEAREST, offset: 0 });
  const told = best.parameter.replace(',', ' and ');
  return {
    notes: [...notes, `Without ${told} ${total}; nearest:`],
    rows: voices.map((voice) => toRow(voice)),
  };
}

/** Returns the voices that a search of two words finds without one of them; undefined if none are found. Longer texts are not tried: each try is a search. */
function withoutOneWord(query: SearchQuery, catalog: Catalog) {
  const words = (query.search ?? '').trim().split(/\s+/);
  if (words.length !== 2) return undefined;
  const found = words.map((word, at) => {
    const search = words[1 - at];
    return { word, ...catalog.search({ ...query, search, limit: NEAREST, offset: 0 }) };
  });
  const [{ word, total, voices } = { word: '', total: 0, voices: [] }] = found.sort(
    (a, b) => b.total - a.total,
  );
  if (total === 0) return undefined;
  return { notes: [`Without "${word}" ${total}; nearest:`], rows: voices.map((voice) => toRow(voice)) };
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
  const recorded = `${by} is recorded for ${total - none} of ${total} voices within the other filters`;
  return [
    `${recorded}${values.length > 0 ? ` (${values.join(', ')})` : ''}${none > 0 ? ': no record is not a no' : ''}.`,
  ];
}
