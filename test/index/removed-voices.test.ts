import { beforeAll, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { REMOVED_AT, snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const english = { language: 'en-US', language_name: 'English', country_name: 'United States' } as const;
const female = { ...english, gender: 'Female' } as const;

const removed = (last_known: StoredVoice, removed_at = REMOVED_AT) => ({
  first_seen: '2026-01-01',
  removed_at,
  last_known,
});

let catalog: Catalog;
beforeAll(async () => {
  catalog = await catalogOf(
    snapshotOf(
      [
        voice({ id: 'acme/en-US-AriaNeural', name: 'Aria', ...female, age: 'young' }),
        voice({ id: 'acme/en-US-GuyNeural', name: 'Guy', ...english, gender: 'Male' }),
        voice({ id: 'acme/en-US-SaraNeural', name: 'Sara', ...female, age: 'old' }),
        voice({ id: 'other/en-US-TessaNeural', name: 'Tessa', ...female }),
        voice({ id: 'other/Annabel', name: 'Annabel', ...female }),
        voice({ id: 'other/Ivy/new', name: 'Ivy', ...female }),
      ],
      {
        ledger: {
          'acme/en-US-JennyNeural': removed(
            voice({ id: 'acme/en-US-JennyNeural', name: 'Jenny', ...female, age: 'old' }),
            '2026-11-01T10:00:00.000Z',
          ),
          'other/Anna/neural': removed(voice({ id: 'other/Anna/neural', name: 'Anna', ...female })),
          'other/Ivy/old': removed(voice({ id: 'other/Ivy/old', name: 'Ivy', ...female })),
          'other/Old Joe': removed(
            voice({ id: 'other/Old Joe', name: 'Old Joe', ...english, gender: 'Male' }),
          ),
          'acme/lost': { first_seen: '2026-01-01', removed_at: REMOVED_AT },
        },
      },
    ),
  );
});

const search = (query: object) => catalog.search(SearchQuery.parse(query));
const idsOf = (query: object) => search(query).voices.map(({ id }) => id);
const SUCCESSORS = ['acme/en-US-SaraNeural', 'acme/en-US-AriaNeural', 'other/Annabel'];
const NOTE = `acme/en-US-JennyNeural was removed on 2026-11-01; see ${SUCCESSORS.join(', ')}.`;

it.each([
  'acme/en-US-JennyNeural',
  'en-US-JennyNeural',
  'ACME/en-us-jennyneural',
  'voiceId: "en-US-JennyNeural"',
  'is acme/en-US-JennyNeural gone',
])('a search for a removed voice finds its successors, most like first, and says so: %s', (text) => {
  expect(idsOf({ search: text })).toEqual(SUCCESSORS);
  expect(search({ search: text }).interpretation?.notes).toEqual([NOTE]);
});

it('a search for a removed voice finds what the missing id has as replacements', () => {
  const [missing] = search({ ids: 'acme/en-US-JennyNeural' }).missing ?? [];
  expect(idsOf({ search: 'acme/en-US-JennyNeural' })).toEqual(missing?.replacements);
});

it('a search for a removed voice finds those that pass the filters', () => {
  expect(idsOf({ search: 'en-US-JennyNeural', providers: 'other' })).toEqual(['other/Annabel']);
  expect(idsOf({ search: 'en-US-JennyNeural', genders: 'Male' })).toEqual([]);
  expect(idsOf({ search: 'en-US-JennyNeural', limit: 1, offset: 1 })).toEqual(SUCCESSORS.slice(1, 2));
});

it('a search for a removed voice finds nothing where the fields of the voice are not known', () => {
  expect(search({ search: 'acme/lost' })).toMatchObject({
    total: 0,
    interpretation: { notes: [`acme/lost was removed on ${REMOVED_AT}.`] },
  });
});
