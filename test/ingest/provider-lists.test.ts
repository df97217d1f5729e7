import { describe, expect, it } from '@jest/globals';
import { UpstreamError } from '../../src/domain/errors.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import type { HttpList, ListRequest } from '../../src/ingest/provider.ts';
import { POLLY_GENDERS } from '../../src/ingest/providers/telnyx.ts';
import { useLiveLists } from '../support/live-lists.ts';
import { bundledList, providerOf } from '../support/providers.ts';

const live = useLiveLists();
const httpOf = (slug: string) => providerOf(slug).list as HttpList;
const voicesOf = (slug: string, page: unknown, request?: ListRequest) =>
  (providerOf(slug).records(page, request) ?? []).flatMap((record) => providerOf(slug).parseRecord(record));
const katie = { id: 'f786b574', name: 'Katie', language: 'en', gender: 'feminine', access: 'public' };

it.each([
  ['eastus', 'https://eastus.tts.speech.microsoft.com'],
  ['chinanorth2', 'https://chinanorth2.tts.speech.azure.cn'],
  ['usgovvirginia', 'https://usgovvirginia.tts.speech.azure.us'],
])('the list of Azure in the region %s is at %s', (region, address) => {
  const { baseUrl } = httpOf('azure');
  expect(baseUrl({ region }, { path: '/' })).toBe(address);
  expect(baseUrl({ region: 'eastus,other' }, { list: region, path: '/' })).toBe(address);
});

it.each([
  ['deepgram', {}, [{ path: '/v1/models', headers: {} }]],
  ['deepgram', { key: 'k' }, [{ path: '/v1/models', headers: { Authorization: 'Token k' } }]],
  ['minimax', { key: 'k' }, [{ body: { voice_type: 'system' } }]],
  ['murf', { key: 'k' }, ['GEN2', 'FALCON'].map((model) => ({ query: { model }, ifNotFound: 'skip' }))],
])(
  'the list of %s is complete with the settings %j, and asks for no voice of the account',
  (slug, settings, requests) => {
    expect(providerOf(slug).isConfigured(settings)).toBe(true);
    expect(httpOf(slug).requests(settings)).toMatchObject(requests);
  },
);

it.each([
  ['https://s3.eu-west-1.amazonaws.com', true],
  ['https://minio.example:9000', false],
  ['https://amazonaws.com.example', false],
])('the credentials of a store at %s are those of Polly: %s', (s3Endpoint, isConfigured) => {
  expect(providerOf('polly').isConfigured({ region: 'eu-west-1', accessKey: 'k', s3Endpoint })).toBe(
    isConfigured,
  );
});

describe('the page after another one', () => {
  const nextTo = (slug: string, page: object) =>
    httpOf(slug).next?.(page, { path: '/voices', query: { limit: '100' } });

  it.each([
    ['cartesia', { data: [katie], has_more: true, next_page: 'cursor' }, { starting_after: 'cursor' }],
    ['cartesia', { data: [katie], has_more: true, next_page: null }, { starting_after: 'f786b574' }],
    ['cartesia', { data: [katie], has_more: true }, { starting_after: 'f786b574' }],
    ['resemble', { page: 1, num_pages: 2 }, { page: '2' }],
    ['resemble', { page: 1, page_count: 2 }, { page: '2' }],
    ['ultravox', { next: 'https://evil.test/other?cursor=abc%3D', results: [] }, { cursor: 'abc=' }],
  ])('of %s is asked for by its cursor or number, at the same path: %j', (slug, page, query) => {
    expect(nextTo(slug, page)).toEqual({ path: '/voices', query: { limit: '100', ...query } });
  });

  it.each([
    ['cartesia', [katie]],
    ['cartesia', { data: [katie], has_more: false, next_page: null }],
    ['resemble', { page: 2, num_pages: 2 }],
    ['resemble', { page: 1, num_pages: 0 }],
    ['ultravox', { next: null, results: [] }],
    ['elevenlabs', { voices: [], has_more: false }],
  ])('of %s is not asked for after the last one: %j', (slug, page) => {
    expect(nextTo(slug, page)).toBeUndefined();
  });

  it.each([
    ['cartesia', { data: [], has_more: true }],
    ['resemble', { page: 1, items: [] }],
    ['elevenlabs', { voices: [], has_more: true, next_page_token: null }],
  ])('of %s is an error where the page that has more does not lead to it: %j', (slug, page) => {
    expect(() => nextTo(slug, page)).toThrow();
  });
});

const end = { has_more: false, next_page: null };
const older = { ...katie, access: undefined, is_public: true, name: 'Katie - Friendly Fixer' };

