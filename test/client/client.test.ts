import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fetch as undiciFetch } from 'undici';
import { allVoices } from '../../src/client/all-voices.ts';
import {
  type ClientOptions,
  createVoiceDirectoryClient,
  type RequestOptions,
  type Voice,
  type VoiceDirectoryClient,
} from '../../src/client/client.ts';
import { withEtagCache } from '../../src/client/etag-cache.ts';
import { createExchange, type ExchangeRequest } from '../../src/client/exchange.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that gives the replies in turn, and the last one again and again. Returns a client of it, and its requests. */
async function serve(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const answer: RequestListener = (request, response) => {
    requests.push(request);
    replies[Math.min(requests.length, replies.length) - 1]?.(response, request);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, requests, client: createVoiceDirectoryClient({ baseUrl, ...options }) };
}

const reply =
  (status: number, body = '', headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const json = (body: unknown, headers?: Record<string, string>) => reply(200, JSON.stringify(body), headers);
const failure = (status: number, code: string, headers?: Record<string, string>) =>
  reply(status, JSON.stringify({ error: { code, message: `${code}.`, request_id: 'r-1' } }), headers);
const page = (ids: readonly string[], total = ids.length, offset = 0) => ({
  voices: ids.map((id) => ({ id })),
  total,
  limit: 200,
  offset,
  hasMore: offset + ids.length < total,
});
const EMPTY = json(page([]));
const NO_WAIT = { 'retry-after': '0' };

describe('answers that are none', () => {
  it.each<[string, Reply, object]>([
    ['a page of HTML', reply(200, '<!doctype html><p>Sign in'), { code: 'invalid_response' }],
    ['nothing', reply(200), { code: 'invalid_response', status: 200 }],
    ['204', reply(204), { code: 'invalid_response', status: 204 }],
    ['truncated JSON', reply(200, '{"voices":[{"id":'), { code: 'invalid_response' }],
    ['JSON of another service', json({ hits: [] }), { code: 'invalid_response', status: 200 }],
    ['a JSON text', json('voices'), { code: 'invalid_response', status: 200 }],
    ['null', json(null), { code: 'invalid_response', status: 200 }],
    ['a list', json([]), { code: 'invalid_response', status: 200 }],
    ['500 without a body', reply(500), { code: 'http_error', status: 500 }],
    ['500 with HTML', reply(500, '<h1>Oops'), { code: 'http_error', status: 500 }],
    [
      '403 with other JSON',
      reply(403, '{"error":"no"}', { 'x-request-id': 'r-9' }),
      { code: 'http_error', requestId: 'r-9' },
    ],
    ['404 with null', reply(404, 'null'), { code: 'http_error', status: 404 }],
    ['304 that was not asked for', reply(304), { code: 'http_error', status: 304 }],
    [
      'an error of the service',
      failure(400, 'invalid_parameter'),
      { code: 'invalid_parameter', status: 400, requestId: 'r-1' },
    ],
    [
      'a redirect without end',
      (response) => response.writeHead(302, { location: '/v1/voices' }).end(),
      { code: 'network_error' },
    ],
  ])('%s is an error with a code', async (_name, answer, expected) => {
    const { client } = await serve([answer], { retries: 0 });
    await expect(client.voices.search()).rejects.toMatchObject({ name: 'VoiceDirectoryError', ...expected });
  });

  it('a redirect is followed', async () => {
    const { client, requests } = await serve([
      reply(302, '', { location: '/elsewhere' }),
      json(page(['a/b'])),
    ]);
    expect((await client.voices.search()).voices).toEqual([{ id: 'a/b' }]);
    expect(requests.map(({ url }) => url)).toEqual(['/v1/voices', '/elsewhere']);
  });

  it.each<[string, Reply]>([
    ['before', () => {}],
    ['within', (response) => void response.writeHead(200).write('{"voices":[')],
  ])('an answer that stops %s its body ends with the time limit', async (_name, answer) => {
    const { client, requests } = await serve([answer], { timeoutMs: 50, retries: 1 });
    await expect(client.metadata()).rejects.toMatchObject({ code: 'timeout', status: undefined });
    expect(requests).toHaveLength(2);
  });
});

describe('retries', () => {
  it.each<[string, Reply]>([
    ['429', failure(429, 'rate_limited', NO_WAIT)],
    ['503', failure(503, 'not_ready', NO_WAIT)],
    ['503 until a date', failure(503, 'not_ready', { 'retry-after': new Date(0).toUTCString() })],
    ['502 of a proxy', reply(502, '<h1>Bad gateway')],
    ['a connection that is cut', (response) => response.destroy()],
    [
      'a body that is cut',
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"voices":');
        setTimeout(() => response.destroy(), 10);
      },
    ],
  ])('after %s, the request is sent again', async (_name, fault) => {
    const { client, requests } = await serve([fault, EMPTY]);
    expect(await client.voices.search()).toMatchObject({ voices: [] });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['400', failure(400, 'invalid_parameter')],
    ['404', failure(404, 'not_found')],
    ['500', failure(500, 'internal_error')],
  ])('after %s, the request is not sent again', async (_name, fault) => {
    const { client, requests } = await serve([fault, EMPTY]);
    await expect(client.voices.search()).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  it('the number of retries is limited', async () => {
    const { client, requests } = await serve([failure(429, 'rate_limited', NO_WAIT)], { retries: 3 });
    await expect(client.metadata()).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfter: 0,
    });
    expect(requests).toHaveLength(4);
  });

  it('a wait above the limit is left to the caller', async () => {
    const { client, requests } = await serve([failure(429, 'rate_limited', { 'retry-after': '61' }), EMPTY]);
    await expect(client.metadata()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 61 });
    expect(requests).toHaveLength(1);
  });

  it.each(['soon', '-5', '', '1e9', 'Infinity'])(
    'a Retry-After of %j cannot hold the request up',
    async (value) => {
      const { client } = await serve([failure(503, 'not_ready', { 'retry-after': value }), EMPTY]);
      expect(await client.voices.search()).toMatchObject({ total: 0 });
    },
  );

  it('the wait is that of Retry-After', async () => {
    const { client } = await serve([failure(429, 'rate_limited', { 'retry-after': '1' }), EMPTY]);
    const start = performance.now();
    await client.voices.search();
    expect(performance.now() - start).toBeGreaterThan(950);
  });
});

