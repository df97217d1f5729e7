import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fetch as undiciFetch } from 'undici';
import {
  type ClientOptions,
  createVoiceDirectoryClient,
  type VoiceDirectoryClient,
} from '../../packages/client/src/client.ts';
import { withEtagCache } from '../../packages/client/src/etag-cache.ts';
import { createExchange, type ExchangeRequest } from '../../packages/client/src/exchange.ts';
import type { assertParameters } from '../../packages/client/src/parameters.ts';
import { routes } from '../../src/http/routes/index.ts';
import { EMPTY, failure, json, page, type Reply, reply, serve } from '../support/client-server.ts';

it.each<[object, string]>([
  [{}, '/v1/voices'],
  [
    { providers: ['azure', '-google'], search: undefined, facets: false },
    '/v1/voices?providers=azure%2C-google&facets=false',
  ],
  [
    { search: 'é&=?#+ 日本', limit: 3 },
    '/v1/voices?search=%C3%A9%26%3D%3F%23%2B%20%E6%97%A5%E6%9C%AC&limit=3',
  ],
  [{ search: 'cut \ud83d' }, '/v1/voices?search=cut%20%EF%BF%BD'],
  [{ styles: [] }, '/v1/voices?styles='],
])('the query %j is sent as %s', async (query, url) => {
  const { client, requests } = await serve([EMPTY]);
  await client.voices.search(query);
  expect(requests[0]?.url).toBe(url);
});

/** Routes that answer in the formats of other programs, which read them themselves. */
const FOREIGN = ['/changes.atom', '/voices.csv', '/audio/voices'];

it('every route but those of other formats has a method', async () => {
  const { client, requests } = await serve([EMPTY]);
  const { voices, changes } = client;
  const calls = [
    ...[voices.search(), voices.get('a/b'), voices.audioUrl('a/b'), voices.dump(), changes.newest()],
    ...[client.metadata(), client.models(), client.complete('brit')],
  ];
  await Promise.allSettled(calls);
  const asked = requests.map(({ url = '' }) => url.replace(/\?.*/, '').replace('a%2Fb', '{id}'));
  const known = routes.map(({ path }) => path).filter((path) => !FOREIGN.includes(path));
  expect([...new Set(asked)].sort()).toEqual(known.map((path) => `/v1${path}`).sort());
  // A program can name an answer's type only if operations.ts exports it.
  expect(readFileSync('packages/client/src/operations.ts', 'utf8')).not.toMatch(
    /Promise<(?:Schemas|components)\b/,
  );
});

describe('with a name that is no parameter', () => {
  type Call = (client: VoiceDirectoryClient, query: object) => PromiseLike<unknown>;
  const first = (pages: AsyncGenerator<unknown>) => pages.next();
  const calls: Readonly<Record<Parameters<typeof assertParameters>[1], Call>> = {
    'voices.search': ({ voices }, query) => voices.search(query),
    'voices.all': async ({ voices }, query) => first(voices.all(query)),
    'changes.newest': ({ changes }, query) => changes.newest(query),
    'changes.since': async ({ changes }, query) => first(changes.since('1', query)),
    models: ({ models }, query) => models(query),
    complete: ({ complete }, query) => complete('brit', query),
  };

  it('the guide names every method, and those with a query are here', async () => {
    const { client } = await serve([]);
    const { api: _, ...operations } = client;
    const methods = Object.entries(operations).flatMap(([name, own]) =>
      typeof own === 'function' ? name : Object.keys(own).map((method) => `${name}.${method}`),
    );
    const guide = readFileSync('packages/client/README.md', 'utf8');
    expect(methods.filter((method) => !guide.includes(`\`${method}(`))).toEqual([]);
    const others = ['voices.dump', 'voices.get', 'voices.audioUrl', 'metadata'];
    expect(methods.filter((method) => !Object.hasOwn(calls, method))).toEqual(others);
  });

  it.each(Object.entries(calls))(
    '%s rejects, names it and those that it takes, and sends nothing',
    async (name, call) => {
      const { client, requests } = await serve([EMPTY]);
      const message = `provider is no parameter of ${name}.`;
      await expect(call(client, { provider: 'azure', providers: 'azure' })).rejects.toMatchObject({
        name: 'VoiceDirectoryError',
        code: 'invalid_parameter',
        status: undefined,
        message: expect.stringMatching(new RegExp(`^${message} It takes .*\\bproviders\\b`)),
        details: [{ parameter: 'provider', message }],
      });
      expect(requests).toHaveLength(0);
    },
  );

  it.each<[string, object]>([
    ['all names are told', { gender: 'f', lang: 'fr' }],
    ['names of every object are none', { constructor: 'f', toString: 'fr' }],
  ])('%s', async (_, query) => {
    const { client } = await serve([EMPTY]);
    await expect(client.voices.search(query)).rejects.toMatchObject({
      details: Object.keys(query).map((parameter) => ({ parameter })),
    });
  });

  it('one without a value is left out', async () => {
    const { client, requests } = await serve([EMPTY]);
    await client.voices.search({ gender: undefined, limit: 1 } as object);
    expect(requests[0]?.url).toBe('/v1/voices?limit=1');
  });

  it('the number of voices is no parameter of the call for all of them', async () => {
    const { client } = await serve([EMPTY]);
    expect(() => client.voices.all({ limit: 5 } as object)).toThrow('limit is no parameter of voices.all.');
  });
});

