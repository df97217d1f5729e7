import { expect, it } from '@jest/globals';
import {
  languagesOfRegion,
  regionOfCountry,
  regionOfDemonym,
} from '../../../src/enrich/knowledge/nations.ts';
import { toDemonym } from '../../../src/vocabulary/countries.ts';

it.each([
  ['GB', 'British'],
  ['NZ', 'New Zealand'],
  ['NL', 'Dutch'],
  ['SA', 'Saudi'],
  ['KR', 'Korean'],
])('a nation has an adjective that leads back to it: %s is %s', (region, adjective) => {
  expect(toDemonym(region)).toBe(adjective);
  expect(regionOfDemonym(adjective.toLowerCase())).toBe(region);
});

it.each([
  ['american', 'US'],
  ['french', 'FR'],
  ['norwegian', 'NO'],
])(
  'an independent nation has the adjective that it shares with territories: %s is %s',
  (adjective, region) => {
    expect(regionOfDemonym(adjective)).toBe(region);
  },
);

it.each([
  ["Cote d'Ivoire", 'CI'],
  ['CURAÇAO', 'CW'],
  ['Turkiye', 'TR'],
  ['Holland', 'NL'],
  ['República Federativa do Brasil', 'BR'],
  ['DEU', 'DE'],
])(
  'the name, formal name or code %s, with or without accents, is that of the country %s',
  (wording, region) => {
    expect(regionOfCountry(wording)).toBe(region);
  },
);

it('the languages of a nation have the subtags that voices have', () => {
  expect([...languagesOfRegion('CN')]).toEqual(['zh']);
  expect(languagesOfRegion('CH').has('de')).toBe(true);
  expect(languagesOfRegion('419').size).toBe(0);
});
