import { describe, expect, it } from '@jest/globals';
import { countries } from '../../../src/domain/countries.ts';
import { ADJECTIVES, toDemonym } from '../../../src/domain/demonyms.ts';
import { languagesOf, regionOfNation } from '../../../src/enrich/knowledge/nations.ts';
import { SPOKEN_LANGUAGES } from '../../../src/enrich/tables/spoken-languages.ts';

describe('nations', () => {
  it.each([
    ['GB', 'British'],
    ['NZ', 'New Zealand'],
    ['NL', 'Dutch'],
    ['SA', 'Saudi'],
    ['KR', 'Korean'],
  ])('have an adjective that leads back to them: %s is %s', (region, adjective) => {
    expect(toDemonym(region)).toBe(adjective);
    expect(regionOfNation(adjective.toLowerCase())).toBe(region);
  });

  it.each([
    ['american', 'US'],
    ['french', 'FR'],
    ['norwegian', 'NO'],
  ])('that are independent have the adjective they share with territories: %s is %s', (adjective, region) => {
    expect(regionOfNation(adjective)).toBe(region);
  });

  it('speak languages in the subtags that voices have', () => {
    expect([...languagesOf('CN')]).toEqual(['zh']);
    expect(languagesOf('CH').has('de')).toBe(true);
    expect(languagesOf('419').size).toBe(0);
  });

  it.each([...ADJECTIVES.keys(), ...SPOKEN_LANGUAGES.keys()])('in our tables exist: %s', (code) => {
    expect(countries.map(({ cca2 }) => cca2)).toContain(code);
  });
});
