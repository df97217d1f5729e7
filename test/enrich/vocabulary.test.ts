import { expect, it } from '@jest/globals';
import { enrich } from '../../src/enrich/enrich.ts';
import { languagesOfRegion, likelyRegionOf } from '../../src/enrich/knowledge/nations.ts';
import { recognizeStyle } from '../../src/enrich/knowledge/recognize-style.ts';
import { toDemonym } from '../../src/vocabulary/countries.ts';
import { LANGUAGES, STYLES, USE_CASES } from '../../src/vocabulary/facets.ts';
import { draft } from '../support/draft.ts';

it.each([...STYLES])('the style %s is recognized by each of its words', (style, row) => {
  for (const word of [style, ...row.codes, ...row.wordings, ...row.labels])
    expect([word, recognizeStyle(word)]).toEqual([word, [style]]);
});

it.each([...USE_CASES])('the use case %s is recognized by each of its words', (slug, row) => {
  for (const word of [slug, ...row.names, ...row.codes, ...row.wordings])
    expect([word, enrich(draft({ useCases: [word] })).use_cases]).toEqual([word, [slug]]);
});

const homes = [...LANGUAGES].flatMap(([language, { home }]) => (home ? [[language, home] as const] : []));
it.each(homes)(
  'the home nation of %s is %s, where the language is official and most likely',
  (language, region) => {
    expect(languagesOfRegion(region)).toContain(language);
    expect(likelyRegionOf(language)).toBe(region);
    expect(toDemonym(region)).toBeDefined();
  },
);

it('the languages of a nation have the subtags that voices have', () => {
  expect([...languagesOfRegion('CN')]).toEqual(['zh']);
  expect(languagesOfRegion('CH').includes('de')).toBe(true);
  expect(languagesOfRegion('419').length).toBe(0);
});
