import { describe, expect, it } from '@jest/globals';
import { SearchQuery, VoiceFilters } from '../../src/domain/query.ts';
import { JSON_ARRAY } from '../../src/http/voice-formats.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { readBeside, type Table, testRows } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const english = { language: 'en-US', language_name: 'English', country_name: 'United States' };
const catalog = await catalogOf(
  snapshotOf([
    voice({ id: 'acme/ada', ...english, other_languages: ['fr-CA', 'zu-ZA'] }),
    voice({ id: 'acme/bea', ...english, local_name: '晓晓', gender_stated: false }),
    voice({ id: 'acme/zoe', language: 'fr-FR', language_name: 'French', country_name: 'France' }),
    voice({ id: 'acme/yan', ...english, models: ['one', 'two'], model_id: 'one', styles: ['warm', 'deep'] }),
    voice({ id: 'acme/xen', ...english, status: 'deprecated', styles: ['warm'] }),
  ]),
);
const search = (query: object) => catalog.search(SearchQuery.parse(query));
const found = (query: object) => search(query).voices.map(({ id }) => id.replace('acme/', ''));

for (const table of readBeside<readonly Table[]>(import.meta))
  testRows(table, ({ query }) => ({ found: found(query as object) }));

describe('a voice that speaks further languages', () => {
  it.each([{ language: 'French' }, { language: 'fr', status: 'active' }, { language: '-klingon' }, {}])(
    'a list of %j has the order of a search',
    (filters) => {
      const query = VoiceFilters.parse(filters);
      const list = JSON.parse(Buffer.concat([...catalog.dump(JSON_ARRAY, catalog.select(query))]).toString());
      expect(list.map(({ id }: { id: string }) => id.replace('acme/', ''))).toEqual(found(filters));
    },
  );

  it('counts once for each of its languages, and once with native', () => {
    const languages = (query: object) => search({ ...query, facets: true }).facets?.language;
    expect(languages({})).toEqual([
      { value: 'English', count: 4, code: 'en' },
      { value: 'French', count: 2, code: 'fr' },
      { value: 'Zulu', count: 1, code: 'zu' },
    ]);
    expect(languages({ native: true })).toEqual([
      { value: 'English', count: 4, code: 'en' },
      { value: 'French', count: 1, code: 'fr' },
    ]);
    expect(catalog.metadata.languages).toEqual(['English', 'French', 'Zulu']);
    expect(catalog.metadata.stats.total_languages).toBe(3);
  });
});

it('a gender that is not stated is no likeness', () => {
  const [nearest] = search({ similar_to: 'acme/ada' }).similar ?? [];
  expect(nearest?.agrees).toContain('gender');
  const similar = search({ similar_to: 'acme/bea' }).similar ?? [];
  expect(similar.flatMap(({ agrees, differs }) => [...agrees, ...differs])).not.toContain('gender');
});
