import { beforeAll, describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Catalog } from '../../src/index/catalog.ts';
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
      voice({ id: 'acme/a7', language: 'en-US', language_name: 'English', accent: 'Boston' }),
    ]),
  );
});

const search = (query: object) => catalog.search(SearchQuery.parse(query));
const idsOf = (query: object) =>
  search(query)
    .voices.map(({ id }) => id)
    .sort();

describe('a known value that no voice has', () => {
  it.each([
    ['audiobook', ['acme/a1', 'acme/a2'], ['storytelling', 'narration'], 'No voice has "audiobook"'],
    ['novels', ['acme/a1', 'acme/a2'], ['storytelling', 'narration'], 'No voice has "audiobook"'],
    ['resonant', ['acme/a3'], ['rich'], 'No voice has "resonant"'],
    ['booming', ['acme/a3'], ['rich'], 'No voice has "resonant"'],
    ['adult', ['acme/a1'], ['young'], 'No voice has "adult"'],
    ['glaswegian', ['acme/a2'], ['Scottish'], 'No voice has "Glaswegian"'],
    ['lancashire', ['acme/a1', 'acme/a3'], ['British'], 'No voice has "Lancashire"'],
    ['swabian', ['acme/a4'], ['German'], 'No voice has "Swabian"'],
    ['andalusian', ['acme/a6'], ['Spain'], 'No voice has "Andalusian"'],
    ['bosnian', ['acme/a5'], ['Croatian'], 'No voice speaks Bosnian yet'],
  ])('is searched by its neighbours: %s', (text, ids, readAs, note) => {
    const { interpretation } = search({ search: text });
    expect(idsOf({ search: text })).toEqual(ids);
    expect(interpretation?.words).toEqual([{ word: text, read_as: readAs }]);
    expect(interpretation?.notes).toEqual([
      expect.stringMatching(new RegExp(`^${note}; ".* searched instead\\.$`)),
    ]);
  });

  it('goes together with other words', () => {
    expect(idsOf({ search: 'lancashire woman' })).toEqual(['acme/a3']);
    expect(idsOf({ search: 'east midlands woman' })).toEqual(['acme/a3']);
  });

  it('is read as itself under another name', () => {
    expect(idsOf({ search: 'bostonian' })).toEqual(['acme/a7']);
    expect(search({ search: 'bostonian' }).interpretation).toEqual({
      words: [{ word: 'bostonian', read_as: ['Boston'] }],
    });
  });

  it('excludes no neighbours', () => {
    expect(idsOf({ search: 'british not lancashire' })).toEqual(idsOf({ search: 'british' }));
  });

  it('has no neighbours where none of them has a voice', () => {
    expect(search({ search: 'sicilian' }).total).toBe(0);
    expect(search({ search: 'igbo' }).interpretation?.notes).toEqual(['No voice speaks Igbo yet.']);
  });

  it.each([
    ['use_cases', 'audiobook', ['storytelling', 'narration']],
    ['styles', 'booming', ['rich']],
    ['ages', 'adult', ['young']],
    ['accent', 'glaswegian', ['Scottish']],
    ['accent', 'bostonian', ['Boston']],
    ['language', 'Bosnian', ['Croatian']],
  ])('finds nothing as a filter, and its neighbours are proposed: %s=%s', (parameter, value, nearest) => {
    const { total, suggestions } = search({ [parameter]: value });
    expect(total).toBe(0);
    expect(suggestions?.did_you_mean?.[0]).toEqual({
      parameter,
      value,
      nearest: expect.arrayContaining(nearest),
    });
  });
});