it.each([
  ['polly/Joanna/neural', 'polly%2FJoanna%2Fneural'],
  ['a/50% ?#é', 'a%2F50%25%20%3F%23%C3%A9'],
  ['a/..', 'a%2F..'],
  ['a/\udc00', 'a%2F%EF%BF%BD'],
])('the id %j is sent as %s', async (id, path) => {
  const { client, requests } = await serve([json({ id })]);
  expect(await client.voices.get(id)).toEqual({ outcome: 'found', voice: { id } });
  expect(requests[0]?.url).toBe(`/v1/voices/${path}`);
});

it.each(['', '.', '..'])('the id %j is unknown, and is not sent', async (id) => {
  const { client, requests } = await serve([EMPTY]);
  expect(await client.voices.get(id)).toMatchObject({ outcome: 'unknown', replacements: [] });
  expect(requests).toHaveLength(0);
});

it('a path that is not there is no unknown voice', async () => {
  const { client } = await serve([failure(404, 'not_found')]);
  await expect(client.voices.get('a/b')).rejects.toMatchObject({ code: 'not_found' });
});

it('the headers and the path before /v1 are those of the options', async () => {
  const { baseUrl, requests } = await serve([EMPTY]);
  const options = { baseUrl: `${baseUrl}/voices/`, headers: { 'x-tenant': 'a' } };
  await createVoiceDirectoryClient(options).voices.search();
  expect(requests[0]).toMatchObject({ url: '/voices/v1/voices', headers: { 'x-tenant': 'a' } });
});

it('another implementation of fetch can send the requests', async () => {
  const { client, requests } = await serve([json(page(['a/b']), { etag: '"1"' })], { fetch: undiciFetch });
  for (const _ of [1, 2]) expect((await client.voices.search()).total).toBe(1);
  expect(requests[1]?.headers['if-none-match']).toBe('"1"');
});

it.each(['', '/v1', 'voices.example.com'])('the address %j is refused at once', (baseUrl) => {
  expect(() => createVoiceDirectoryClient({ baseUrl })).toThrow(/invalid url/i);
});

it('a fetch that throws no error is named all the same', async () => {
  const exchange = createExchange(() => Promise.reject('offline'), 1000);
  const request = { url: 'http://a.test', headers: new Headers(), signal: new AbortController().signal };
  await expect(exchange({ ...request, isFresh: false } as ExchangeRequest)).rejects.toThrow(/offline$/);
});

/** Answers 304 to the tag, as the service does. */
const tagged =
  (body: string, etag = '"1"'): Reply =>
  (response, { headers }) =>
    headers['if-none-match'] === etag
      ? void response.writeHead(304, { etag, 'x-catalog-version': 'confirmed' }).end()
      : void response.writeHead(200, { etag }).end(body);
const body = JSON.stringify(page(['a/b']));

it('an answer that the service confirms is given again', async () => {
  const { client, requests } = await serve([tagged(body)]);
  const first = await client.voices.search({ search: 'a' });
  expect(await client.voices.search({ search: 'a' })).toEqual(first);
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
});

it('an answer that has changed replaces the kept one', async () => {
  const { client, requests } = await serve([tagged(body), tagged(JSON.stringify(page(['c/d'])), '"2"')]);
  await client.voices.search();
  expect((await client.voices.search()).voices).toEqual([{ id: 'c/d' }]);
  await client.voices.search();
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"2"']);
});

it('parallel equal requests each get the whole answer', async () => {
  const { client } = await serve([tagged(body)], { cache: { maxEntries: 1 } });
  await client.voices.search();
  const same = Array.from({ length: 8 }, () => client.voices.search());
  const others = Array.from({ length: 8 }, (_, offset) => client.voices.search({ offset }));
  for (const answer of await Promise.all([...same, ...others])) expect(answer).toEqual(page(['a/b']));
});

it.each<[string, Reply, Partial<ClientOptions>]>([
  ['nothing where it is switched off', tagged(body), { cache: false }],
  ['nothing larger than its limit', tagged(body), { cache: { maxBytes: body.length - 1 } }],
  ['nothing without a tag', reply(200, body), {}],
  [
    'nothing that must not be stored',
    reply(200, body, { etag: '"1"', 'cache-control': 'private, no-store' }),
    {},
  ],
  ['no broken JSON', reply(200, body.slice(1), { etag: '"1"' }), {}],
])('the cache keeps %s', async (_name, answer, options) => {
  const { client, requests } = await serve([answer], options);
  for (const _ of [1, 2]) await client.voices.search().catch(() => {});
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

it('the entry used longest ago makes room, for number and bytes', async () => {
  const sent: (string | undefined)[] = [];
  const cached = withEtagCache(
    async ({ url, headers }) => {
      sent.push(`${url}${headers.has('if-none-match') ? '*' : ''}`);
      const status = headers.has('if-none-match') ? 304 : 200;
      const bytes = new TextEncoder().encode(url === 'long' ? '"123456"' : '"1"');
      return { status, headers: new Headers({ etag: '"1"' }), body: bytes.buffer as ArrayBuffer };
    },
    { maxEntries: 3, maxBytes: 12 },
  );
  const ask = (url: string) =>
    cached({ url, headers: new Headers(), signal: new AbortController().signal, isFresh: false });
  for (const url of ['a', 'b', 'c', 'a', 'd', 'a', 'b', 'long', 'b', 'a']) await ask(url);
  expect(sent).toEqual(['a', 'b', 'c', 'a*', 'd', 'a*', 'b', 'long', 'b*', 'a']);
});
