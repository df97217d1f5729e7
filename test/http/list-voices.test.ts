import { describe, expect, it } from '@jest/globals';
import { FACET_PARAMETERS } from '../../src/domain/filters.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { appOf, smallApp, testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { GONE_ID, REMOVED_AT, snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ told: Rows<[query: string, notes?: readonly string[]]> }>(import.meta);

const app = await testApp();

async function find(query: Record<string, string>, from = app): Promise<VoiceListResponse> {
  return (await request(from).get('/v1/voices').query(query).expect(200)).body;
}

const idsOf = ({ voices }: VoiceListResponse) => voices.map(({ id }) => id);

describe('offsets', () => {
  const queries = [
    {},
    { search: 'emma' },
    { search: 'english' },
    { similar_to: 'polly/Joanna/neural' },
    { sort: 'name' },
  ];
  const offsets = [2 ** 31, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER];
  const cases = queries.flatMap((query) => offsets.map((offset) => ({ query, offset })));

  it.each(cases)(
    'an offset beyond the last voice gives an empty page: $query, $offset',
    async ({ query, offset }) => {
      const { total, ...rest } = await find({ ...query, offset: String(offset) });
      expect(total).toBeGreaterThan(5);
      expect(rest).toMatchObject({ voices: [], offset, hasMore: false });
    },
  );
});

describe('ids', () => {
  it('the parameter ids gives the voices of the catalog, and the reason why each other one is missing', async () => {
    const small = await smallApp();
    const answer = await find({ ids: `fictional/Ada, ${GONE_ID},fictional/Nobody,__proto__` }, small);
    expect(idsOf(answer)).toEqual(['fictional/Ada']);
    expect(answer).toMatchObject({ total: 1, hasMore: false });
    expect(answer.missing).toEqual([
      { id: GONE_ID, reason: 'removed', removed_at: REMOVED_AT },
      { id: 'fictional/Nobody', reason: 'unknown' },
      { id: '__proto__', reason: 'unknown' },
    ]);
  });

  it('a voice that a filter excludes is not missing', async () => {
    const ids = 'polly/Joanna/neural,deepgram/aura-2-thalia-en';
    expect(await find({ ids })).toMatchObject({ total: 2, missing: [] });
    expect(await find({ ids, providers: 'polly' })).toMatchObject({ total: 1, missing: [] });
  });

  it('an answer without ids in its query has nothing missing', async () => {
    expect(await find({ limit: '1' })).not.toHaveProperty('missing');
  });

  it('the parameter ids takes at most a hundred ids', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `fictional/${index}`).join(',');
    expect((await find({ ids: list(100) })).missing).toHaveLength(100);
    expect((await find({ ids: 'x,x, x' })).missing).toHaveLength(1);
    const { body } = await request(app)
      .get('/v1/voices')
      .query({ ids: list(101) })
      .expect(400);
    expect(body.error.message).toBe('ids must be a list of at most 100 ids.');
  });
});

it.each(['language', 'country', 'providers', 'use_cases'])(
  'a list of %s with more than 200 values is refused',
  async (name) => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`).join(',');
    expect(await find({ [name]: list(200) })).toMatchObject({ total: 0 });
    const { body } = await request(app)
      .get('/v1/voices')
      .query({ [name]: list(201) })
      .expect(400);
    expect(body.error.message).toBe(`${name} must be a list of at most 200 values.`);
  },
);

it('facets are counted on request only', async () => {
  expect(await find({ limit: '1' })).not.toHaveProperty('facets');
  expect(await find({ limit: '1', facets: 'false' })).not.toHaveProperty('facets');
  expect(await find({ limit: '1' })).not.toHaveProperty('facet_parameters');
  expect(Object.keys((await find({ limit: '1', facets: 'true' })).facets ?? {})).toEqual(
    Object.keys(FACET_PARAMETERS),
  );
});

it('labels make a page larger by less than a tenth', async () => {
  for (const search of ['', 'jenny']) {
    const page = await find({ ...(search && { search }), limit: '5', facets: 'true' });
    const bare = JSON.stringify(page, (key, value) => (key === 'label' ? undefined : value));
    expect(JSON.stringify(page).length / bare.length).toBeLessThan(1.1);
  }
});

it('facets leave the voices of a page as they are', async () => {
  const query = { search: 'british female', limit: '20' };
  expect(idsOf(await find({ ...query, facets: 'true' }))).toEqual(idsOf(await find(query)));
});

it('the parameter similar_to gives the closest voices and their comparison, page by page', async () => {
  const query = { similar_to: 'azure/en-US-JennyNeural', providers: 'polly,deepgram' };
  const whole = await find({ ...query, limit: '20' });
  const next = await find({ ...query, limit: '10', offset: '10' });
  expect(idsOf(next)).toEqual(idsOf(whole).slice(10));
  expect(next.similar).toEqual(whole.similar?.slice(10));
});

it('the order by newest starts with the latest that appeared while the directory watched, and ends with the others', async () => {
  const seen = {
    'fictional/Old': '2026-01-01',
    'fictional/New': '2026-11-01',
    'fictional/Middle': '2026-06-01',
  };
  const watched = Object.entries(seen).map(([id, first_seen]) => [id, { first_seen, evidence: 'watched' }]);
  const ledger = {
    ...Object.fromEntries(watched),
    'fictional/First': { first_seen: '2026-11-02' },
    'fictional/Undated': { first_seen: '2026-11-03', evidence: 'undated' },
  };
  const voices = Object.keys(ledger).map((id) => voice({ id }));
  const aged = await appOf(snapshotOf(voices, { ledger }));
  expect(idsOf(await find({ sort: 'newest' }, aged))).toEqual([
    'fictional/New',
    'fictional/Middle',
    'fictional/Old',
    'fictional/First',
    'fictional/Undated',
  ]);
  expect(idsOf(await find({}, aged))[0]).toBe('fictional/First');
});

it.each([
  ...TABLE.told,
  [
    Array.from({ length: 900 }, (_, at) => `model${at}=x`).join('&'),
    [
      ...Array.from({ length: 20 }, (_, at) => `model${at} is no parameter and was ignored; model is one.`),
      '880 more parameters with such names were ignored.',
    ],
  ],
] as typeof TABLE.told)('parameters are told that resemble known ones: %s', async (...[query, notes]) => {
  const { body, headers } = await request(app).get(`/v1/voices?${query}`).expect(200);
  expect(body.interpretation?.notes).toEqual(notes);
  const plain = await request(app).get('/v1/voices').expect(200);
  expect(plain.body).not.toHaveProperty('interpretation');
  expect(plain.headers.etag === headers.etag).toBe(notes === undefined);
});

it('an empty catalog answers with an empty page and with metadata', async () => {
  const empty = await appOf([]);
  const nothing = { voices: [], total: 0, limit: 48, offset: 0, hasMore: false };
  expect(await find({}, empty)).toEqual(nothing);
  const interpretation = { notes: ['No voice has "jenny".'] };
  const searched = await find({ search: 'jenny', has_preview: 'true' }, empty);
  expect(searched).toEqual({ ...nothing, interpretation });
  await request(empty).get('/v1/metadata').expect(200);
});
