import { FILTER_NAMES, type FilterName } from '../../src/domain/filters.ts';
import type { SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import { splitList } from '../../src/lib/list-entries.ts';
import type { Answer } from '../../test/ranking/golden-outcome.ts';
import { FILTER_FIELDS } from '../engine.ts';

/** The fields that every peer searches: all that say something about a voice. */
export const SEARCHED_FIELDS = [
  'name',
  'local_name',
  'id',
  'language',
  'language_name',
  'country_name',
  'provider',
  'model_id',
  'accent',
  'gender',
  'age',
  'use_cases',
  'styles',
  'description',
] as const satisfies readonly (keyof Voice)[];

/** The fields that a peer's caller filters by, under the names of the parameters. `native` says nothing to a peer. */
const FIELDS = {
  ...FILTER_FIELDS,
  ages: 'age',
  use_cases: 'use_cases',
  styles: 'styles',
  status: 'status',
  ids: 'id',
  has_preview: 'preview',
  preview_verified: 'preview_verified',
  gender_stated: 'gender_stated',
  language_country: 'language_country',
  // Facts of a voice's model or measured sound, which are no fields of the voice.
  commercial: undefined,
  deployment: undefined,
  pitch: undefined,
  pace: undefined,
} as const satisfies Readonly<Record<Exclude<FilterName, 'native'> | 'ids', keyof Voice | undefined>>;
const FILTERS = ['ids', ...FILTER_NAMES.filter((name) => name !== 'native')] as const;

/** Returns the text of a field; a list's entries are joined by blanks. */
export function textOf(voice: Voice, field: keyof Voice): string {
  return valuesOf(voice, field).join(' ');
}

/** Wraps a text index as an engine that answers like ours: its hits are filtered by equal values, and cut into pages. */
export function toAnswer(voices: readonly Voice[], hitsOf: (search: string) => Iterable<number>): Answer {
  // The hits of the last query are kept, because a judge reads all pages of one query before the next.
  let last: { readonly key: string; readonly hits: readonly Voice[] } | undefined;
  return ({ limit, offset, ...query }) => {
    const key = JSON.stringify(query);
    if (last?.key !== key) last = { key, hits: find(query) };
    const { hits } = last;
    const hasMore = offset + limit < hits.length;
    return { voices: hits.slice(offset, offset + limit), total: hits.length, limit, offset, hasMore };
  };

  function find({ search = '', ...query }: Omit<SearchQuery, 'limit' | 'offset'>): Voice[] {
    const places = search.trim() === '' ? voices.keys() : hitsOf(search);
    const filters = FILTERS.flatMap((parameter) => {
      const wanted = query[parameter];
      if (wanted === undefined) return [];
      const field = FIELDS[parameter];
      if (!field) throw new Error(`No field for the filter ${parameter}.`);
      return [{ field, wanted: new Set(splitList(String(wanted))) }];
    });
    return Array.from(places, (place) => voices[place] as Voice).filter((voice) =>
      filters.every(({ field, wanted }) => valuesOf(voice, field).some((value) => wanted.has(value))),
    );
  }
}

function valuesOf(voice: Voice, field: keyof Voice): string[] {
  const value = voice[field];
  return value === undefined ? [] : [value].flat().map(String);
}
