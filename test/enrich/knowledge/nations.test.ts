import { describe, expect, it } from '@jest/globals';
import { toDemonym } from '../../../src/domain/countries.ts';
import { languagesOf, regionOfCountry, regionOfNation } from '../../../src/enrich/knowledge/nations.ts';

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

  it.each([
    ["Cote d'Ivoire", 'CI'],
    ['CURAÇAO', 'CW'],
    ['Turkiye', 'TR'],
    ['Holland', 'NL'],
    ['República Federativa do Brasil', 'BR'],
    ['DEU', 'DE'],
  ])('go by names with and without accents, formal ones and codes: %s is %s', (wording, region) => {
    expect(regionOfCountry(wording)).toBe(region);
  });

  it('speak languages in the subtags that voices have', () => {
    expect([...languagesOf('CN')]).toEqual(['zh']);
    expect(languagesOf('CH').has('de')).toBe(true);
    expect(languagesOf('419').size).toBe(0);
  });
});
