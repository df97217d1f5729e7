import { describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { catalogOf } from '../support/catalog.ts';
import { REMOVED_AT, snapshotOf } from '../support/snapshot.ts';
import { readTables } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

type Fields = Partial<StoredVoice>;

const english: Fields = { language: 'en-US', language_name: 'English', gender: 'Female', provider: 'acme' };
const make = (id: string, fields: Fields) => voice({ ...english, ...fields, id, name: id });

/** Searches for voices like one with the fields `reference` among candidates by id. */
async function searchLike(reference: Fields, candidates: Readonly<Record<string, Fields>>) {
  const others = Object.entries(candidates).map(([id, fields]) => make(id, fields));
  const catalog = await catalogOf(snapshotOf([make('reference', reference), ...others]));
  return catalog.search(SearchQuery.parse({ similar_to: 'reference' }));
}

/** Voices by id, and the order in which those like a voice with other fields come. */
interface Likeness {
  readonly puts: string;
  readonly of: Fields;
  readonly order: readonly string[] | null;
  readonly among: Readonly<Record<string, Fields>>;
}
const tables = Object.fromEntries(readTables<readonly Likeness[]>(new URL('likeness/', import.meta.url)));

it.each(tables.similar ?? [])('likeness puts first $puts', async ({ of, order, among }) => {
  const { voices } = await searchLike(of, among);
  expect(voices.map(({ id }) => id)).toEqual(order);
});

it('likeness counts no field that either voice leaves out as equal or different', async () => {
  const { similar = [] } = await searchLike(
    { age: 'adult', accent: 'American' },
    { bare: {}, full: { age: 'old', accent: 'American', styles: ['warm'] } },
  );
  expect(similar).toEqual([
    { id: 'full', agrees: ['gender', 'language', 'accent', 'provider'], differs: ['name', 'age'] },
    { id: 'bare', agrees: ['gender', 'language', 'provider'], differs: ['name'] },
  ]);
});

it('likeness compares the models of one provider only, and takes a language for that of its likely region', async () => {
  const { similar = [] } = await searchLike(
    { model_id: 'neural', language: 'fr' },
    {
      'own/a': { model_id: 'standard', language: 'fr-FR' },
      'other/b': { model_id: 'neural', language: 'fr-CA', provider: 'polly' },
    },
  );
  const told = similar.map(({ agrees, differs }) => [
    agrees.includes('language'),
    agrees.concat(differs).includes('model_id'),
  ]);
  expect(told).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('likeness tells that the gender of its voice is not stated', async () => {
  const notes = async (fields: Fields) => (await searchLike(fields, { other: {} })).interpretation?.notes;
  expect(await notes({ gender: 'Female' })).toBeUndefined();
  expect(await notes({ gender: 'Neutral', gender_stated: false })).toEqual([
    'The gender of the voice of similar_to is not stated, so that voices of any gender are similar; genders narrows them.',
  ]);
});

describe('replacements of a removed voice', () => {
  const searchLost = async (lost: Fields, candidates: Readonly<Record<string, Fields>>) => {
    const entry = { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: REMOVED_AT };
    const ledger = { gone: { ...entry, last_known: make('gone', lost) } };
    const voices = Object.entries(candidates).map(([id, fields]) => make(id, fields));
    const catalog = await catalogOf(snapshotOf(voices, { ledger }));
    return catalog.search(SearchQuery.parse({ ids: 'gone' }));
  };

  it.each(tables.replacements ?? [])('are $puts', async ({ of, order, among }) => {
    const { missing } = await searchLost(of, among);
    expect(missing?.[0]?.replacements ?? null).toEqual(order);
  });

  it('are told to be of any gender where that of the voice was not stated', async () => {
    const unstated: Fields = { gender: 'Neutral', gender_stated: false };
    const notes = [
      'The gender of a missing voice was not stated, so that its replacements are of any gender.',
    ];
    expect((await searchLost(unstated, { man: { gender: 'Male' } })).interpretation).toEqual({ notes });
    for (const [lost, other] of [
      [{}, { man: {} }],
      [unstated, {}],
    ] as const)
      expect(await searchLost(lost, other)).not.toHaveProperty('interpretation');
  });
});
