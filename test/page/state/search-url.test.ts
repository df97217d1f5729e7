import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FACET_PARAMETERS } from '../../../src/domain/filters.ts';
import {
  countFilters,
  type FilterParameter,
  type PageSearch,
  parseSearch,
  setFilter,
  toAnswerPath,
  toApiPath,
  toggleFilter,
  toPagePath,
  voicePath,
} from '../../../src/page/state/search-url.ts';

const NONE: PageSearch = { search: '', filters: {}, sort: undefined, offset: 0 };
const read = (path: string) => parseSearch(new URLSearchParams(path.split('?')[1]));

/** Texts of one line without a comma, which divides the values of a filter. */
const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replaceAll(',', '').trim())
  .filter((text) => text !== '');
const parameters = Object.values(FACET_PARAMETERS).filter((parameter) => parameter !== 'has_preview');
const filters = fc
  .dictionary(fc.constantFrom(...parameters), fc.uniqueArray(value, { minLength: 1, maxLength: 4 }))
  .map((chosen) => ({ ...chosen }));
const search = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
  filters,
  sort: fc.constantFrom(undefined, 'name' as const, 'newest' as const),
  offset: fc.nat(),
  limit: fc.constantFrom(undefined, 50, 100),
});

describe('the address of a search', () => {
  it('holds the whole search', () => {
    fc.assert(fc.property(search, (each) => expect(read(toPagePath(each))).toEqual(each)));
  });

  it.each([
    ['/', NONE],
    ['/?search=+warm+', { ...NONE, search: 'warm' }],
    ['/?providers=azure&providers=piper,azure', { ...NONE, filters: { providers: ['azure', 'piper'] } }],
    ['/?providers=,,&ages=', NONE],
    ['/?has_preview=true&has_preview=false', { ...NONE, filters: { has_preview: ['false'] } }],
    ['/?sort=relevance&offset=20', { ...NONE, sort: 'relevance', offset: 20 }],
    ['/?sort=price&offset=-3&limit=500&x=y', NONE],
    ['/?offset=1e99', NONE],
  ])('is read leniently: %s', (path, expected) => {
    expect(read(path)).toEqual(expected);
  });

  it('is short and readable', () => {
    const chosen = { ...NONE, search: 'warm', filters: { accent: ['British', '-Indian'] } };
    expect(toPagePath(NONE)).toBe('/');
    expect(toPagePath({ ...chosen, sort: 'relevance' })).toBe('/?search=warm&accent=British,-Indian');
    expect(toApiPath(chosen)).toBe('/v1/voices?search=warm&accent=British,-Indian');
    expect(toAnswerPath(chosen)).toBe('/v1/voices?search=warm&accent=British,-Indian&facets=true&limit=20');
    expect(voicePath('rime/a b/ü?')).toBe('/voice/rime/a%20b/%C3%BC%3F');
  });
});

describe('a filter', () => {
  it('is chosen and left by turns, from the first page on', () => {
    const chosen = toggleFilter({ ...NONE, offset: 40 }, 'providers', 'azure');
    expect(chosen).toEqual({ ...NONE, filters: { providers: ['azure'] } });
    expect(toggleFilter(chosen, 'providers', 'azure')).toEqual(NONE);
  });

  it('leaves the others as they are', () => {
    const both = setFilter(setFilter(NONE, 'ages', ['old']), 'genders' as FilterParameter, [
      'Male',
      'Female',
    ]);
    expect(countFilters(both)).toBe(3);
    expect(setFilter(both, 'genders', []).filters).toEqual({ ages: ['old'] });
  });
});
