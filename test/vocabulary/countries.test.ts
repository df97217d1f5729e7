import { describe, expect, it } from '@jest/globals';
import { toDemonym } from '../../src/vocabulary/countries.ts';
import { COUNTRIES } from '../../src/vocabulary/facets.ts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const rows = [...COUNTRIES.values()];

describe('the table of countries', () => {
  it('the table has every region of CLDR that is a country, once', () => {
    const codes = [...COUNTRIES.keys()];
    expect(codes.every((code) => english.of(code) !== undefined)).toBe(true);
    expect(codes).toHaveLength(250);
  });

  it('a country has a three-letter code of its own', () => {
    const codes = rows.map(({ alpha3 }) => alpha3);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });

  it('a country has canonical subtags of languages', () => {
    const tags = rows.flatMap(({ languages }) => languages);
    expect(tags.map((tag) => Intl.getCanonicalLocales(tag)[0])).toEqual(tags);
  });

  it('a country has no name twice', () => {
    for (const { name, other_names } of rows)
      expect(new Set([name, ...other_names]).size).toBe(other_names.length + 1);
  });

  it('an independent country has an adjective', () => {
    const nameless = rows.filter(({ dependent, adjective }) => !dependent && !adjective);
    expect(nameless).toEqual([]);
  });

  it.each([
    ['GB', 'British'],
    ['NZ', 'New Zealand'],
    ['KR', 'Korean'],
    ['BV', undefined],
    ['419', undefined],
  ])('the adjective of %s is %s', (code, adjective) => {
    expect(toDemonym(code)).toBe(adjective);
  });
});
