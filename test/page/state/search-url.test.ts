import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FACET_PARAMETERS } from '../../../src/domain/facet-parameters.ts';
import {
  countFilters,
  type FilterParameter,
  type PageSearch,
  readSearch,
  setFilter,
  toAnswerPath,
  toApiPath,
  toggleFilter,
  toPagePath,
  voicePath,
} from '../../../src/page/state/search-url.ts';
import { listRemovable, removeWord } from '../../../src/page/state/search-words.ts';

const NONE: PageSearch = { search: '', filters: {}, sort: undefined, offset: 0 };
const read = (path: string) => readSearch(new URLSearchParams(path.split('?')[1]));

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

describe('a word that a search may do without', () => {
  const ignored = (word: string, reason: 'common' | 'unknown' | 'together') => ({ word, ignored: reason });
  it.each([
    ['hokkien child whisper', [ignored('whisper', 'together')], 40, ['hokkien', 'child']],
    ['hokkien child', [], 3, ['hokkien', 'child']],
    ['hokkien child', [], 4, []],
    ['the hokkien child', [ignored('the', 'common')], 40, []],
    ['Ünknown child', [ignored('unknown', 'unknown')], 9, ['child']],
    ['hokkien', [], 0, []],
    ['"new york" child', [], 0, []],
    ['', [], 0, []],
  ])(
    'of %j is one that was not left out, if there are few voices or a word was',
    (text, words, total, expected) => {
      expect(listRemovable(text, words, total)).toEqual(expected);
    },
  );

  it('goes in every spelling, and the others stay', () => {
    expect(removeWord('Café  warm CAFE', 'cafe')).toBe('warm');
    expect(removeWord('new york child', 'new york')).toBe('child');
    expect(removeWord('Große Straße', 'strasse')).toBe('Große');
    expect(removeWord('日本語', '日本')).toBe('日本語');
  });
});

describe('a filter', () => {
  it('is chosen and left by turns, from the first page on', () => {
    const chosen = toggleFilter({ ...NONE, offset: 40 }, 'providers', 'azure');
    expect(chosen).toEqual({ ...NONE, filters: { providers: ['azure'] } });
    expect(toggleFilter(chosen, 'providers', 'azure')).toEqual(NONE);
  });

  it('has one value if a voice has one of two', () => {
    const withSample = toggleFilter(NONE, 'has_preview', 'true');
    expect(toggleFilter(withSample, 'has_preview', 'false').filters).toEqual({ has_preview: ['false'] });
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