it.each([
  ['2024-06-10', [{ ...older, owner_id: 'o', embedding: [0.1] }]],
  ['2025-04-16', { ...end, data: [{ ...older, is_owner: false }] }],
  ['2026-08-14', { ...end, data: [{ ...katie, visibility: 'all', tagline: 'Friendly Fixer' }] }],
])('a list of Cartesia is read in the shape of %s', (_, page) => {
  const [voice] = voicesOf('cartesia', page);
  expect(voice && enrich(toDraft(providerOf('cartesia'), voice))).toMatchObject({
    name: 'Katie',
    description: 'Friendly woman',
    styles: ['friendly'],
  });
});

it.each([
  ['GEN2', 'gen2'],
  ['FALCON', 'falcon'],
  [undefined, 'gen2'],
])('a Murf voice is of the model of its request: %s', (model, expected) => {
  const request = model === undefined ? undefined : { path: '/v1/speech/voices', query: { model } };
  expect(voicesOf('murf', [{ voiceId: 'en-US-natalie', locale: 'en-US' }], request)).toMatchObject([
    { model: expected },
  ]);
});

it('a Murf record of another shape is refused', () => {
  expect(() => voicesOf('murf', [null])).toThrow();
});

const embedding = { speaker_embedding: [0.1, -0.2], gpt_cond_latent: [[0.3]] };

it.each([
  ['xtts', ['Alma María', 'Craig Gutsy'], ['Alma María', 'Craig Gutsy']],
  ['xtts', { 'Alma María': embedding, 'Craig Gutsy': embedding }, ['Alma María', 'Craig Gutsy']],
  ['kokoro', { voices: ['af_heart', { id: 'am_adam' }] }, ['af_heart', 'am_adam']],
  ['minimax', { system_voice: null, base_resp: { status_code: 0 } }, []],
])('a list of %s is read as ids, as objects, by name or as null: %j', (slug, page, ids) => {
  expect(voicesOf(slug, page).map(({ nativeId }) => nativeId)).toEqual(ids);
});

it.each([
  [1004, 'unauthorized'],
  [1002, 'rate_limited'],
  [2013, 'http_error'],
])('the code %i in a MiniMax answer of status 200 is an error of class %s', (status_code, errorClass) => {
  const page = { system_voice: null, base_resp: { status_code, status_msg: 'why' } };
  expect(() => voicesOf('minimax', page)).toThrow(UpstreamError);
  expect(() => voicesOf('minimax', page)).toThrow(expect.objectContaining({ errorClass }));
});

it.each([
  [
    'minimax',
    { base_resp: { status_code: 2013, status_msg: 'x'.repeat(1e6) } },
    /^MiniMax answered 2013: x{200}$/,
  ],
  ['resemble', { success: false, message: 'no such page' }, /no such page$/],
  ['resemble', { success: false }, /no reason given$/],
])(
  'a failure that %s answers with status 200 fails the list, with a bounded part of its message',
  (slug, page, message) => {
    expect(() => voicesOf(slug, page)).toThrow(message);
  },
);

it('throttling, which Polly answers with 400, is an error of class rate_limited', async () => {
  live.replay().spoil('polly', (_, response) => {
    response.writeHead(400, { 'x-amzn-errortype': 'ThrottlingException' }).end('{"message":"Rate exceeded"}');
  });
  await expect(live.ask(providerOf('polly'))).rejects.toMatchObject({ errorClass: 'rate_limited' });
});

it('the genders of Polly at resellers are those of the list of Polly', async () => {
  const { voices } = await bundledList(providerOf('polly'));
  const listed = voices.map(
    ({ provider_voice_id = '', gender }) => [provider_voice_id, gender.toLowerCase()] as const,
  );
  expect(new Map([...POLLY_GENDERS].sort())).toEqual(new Map(listed.sort()));
});

it('a model of Piper with more than a hundred names is one voice', () => {
  const names = Array.from({ length: 101 }, (_, at) => `an${'abcdefghijk'[at % 11]}a${'a'.repeat(at)}`);
  const countOf = (speakers: readonly string[]) => {
    const speaker_id_map = Object.fromEntries(speakers.map((speaker, id) => [speaker, id]));
    const record = { key: 'en_GB-crowd-low', name: 'crowd', language: { code: 'en_GB', family: 'en' } };
    return providerOf('piper').parseRecord({ ...record, quality: 'low', speaker_id_map }).length;
  };
  expect([countOf(names.slice(1)), countOf(names)]).toEqual([100, 1]);
});
