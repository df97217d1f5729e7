import { describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import { catalogOf, TOP_TIER } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const english = { language: 'en-US', language_name: 'English', country_name: 'United States' };
const top = (name: string, more: object = {}) =>
  voice({ id: `deepgram/${name}`, name, model_id: TOP_TIER.model, ...english, ...more });

const catalog = await catalogOf(
  snapshotOf([
    top('Janus'),
    top('Luna'),
    top('aura-2-zeus-en', { name: 'Zeus' }),
    voice({ id: 'acme/zeus-en', name: 'Zeus', ...english }),
    voice({ id: 'acme/jan', name: 'Jan', ...english }),
    voice({ id: 'acme/luna', name: 'Luna', ...english }),
    voice({ id: 'acme/x1', name: 'English', language: 'fr', language_name: 'French' }),
  ]),
);
const found = (query: object) => catalog.search(SearchQuery.parse(query)).voices.map(({ id }) => id);

describe('voices of the top tier', () => {
  it.each([
    ['lead a search for what they all are', { search: 'english' }, 'deepgram/Janus'],
    ['lead a search for their name', { search: 'luna' }, 'deepgram/Luna'],
    ['do not lead a search for a name that theirs only begins with', { search: 'jan' }, 'acme/jan'],
    ['do not lead it beside other words', { search: 'english jan' }, 'acme/jan'],
    ['do not lead a search sorted by relevance', { search: 'acme luna', sort: 'relevance' }, 'acme/luna'],
    ['lead where nothing is searched', { sort: 'relevance' }, 'deepgram/Janus'],
  ])('%s', (_, query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('a name that is also a language does not rank a voice before its speakers', () => {
    expect(found({ search: 'english', sort: 'relevance' }).at(-1)).toBe('acme/x1');
  });
});

describe('a search for an id', () => {
  it.each([
    ['zeus-en', ['acme/zeus-en']],
    ['ACME/Zeus-en', ['acme/zeus-en']],
    ['aura-2-zeus-en', ['deepgram/aura-2-zeus-en']],
    ['zeus', ['deepgram/aura-2-zeus-en', 'acme/zeus-en']],
  ])('%s finds %j alone', (search, ids) => {
    expect(found({ search })).toEqual(ids);
  });
});
