import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Catalog } from '../../src/index/catalog.ts';
import { bundledCatalog } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await bundledCatalog();
});

const search = (query: object, from = catalog) => from.search(SearchQuery.parse(query));

describe('interpretation', () => {
  it.each([
    {},
    { search: 'british female' },
    { search: 'jenny', providers: 'azure', limit: 200 },
    { search: 'jen' },
    { search: 'fem' },
    { search: 'uk', language: 'fr_CA' },
    { search: '21m00T' },
    { search: 'qqxxzzqq' },
  ])('is not there where all was taken to the letter: %j', (query) => {
    expect(search(query)).not.toHaveProperty('interpretation');
  });

  it.each([
    ['brittish', [{ word: 'brittish', read_as: ['british'] }]],
    ['femail', [{ word: 'femail', read_as: ['female'] }]],
    ['nueral jenny', [{ word: 'nueral', read_as: ['neural'] }]],
    [
      'a british voice',
      [
        { word: 'a', ignored: 'common' },
        { word: 'voice', ignored: 'common' },
      ],
    ],
    ['jenny qqxxzzqq', [{ word: 'qqxxzzqq', ignored: 'unknown' }]],
    ['klingon narrator', [{ word: 'narrator', ignored: 'together' }]],
  ])('says of "%s" how it was read', (text, words) => {
    const { interpretation, total } = search({ search: text });
    expect(interpretation).toEqual({ words });
    expect(total).toBeGreaterThan(0);
  });

  it.each([
    [{ limit: 201 }, 'limit is at most 200; 200 was used.'],
    [{ search: `jenny ${'x'.repeat(300)}` }, 'Only the first 256 characters of search are used.'],
    [
      { search: [...'abcdefghijklmnop'].map((letter) => `jen${letter}`).join(' ') },
      'Only the first 12 words of search are used.',
    ],
    [
      { search: 'jenny qqxxa qqxxb qqxxc qqxxd qqxxe' },
      'Only the first 4 unknown words are taken for typos.',
    ],
  ])('tells a bound that was met: %j', (query, note) => {
    expect(search(query).interpretation?.notes).toContain(note);
  });
});

describe('a gender word', () => {
  it.each([
    ['femail', 'Female'],
    ['femal', 'Female'],
    ['womann', 'Female'],
    ['malle', 'Male'],
    ['mascline', 'Male'],
  ])('is still meant by %s', (text, gender) => {
    const { facets, total } = search({ search: text, facets: true });
    expect(facets?.gender).toEqual([{ value: gender, count: total }]);
  });

  it.each(['male', 'female', 'man', 'woman', 'boy', 'girl', 'neutral', 'nonbinary', 'fmale', 'emale'])(
    'is never taken for its opposite: %s',
    (text) => {
      const genders = search({ search: text, facets: true }).facets?.gender.map(({ value }) => value) ?? [];
      expect(genders.includes('Male') && genders.includes('Female')).toBe(false);
    },
  );
});

describe('suggestions', () => {
  it('are not there where something is found, nor where there is nothing to find', async () => {
    expect(search({ search: 'jenny', offset: 100_000 })).not.toHaveProperty('suggestions');
    const empty = await catalogOf(snapshotOf([]));
    expect(search({ search: 'jenny', language: 'Frensh' }, empty)).not.toHaveProperty('suggestions');
  });

  it.each([
    ['language', 'Frensh', ['French']],
    ['language', 'Fren', ['French']],
    ['country', 'Grmany', ['Germany']],
    ['accent', 'Brittish', ['British']],
    ['genders', 'femail', ['Female']],
    ['providers', 'googel', ['google']],
    ['model', 'neurla', ['neural']],
    ['ages', 'middel-aged', ['middle-aged']],
    ['use_cases', 'naration', ['narration']],
    ['search', 'thalxix', ['thalia']],
  ])('name what is nearest to %s=%s', (parameter, value, nearest) => {
    const { total, suggestions } = search({ [parameter]: value });
    expect(total).toBe(0);
    expect(suggestions?.did_you_mean).toEqual([
      { parameter, value, nearest: expect.arrayContaining(nearest) },
    ]);
  });

  it('count what is found without each parameter', () => {
    const { suggestions } = search({ search: 'jenny', providers: 'polly', genders: 'f' });
    expect(suggestions).toEqual({
      without: [
        { parameter: 'search', total: search({ providers: 'polly', genders: 'f' }).total },
        { parameter: 'providers', total: search({ search: 'jenny', genders: 'f' }).total },
      ],
    });
  });

  it.each(['__proto__', 'constructor', '%', '\u0000', 'xyz'.repeat(100), ',,,,', '*', '[a-z'])(
    'take any value: %j',
    (value) => {
      expect(() => search({ search: value, language: value, accent: value, model: value })).not.toThrow();
    },
  );
});
