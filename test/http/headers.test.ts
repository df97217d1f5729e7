import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { MANIFEST_PATH, MCP_PATH, ONE_REQUEST, refTo, testApp, WINDOW_SECONDS } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';

const THALIA = 'deepgram/aura-2-thalia-en';
const RATE_LIMIT_HEADERS = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
  'ratelimit-policy',
];
const EXPOSED_HEADERS = [
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-API-Version',
  'X-Catalog-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

const apps = {} as Record<'ready' | 'empty' | 'faulty' | 'exhausted', Express>;
let etag: string;

beforeAll(async () => {
  apps.ready = await testApp();
  apps.empty = await testApp({ catalog: refTo() });
  apps.faulty = await testApp({ findPreview: () => Promise.reject(new Error('broken')) });
  apps.exhausted = await testApp({ rateLimit: ONE_REQUEST });
  await request(apps.exhausted).get('/');
  etag = (await request(apps.ready).get('/v1/voices')).headers.etag as string;
});

interface Case {
  readonly app?: keyof typeof apps;
  readonly method?: 'get' | 'head' | 'post' | 'put' | 'delete' | 'options';
  readonly path: string;
  readonly headers?: () => Record<string, string>;
  readonly body?: object | string;
  readonly status: number;
  /** True for an answer from a catalog, which carries its version. */
  readonly isData?: true;
}

const MCP_CALL = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const NOTIFICATION = { jsonrpc: '2.0', method: 'notifications/initialized' };
const post = { method: 'post', path: MCP_PATH } as const;

const CASES: readonly Case[] = [
  { path: '/v1/voices', status: 200, isData: true },
  { path: '/api/metadata', status: 200, isData: true },
  { path: `/v1/audio-url?voiceId=${THALIA}`, status: 200, isData: true },
  { method: 'head', path: '/v1/voices', status: 200, isData: true },
  { path: '/v1/voices', headers: () => ({ 'If-None-Match': etag }), status: 304, isData: true },
  { path: '/v1/voices?limit=x', status: 400, isData: true },
  { path: '/v1/audio-url', status: 400, isData: true },
  { path: '/v1/audio-url?voiceId=fictional/nobody', status: 404, isData: true },
  { app: 'faulty', path: `/v1/audio-url?voiceId=${THALIA}`, status: 500, isData: true },
  { path: '/nothing', status: 404 },
  { method: 'post', path: '/v1/voices', body: {}, status: 405 },
  { method: 'delete', path: '/openapi.json', status: 405 },
  { method: 'options', path: '/v1/voices', status: 204 },
  { method: 'options', path: '/nothing', status: 204 },
  { app: 'exhausted', path: '/v1/voices', status: 429 },
  { app: 'exhausted', method: 'head', path: '/v1/voices', status: 429 },
  { app: 'exhausted', method: 'options', path: '/v1/voices', status: 429 },
  { app: 'exhausted', ...post, body: MCP_CALL, status: 429 },
  { app: 'empty', path: '/v1/voices', status: 503 },
  { app: 'empty', path: '/openapi.json', status: 200 },
  { path: '/', status: 200 },
  { path: '/openapi.json', status: 200 },
  { method: 'head', path: '/openapi.json', status: 200 },
  { path: MANIFEST_PATH, status: 200 },
  { method: 'put', path: MANIFEST_PATH, status: 405 },
  { ...post, body: MCP_CALL, status: 200 },
  { ...post, body: NOTIFICATION, status: 202 },
  { ...post, body: '{', status: 400 },
  { ...post, body: [MCP_CALL], status: 400 },
  { ...post, body: { padding: 'x'.repeat(70_000) }, status: 413 },
  { ...post, headers: () => ({ 'Content-Type': 'text/plain' }), body: 'hello', status: 415 },
  { method: 'get', path: MCP_PATH, status: 405 },
  { method: 'options', path: MCP_PATH, status: 204 },
];

function send({ app = 'ready', method = 'get', path, headers, body }: Case): Promise<Response> {
  const sending = request(apps[app])[method](path).set('Origin', 'https://somewhere.test');
  if (body !== undefined) sending.type('json').set(headers?.() ?? {});
  return Promise.resolve(body === undefined ? sending.set(headers?.() ?? {}) : sending.send(body));
}

describe.each(CASES.map((each) => ({ app: 'ready', method: 'get', ...each })))(
  'headers of $status for $method $path of the $app app',
  (each) => {
    const what = `the answer ${each.status} for ${each.method} ${each.path} of the ${each.app} app`;
    let response: Response;
    beforeAll(async () => {
      response = await send(each as Case);
    });

    it(`${what} has this status`, () => expect(response.status).toBe(each.status));

    it(`${what} carries the version of the API and the id of the request`, () => {
      expect(response.headers['x-api-version']).toBe('1.1.0');
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it(`${what} carries the state of the rate limit in integers, and as the draft has it`, () => {
      const [limit, remaining, reset, state, policy] = RATE_LIMIT_HEADERS.map(
        (name) => response.headers[name],
      );
      for (const count of [limit, remaining, reset]) expect(count).toMatch(/^\d+$/);
      expect(policy).toBe(`"default";q=${limit};w=${WINDOW_SECONDS}`);
      expect(state).toMatch(new RegExp(`^"default";r=${remaining};t=\\d+$`));
      const inSeconds = Number(response.headers['x-ratelimit-reset']) - Date.now() / 1000;
      expect(inSeconds).toBeGreaterThan(0);
      expect(inSeconds).toBeLessThanOrEqual(WINDOW_SECONDS + 1);
    });

    it(`${what} is open to scripts of every origin`, () => {
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      const exposed = String(response.headers['access-control-expose-headers']).split(',');
      expect(exposed).toEqual(expect.arrayContaining(EXPOSED_HEADERS));
    });

    it(`${what} carries the version of the catalog, if it comes from one`, async () => {
      const version = each.isData ? (await bundledCatalog()).version : undefined;
      expect(response.headers['x-catalog-version']).toBe(version);
    });

    it(`${what} has Retry-After if it is 429 or 503, and Allow if it is 405`, () => {
      const isLater = each.status === 429 || each.status === 503;
      if (isLater) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      else expect(response.headers['retry-after']).toBeUndefined();
      const allowed = each.path === MCP_PATH ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS';
      expect(response.headers.allow).toBe(each.status === 405 ? allowed : undefined);
    });

    it(`${what} hides the server, and forbids browsers to guess the type`, () => {
      expect(response.headers['x-powered-by']).toBeUndefined();
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    });
  },
);

it.each([
  ['ready', '/healthz', 200],
  ['ready', '/readyz', 200],
  ['empty', '/healthz', 200],
  ['empty', '/readyz', 503],
  ['exhausted', '/healthz', 200],
  ['exhausted', '/readyz', 200],
] as const)(
  'the health check of the %s app at %s answers %d, and does not count',
  async (app, path, status) => {
    const { headers } = await request(apps[app]).get(path).expect(status);
    expect(headers['x-api-version']).toBe('1.1.0');
    expect(headers['access-control-allow-origin']).toBe('*');
    for (const name of RATE_LIMIT_HEADERS) expect(headers[name]).toBeUndefined();
  },
);

it.each([
  ['/v1/voices', 'GET', 'if-none-match'],
  [MCP_PATH, 'POST', 'content-type,mcp-protocol-version,mcp-method,mcp-name,mcp-session-id,last-event-id'],
])('a preflight for %s allows the method and the headers of clients', async (path, method, wanted) => {
  const { headers } = await request(apps.ready)
    .options(path)
    .set({
      Origin: 'https://somewhere.test',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': wanted,
    })
    .expect(204);
  expect(String(headers['access-control-allow-methods']).split(',')).toContain(method);
  const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(',');
  expect(allowed).toEqual(expect.arrayContaining(wanted.split(',')));
  expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
});
