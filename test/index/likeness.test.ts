import { describe, expect, it } from '@jest/globals';
import { SearchQuery } from '../../src/domain/query.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { catalogOf } from '../support/catalog.ts';
import { REMOVED_AT, snapshotOf } from '../support/snapshot.ts';
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

it.each<[string, Fields, string[], Record<string, Fields>]>([
  [
    'ages by their steps, not stated between equal and different',
    { age: 'young' },
    ['b-young', 'f-unstated', 'd-adult', 'c-middle-aged', 'a-old', 'e-child'],
    {
      'a-old': { age: 'old' },
      'b-young': { age: 'young' },
      'c-middle-aged': { age: 'middle-aged' },
      'd-adult': { age: 'adult' },
      'e-child': { age: 'child' },
      'f-unstated': {},
    },
  ],
  [
    'a child after every other voice, whatever else it shares',
    { age: 'adult', accent: 'American', styles: ['warm'] },
    ['b-man', 'a-child'],
    {
      'a-child': { age: 'child', accent: 'American', styles: ['warm'] },
      'b-man': { age: 'old', gender: 'Male', language: 'en-GB', provider: 'bolt' },
    },
  ],
  [
    'a child after every other voice where no age is stated',
    {},
    ['b-man', 'a-child'],
    { 'a-child': { age: 'child' }, 'b-man': { gender: 'Male' } },
  ],
  [
    'the likely region for a language without one',
    { language: 'en' },
    ['d-none', 'c-american', 'a-british', 'b-indian'],
    {
      'a-british': { language: 'en-GB' },
      'b-indian': { language: 'en-IN' },
      'c-american': { language: 'en-US' },
      'd-none': { language: 'en' },
    },
  ],
  [
    'a language without a region for its likely region',
    { language: 'en-US' },
    ['b-none', 'a-british'],
    { 'a-british': { language: 'en-GB' }, 'b-none': { language: 'en' } },
  ],
  [
    'children first for a child',
    { age: 'child' },
    ['b-boy', 'c-unstated', 'a-adult'],
    { 'a-adult': { age: 'adult' }, 'b-boy': { age: 'child', gender: 'Male' }, 'c-unstated': {} },
  ],
  [
    'models by their tier, not by their word',
    { provider: 'polly', model_id: 'neural' },
    ['b-second', 'c-first', 'a-fourth'],
    {
      'a-fourth': { provider: 'google', model_id: 'standard' },
      'b-second': { provider: 'google', model_id: 'studio' },
      'c-first': { provider: 'google', model_id: 'chirp3-hd' },
    },
  ],
  [
    'released voices for a released one',
    {},
    ['b-released', 'a-preview'],
    { 'a-preview': { status: 'preview', styles: ['warm'] }, 'b-released': {} },
  ],
  [
    'voices of more common styles, then of more common use cases',
    { styles: ['warm', 'calm'], use_cases: ['ivr', 'news'] },
    ['c-both', 'd-one-news', 'b-one', 'a-none'],
    {
      'a-none': { use_cases: ['ivr', 'news'] },
      'b-one': { styles: ['warm'] },
      'c-both': { styles: ['calm', 'warm'] },
      'd-one-news': { styles: ['calm'], use_cases: ['news'] },
    },
  ],
])('likeness puts first %s', async (_, reference, expected, candidates) => {
  const { voices } = await searchLike(reference, candidates);
  expect(voices.map(({ id }) => id)).toEqual(expected);
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

  it.each<[string, Fields, string[] | undefined, Record<string, Fields>]>([
    [
      'its provider first',
      { age: 'middle-aged' },
      ['b-own', 'a-other'],
      { 'a-other': { provider: 'bolt', age: 'middle-aged' }, 'b-own': { language: 'en-GB', age: 'adult' } },
    ],
    [
      'no child for an adult',
      { age: 'adult' },
      ['b-other'],
      { 'a-child': { age: 'child' }, 'b-other': { provider: 'bolt' } },
    ],
    [
      'no man for a woman where another provider has a woman, or a voice without a stated gender',
      { gender: 'Female' },
      ['c-woman', 'b-unstated'],
      {
        'a-man': { gender: 'Male' },
        'b-unstated': { provider: 'bolt', gender: 'Neutral', gender_stated: false },
        'c-woman': { provider: 'bolt', gender: 'Female' },
      },
    ],
    [
      'a man for a woman where there is nobody else',
      { gender: 'Female' },
      ['a-man'],
      { 'a-man': { gender: 'Male' } },
    ],
    ['no child for a voice without an age', {}, undefined, { 'a-child': { age: 'child' } }],
    [
      'a child of another provider before an adult of its own',
      { age: 'child' },
      ['b-child', 'a-adult'],
      { 'a-adult': { age: 'adult' }, 'b-child': { age: 'child', provider: 'bolt' } },
    ],
  ])('are %s', async (_, lost, expected, candidates) => {
    const { missing } = await searchLost(lost, candidates);
    expect(missing?.[0]?.replacements).toEqual(expected);
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
