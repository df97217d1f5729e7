import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const english = { language: 'en-GB', language_name: 'English', country_name: 'United Kingdom' } as const;

let catalog: Catalog;
beforeAll(async () => {
  catalog = await catalogOf(
    snapshotOf([
      voice({ id: 'acme/a1', ...english, accent: 'British', use_cases: ['narration'], age: 'young' }),
      voice({ id: 'acme/a2', ...english, accent: 'Scottish', use_cases: ['storytelling'], age: 'old' }),
      voice({ id: 'acme/a3', ...english, accent: 'British', styles: ['rich'], gender: 'Female' }),
      voice({ id: 'acme/a4', language: 'de-DE', language_name: 'German', accent: 'German' }),
      voice({ id: 'acme/a5', language: 'hr-HR', language_name: 'Croatian', country_name: 'Croatia' }),
      voice({ id: 'acme/a6', language: 'es-ES', language_name: 'Spanish', country_name: 'Spain' }),
      voice({ id: 'acme/a8', name: 'Swati', language: 'hi-IN', language_name: 'Hindi' }),
      voice({ id: 'acme/a7', language: 'en-US', language_name: 'English', accent: 'Boston' }),
    ]),
  );
});

const search = (query: object) => catalog.search(SearchQuery.parse(query));

describe('a known value that no voice has', () => {
  it.each([
    ['use_cases', 'audiobook', ['storytelling', 'narration']],
    ['styles', 'resonant', ['rich']],
    ['ages', 'adult', ['young']],
    ['search', 'audiobook', ['storytelling', 'narration']],
  ])('finds nothing, and its neighbours are proposed: %s=%s', (parameter, value, nearest) => {
    const { total, suggestions } = search({ [parameter]: value });
    expect(total).toBe(0);
    expect(suggestions?.did_you_mean?.[0]).toEqual({
      parameter,
      value,
      nearest: expect.arrayContaining(nearest),
    });
  });

  it('is told where it is a language', () => {
    expect(search({ search: 'igbo' }).interpretation?.notes).toEqual(['No voice speaks Igbo yet.']);
  });

  it('is told where it is a language that has the name of an accent', () => {
    expect(search({ language: 'Scots' }).interpretation?.notes).toEqual(['No voice speaks Scots yet.']);
  });

  it('is told where a voice has the name of the language, and another word means it', () => {
    const { total, interpretation } = search({ search: 'siswati' });
    expect([total, interpretation?.notes]).toEqual([0, ['No voice speaks Swati ("siswati") yet.']]);
  });
});
