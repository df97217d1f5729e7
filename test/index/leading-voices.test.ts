import { describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import { catalogOf, TOP_TIER } from '../support/catalog.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  first: Rows<[title: string, query: Readonly<Record<string, string>>, first: string]>;
  alone: Rows<[search: string, ids: readonly string[]]>;
}>(import.meta);

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
  it.each(TABLE.first)('%s', (_, query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('a name that is also a language does not rank a voice before its speakers', () => {
    expect(found({ search: 'english', sort: 'relevance' }).at(-1)).toBe('acme/x1');
  });
});

describe('a search for an id', () => {
  it.each(TABLE.alone)('%s finds %j alone', (search, ids) => {
    expect(found({ search })).toEqual(ids);
  });
});