describe('abort', () => {
  const reason = new Error('the user went on');
  const abortSoon = () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 30);
    return controller.signal;
  };
  const never: Reply = () => {};
  const later = failure(429, 'rate_limited', { 'retry-after': '60' });

  it.each([
    ['an answer', never],
    ['a retry', later],
  ])('a request that waits for %s ends with the reason', async (_name, answer) => {
    const { client } = await serve([answer]);
    await expect(client.voices.search({}, { signal: abortSoon() })).rejects.toBe(reason);
  });

  it('a client whose own signal aborts ends its requests', async () => {
    const { client } = await serve([later], { signal: abortSoon() });
    await expect(client.voices.all().next()).rejects.toBe(reason);
  });

  it('a request whose signal has aborted is not sent', async () => {
    const { client, requests } = await serve([EMPTY]);
    await expect(client.metadata({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(requests).toHaveLength(0);
  });
});

describe('the cache', () => {
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
});

describe('requests', () => {
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
});

describe('all voices', () => {
  const all = async (voices: AsyncIterable<Voice>) => {
    const ids: string[] = [];
    for await (const { id } of voices) ids.push(id);
    return ids;
  };
  const of = (version: string, ...parts: Parameters<typeof page>) =>
    json(page(...parts), { 'x-catalog-version': version });

  it('no page is asked before the first voice is', async () => {
    const { client, requests } = await serve([of('1', ['a', 'b'], 4), of('1', ['c', 'd'], 4, 2)]);
    const voices = client.voices.all();
    expect(requests).toHaveLength(0);
    expect(await voices.next()).toEqual({ done: false, value: { id: 'a' } });
    await voices.return();
    expect(requests).toHaveLength(1);
  });

  it('after a swap the new catalog is read from its first page, and no voice comes twice', async () => {
    const { client, requests } = await serve([
      of('1', ['a', 'b'], 4),
      of('2', ['d'], 3, 2),
      of('2', ['new', 'a'], 3),
      of('2', ['d'], 3, 2),
    ]);
    expect(await all(client.voices.all({ language: 'fr' }, { pageSize: 2 }))).toEqual(['a', 'b', 'new', 'd']);
    expect(requests.map(({ url }) => new URL(url ?? '', 'http://a').searchParams.get('offset'))).toEqual([
      '0',
      '2',
      '0',
      '2',
    ]);
  });

  it('a swap is an error where the caller wants one', async () => {
    const { client } = await serve([of('1', ['a'], 2), of('2', ['b'], 2, 1)]);
    const voices = all(client.voices.all({}, { onSwap: 'throw' }));
    await expect(voices).rejects.toMatchObject({ code: 'catalog_changed' });
  });

  it('servers of two catalogs that take turns end the reading after some restarts', async () => {
    jest.useFakeTimers();
    let asked = 0;
    const readPage = async () => ({
      voices: [{ id: 'a' } as Voice],
      hasMore: true,
      version: String(asked++),
    });
    const voices = all(allVoices(readPage, { onSwap: 'restart', signal: new AbortController().signal }));
    const failed = expect(voices).rejects.toMatchObject({ code: 'catalog_changed' });
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    await failed;
    expect(asked).toBe(12);
  });

  it.each([
    ['no more voices', of('1', [], 9)],
    ['fewer voices than it announced', of('1', ['a'], 1)],
  ])('a service that has %s ends the reading', async (_name, last) => {
    const { client } = await serve([of('1', ['a'], 9), last]);
    expect(await all(client.voices.all())).toEqual(['a']);
  });
});

describe('changes', () => {
  const pageOf = (changes: readonly object[], next: string, has_more = false) =>
    json({ changes, next, has_more, catalog_version: 'v', oldest: 0 });
  const read = async (pages: ReturnType<VoiceDirectoryClient['changes']['since']>) => {
    const read = [];
    for await (const each of pages) read.push(each);
    return read;
  };
  const sentBy = (requests: readonly IncomingMessage[]) =>
    requests.map(({ url = '' }) => Object.fromEntries(new URL(url, 'http://a').searchParams));

  it('the pages since a cursor are read until none is left, with the same filters', async () => {
    const added = { seq: 9, kind: 'added', id: 'a/b', voice: { id: 'a/b' } };
    const replies = [pageOf([added], '7.9.9.a/b', true), pageOf([], '9')];
    const { client, requests } = await serve(replies);
    const since = client.changes.since('7', { providers: ['a', '-c'], kinds: 'added', pageSize: 1 });
    expect(await read(since)).toMatchObject([
      { outcome: 'changes', changes: [added], next: '7.9.9.a/b' },
      { outcome: 'changes', changes: [], next: '9', catalog_version: 'v' },
    ]);
    const sent = { providers: 'a,-c', kinds: 'added', limit: '1' };
    expect(sentBy(requests)).toEqual([
      { ...sent, since: '7' },
      { ...sent, since: '7.9.9.a/b' },
    ]);
  });

  it('the newest changes are asked for without a cursor', async () => {
    const { client, requests } = await serve([pageOf([], '9')]);
    expect(await client.changes.newest({ limit: 1 })).toMatchObject({ changes: [], next: '9' });
    expect(sentBy(requests)).toEqual([{ limit: '1' }]);
  });

  it('a history that is gone is the last outcome, also after a page', async () => {
    const { client } = await serve([pageOf([], '7.9.9.a/b', true), failure(410, 'history_gone')]);
    expect(await read(client.changes.since('7'))).toMatchObject([
      { outcome: 'changes' },
      { outcome: 'history_gone', message: 'history_gone.' },
    ]);
  });

  it.each([
    ['another error', failure(410, 'voice_removed'), 'voice_removed'],
    ['another answer', json(page([])), 'invalid_response'],
    ['a page that leads to itself', pageOf([], '7', true), 'invalid_response'],
  ])('%s is an error', async (_name, answer, code) => {
    const { client } = await serve([answer]);
    await expect(read(client.changes.since('7'))).rejects.toMatchObject({ code });
  });
});

describe('the dump', () => {
  const lines = (...ids: readonly string[]) => ids.map((id) => `${JSON.stringify({ id })}\n`).join('');
  const dumped = (body: string) => reply(200, body, { 'x-catalog-version': 'v' });
  const read = async (client: VoiceDirectoryClient, options?: RequestOptions) => {
    const { catalogVersion, voices } = await client.voices.dump(options);
    const ids: string[] = [];
    for await (const { id } of voices) ids.push(id);
    return { catalogVersion, ids };
  };

  it('voices come while the rest is still on its way, also where a chunk ends within a character', async () => {
    const bytes = Buffer.from(lines('a/é', 'b/日本', 'c/🎙'));
    let sendRest = () => {};
    const { client } = await serve([
      (response) => {
        response.write(bytes.subarray(0, 15));
        sendRest = () => {
          for (const byte of bytes.subarray(15)) response.write(Buffer.of(byte));
          response.end();
        };
      },
    ]);
    const { voices } = await client.voices.dump();
    expect(await voices.next()).toEqual({ done: false, value: { id: 'a/é' } });
    sendRest();
    expect(await voices.next()).toMatchObject({ value: { id: 'b/日本' } });
    expect(await voices.next()).toMatchObject({ value: { id: 'c/🎙' } });
    expect(await voices.next()).toEqual({ done: true });
  });

  it('the request has the path and headers of the options, and the answer its version', async () => {
    const { baseUrl, requests } = await serve([dumped('')]);
    const options = { baseUrl: `${baseUrl}/voices/`, headers: { 'x-tenant': 'a' } };
    expect(await read(createVoiceDirectoryClient(options))).toEqual({ catalogVersion: 'v', ids: [] });
    expect(requests[0]).toMatchObject({ url: '/voices/v1/voices.ndjson', headers: { 'x-tenant': 'a' } });
  });

  it.each<[string, ClientOptions['fetch']]>([
    ['undici', undiciFetch],
    [
      'a fetch without streams',
      async (url, init) => {
        const answer = await fetch(url, init);
        return {
          status: answer.status,
          headers: answer.headers,
          arrayBuffer: () => answer.arrayBuffer(),
        };
      },
    ],
  ])('%s reads it too', async (_name, send) => {
    const { client } = await serve([dumped(lines('a', 'b'))], { fetch: send });
    expect((await read(client)).ids).toEqual(['a', 'b']);
  });

  it('a dump that begins only after a retry is read', async () => {
    const { client, requests } = await serve([failure(503, 'not_ready', NO_WAIT), dumped(lines('a'))]);
    expect((await read(client)).ids).toEqual(['a']);
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Reply, object]>([
    ['an error', failure(429, 'rate_limited'), { code: 'rate_limited', requestId: 'r-1' }],
    ['an error of a proxy', reply(502, '<h1>Bad'), { code: 'http_error', status: 502 }],
    ['a page of HTML', dumped('<!doctype html>\n'), { code: 'invalid_response' }],
    ['a line of another service', dumped('{"name":"a"}\n'), { code: 'invalid_response' }],
    ['a line that is null', dumped('null\n'), { code: 'invalid_response' }],
    ['a line that is cut', dumped(`${lines('a')}{"id":`), { code: 'invalid_response' }],
    [
      'a connection that is cut',
      (response) => {
        response.write(lines('a'));
        setTimeout(() => response.destroy(), 10);
      },
      { code: 'network_error' },
    ],
    ['a body that stops', (response) => void response.write(lines('a')), { code: 'timeout' }],
    ['no answer', () => {}, { code: 'timeout' }],
  ])('%s ends it with an error', async (_name, answer, expected) => {
    const { client } = await serve([answer], { retries: 0, timeoutMs: 200 });
    await expect(read(client)).rejects.toMatchObject(expected);
  });

  it('a reader slower than the time limit gets all of it, because only waiting for the service counts', async () => {
    const { client } = await serve([dumped(lines('a', 'b'))], { timeoutMs: 30 });
    const ids: string[] = [];
    for await (const { id } of (await client.voices.dump()).voices) {
      ids.push(id);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(ids).toEqual(['a', 'b']);
  });

  it('a reader that leaves early ends the request', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { client } = await serve([
      (response) => {
        closed = new Promise((resolve) => response.once('close', resolve));
        response.write(lines('a'));
      },
    ]);
    for await (const { id } of (await client.voices.dump()).voices) if (id === 'a') break;
    await closed;
  });

  it('a signal that aborts while it is read ends it with the reason', async () => {
    const controller = new AbortController();
    const { client } = await serve([(response) => void response.write(lines('a'))]);
    const { voices } = await client.voices.dump({ signal: controller.signal });
    await voices.next();
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(voices.next()).rejects.toBe(reason);
  });
});
