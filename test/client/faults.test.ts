import { describe, expect, it } from '@jest/globals';
import { EMPTY, failure, json, NO_WAIT, page, type Reply, reply, serve } from '../support/client-server.ts';

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
    const { client, requests } = await serve([answer], { timeoutMs: 400, retries: 1 });
    await expect(client.metadata()).rejects.toMatchObject({ code: 'timeout', status: undefined });
    expect(requests).toHaveLength(2);
  });
});

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
