import { describe, expect, it } from '@jest/globals';
import { countries, toDemonym } from '../../src/vocabulary/countries.ts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

describe('the table of countries', () => {
  it('the table has every region of CLDR that is a country, once', () => {
    const codes = countries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => english.of(code) !== undefined)).toBe(true);
    expect(codes).toHaveLength(250);
  });

  it('a country has a three-letter code of its own', () => {
    const codes = countries.map(({ alpha3 }) => alpha3);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });

  it('a country has canonical subtags of languages', () => {
    const tags = countries.flatMap(({ languages }) => [...languages]);
    expect(tags.map((tag) => Intl.getCanonicalLocales(tag)[0])).toEqual(tags);
  });

  it('a country has no name twice', () => {
    for (const { name, otherNames } of countries)
      expect(new Set([name, ...otherNames]).size).toBe(otherNames.length + 1);
  });

  it('an independent country has an adjective', () => {
    const nameless = countries.filter(({ isIndependent, adjective }) => isIndependent && !adjective);
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
