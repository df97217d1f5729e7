import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { type Listening, listen } from '../../src/http/server/listen.ts';
import {
  type AppOverrides,
  MANIFEST_PATH,
  MCP_PATH,
  ONE_REQUEST,
  REFUSE_ALL,
  refTo,
  smallApp,
} from '../support/app.ts';
import { sendRaw } from '../support/raw-request.ts';
import { GONE_ID } from '../support/snapshot.ts';

/** Headers of every answer. */
const STANDARD = {
  'x-api-version': '1.1.0',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag,Link,RateLimit,RateLimit-Policy,Retry-After,X-API-Version,X-Catalog-Version,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,X-Request-Id,Mcp-Session-Id,MCP-Protocol-Version',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  date: expect.any(String),
  connection: 'keep-alive',
  'keep-alive': 'timeout=5',
};
const COUNTED = {
  ...STANDARD,
  'x-ratelimit-limit': expect.stringMatching(/^\d+$/),
  'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
  'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
  ratelimit: expect.stringMatching(/^"default";r=\d+;t=\d+$/),
  'ratelimit-policy': expect.stringMatching(/^"default";q=\d+;w=3600$/),
};
const VARY = { vary: 'Accept-Encoding' };
const JSON_BODY = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': expect.stringMatching(/^\d+$/),
};
const CATALOG = { 'x-catalog-version': '0123456789abcdef' };
const CACHED = {
  ...VARY,
  etag: expect.stringMatching(/^"0123456789abcdef-\w+-[0-9a-f]{6}(&\S+)?"$/),
  'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
};
/** `Strict-Transport-Security` of a service below which all hosts speak HTTPS. */
const WITH_SUBDOMAINS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const DATA = { ...COUNTED, ...CATALOG, ...CACHED, ...JSON_BODY };
const LINKS = {
  link: '<?limit=1>; rel="first", <?limit=1&offset=1>; rel="next", <?limit=1&offset=1>; rel="last"',
};
const LIVE = { ...COUNTED, ...CATALOG, ...VARY, ...JSON_BODY, 'cache-control': 'no-store' };
const FAILURE = { ...COUNTED, ...VARY, ...JSON_BODY, 'cache-control': 'no-store' };
/** Headers of an error of a catalog route, which no middleware compresses. */
const { vary: ___, ...PLAIN_FAILURE } = FAILURE;
const DOCUMENT = {
  ...COUNTED,
  ...VARY,
  ...JSON_BODY,
  etag: expect.stringMatching(/^"[\w-]{22}"$/),
  'cache-control': 'public, max-age=3600, s-maxage=3600',
  'cdn-cache-control': 'public, max-age=3600',
};
const PREFLIGHT = {
  'access-control-allow-methods': 'GET,HEAD,POST,OPTIONS',
  'access-control-allow-headers':
    'Accept,Authorization,Content-Type,If-None-Match,Last-Event-ID,MCP-Protocol-Version,Mcp-Method,Mcp-Name,Mcp-Session-Id',
  'access-control-max-age': '86400',
  'content-length': '0',
};
const REFUSED = {
  ...COUNTED,
  ...JSON_BODY,
  'cache-control': 'no-store',
  'retry-after': expect.stringMatching(/^\d+$/),
};
/** Headers of a repeated refusal, which closes the connection. */
const { 'keep-alive': _, ...ANY_REFUSED } = REFUSED;
const LAST = { ...ANY_REFUSED, connection: 'close' };
const RETRY = { 'retry-after': expect.stringMatching(/^\d+$/) };
const READ_ONLY = { allow: 'GET, HEAD, OPTIONS' };
const NOT_STORED = { 'cache-control': 'no-store' };
const MCP_TYPE = { 'content-type': expect.stringMatching(/^application\/json/) };

const MCP_ANSWER = { ...COUNTED, ...VARY, ...MCP_TYPE, ...NOT_STORED, 'content-length': expect.any(String) };
/** Headers of an answer to a message whose client waits for none. */
const MCP_ACCEPTED = { ...COUNTED, ...VARY, ...NOT_STORED, 'transfer-encoding': 'chunked' };
const { 'keep-alive': __, ...MCP_LAST } = { ...MCP_ANSWER, connection: 'close' };
const MCP_SENT = { 'Content-Type': 'application/json' };
const LIST_TOOLS = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const NOTIFY = '{"jsonrpc":"2.0","method":"notifications/initialized"}';

const ADA = '/v1/audio-url?voiceId=fictional/Ada';
const APPS = {
  ready: {},
  empty: { catalog: refTo() },
  faulty: { findPreview: () => Promise.reject(new Error('broken')) },
  exhausted: { rateLimit: ONE_REQUEST },
  busy: { maxWaitMs: REFUSE_ALL },
  secure: { hstsIncludesSubdomains: true },
} satisfies Record<string, AppOverrides>;

type Case = readonly [
  status: number,
  app: keyof typeof APPS,
  target: string,
  expected: Record<string, unknown>,
  sent?: Record<string, string>,
  body?: string,
];

const CASES: readonly Case[] = [
  [200, 'ready', 'GET /v1/voices', DATA],
  [200, 'ready', 'HEAD /v1/voices', DATA],
  [200, 'secure', 'GET /v1/voices', { ...DATA, ...WITH_SUBDOMAINS }],
  [400, 'secure', 'GET /v1/voices?limit=x', { ...PLAIN_FAILURE, ...WITH_SUBDOMAINS }],
  [200, 'ready', 'GET /v1/voices?limit=1', { ...DATA, ...LINKS }],
  [200, 'ready', 'HEAD /v1/voices?limit=1', { ...DATA, ...LINKS }],
  [200, 'ready', 'GET /api/metadata', DATA],
  [200, 'ready', `GET ${ADA}`, LIVE],
  [200, 'ready', `HEAD ${ADA}`, LIVE],
  [304, 'ready', 'GET /v1/voices', { ...COUNTED, ...CATALOG, ...CACHED }, { 'If-None-Match': '*' }],
  [304, 'ready', 'HEAD /v1/metadata', { ...COUNTED, ...CATALOG, ...CACHED }, { 'If-None-Match': '*' }],
  [400, 'ready', 'GET /v1/voices?limit=x', PLAIN_FAILURE],
  [400, 'ready', 'HEAD /v1/voices?limit=x', PLAIN_FAILURE],
  [400, 'ready', 'GET /v1/audio-url', FAILURE],
  [404, 'ready', 'GET /v1/audio-url?voiceId=fictional/Nobody', FAILURE],
  [200, 'ready', 'GET /v1/voices/fictional/Ada', DATA],
  [200, 'ready', 'HEAD /api/voices/fictional%2FAda', DATA],
  [
    304,
    'ready',
    'GET /v1/voices/fictional/Ada',
    { ...COUNTED, ...CATALOG, ...CACHED },
    { 'If-None-Match': '*' },
  ],
  [400, 'ready', 'GET /v1/voices/%zz', PLAIN_FAILURE],
  [404, 'ready', 'GET /v1/voices/fictional/Nobody', PLAIN_FAILURE, { 'If-None-Match': '*' }],
  [410, 'ready', `HEAD /v1/voices/${GONE_ID}`, PLAIN_FAILURE],
  [405, 'ready', 'DELETE /v1/voices/fictional/Ada', { ...FAILURE, ...READ_ONLY }],
  [404, 'ready', 'GET /nothing', { ...FAILURE, vary: 'Accept-Encoding, Accept' }],
  [405, 'ready', 'DELETE /v1/voices', { ...FAILURE, ...READ_ONLY }],
  [405, 'ready', 'PUT /openapi.json', { ...FAILURE, ...READ_ONLY }],
  [410, 'ready', `GET /v1/audio-url?voiceId=${GONE_ID}`, FAILURE],
  [429, 'exhausted', 'GET /v1/voices', REFUSED],
  [429, 'exhausted', 'HEAD /v1/voices', LAST],
  [429, 'exhausted', `POST ${MCP_PATH}`, LAST, { 'Content-Type': 'application/json' }],
  [503, 'busy', 'GET /v1/voices', REFUSED],
  [503, 'busy', `POST ${MCP_PATH}`, REFUSED],
  [200, 'busy', 'GET /healthz', { ...STANDARD, ...JSON_BODY, ...NOT_STORED }],
  [200, 'exhausted', 'GET /readyz', { ...STANDARD, ...JSON_BODY, ...NOT_STORED }],
  [429, 'exhausted', 'OPTIONS /v1/voices', { ...PREFLIGHT, ...LAST }],
  [200, 'empty', 'GET /openapi.json', DOCUMENT],
  [500, 'faulty', `GET ${ADA}`, FAILURE],
  [503, 'empty', 'GET /v1/voices', { ...PLAIN_FAILURE, ...RETRY }],
  [503, 'empty', 'GET /v1/metadata', { ...PLAIN_FAILURE, ...RETRY }, { 'If-None-Match': '*' }],
  [204, 'ready', 'OPTIONS /v1/voices', { ...COUNTED, ...PREFLIGHT }],
  [204, 'ready', 'OPTIONS /nothing', { ...COUNTED, ...PREFLIGHT }],
  [204, 'ready', `OPTIONS ${MCP_PATH}`, { ...COUNTED, ...PREFLIGHT }],
  [200, 'ready', 'GET /', { ...DOCUMENT, vary: 'Accept-Encoding, Accept' }],
  [200, 'ready', 'HEAD /openapi.json', DOCUMENT],
  [200, 'ready', 'GET /healthz', { ...STANDARD, ...JSON_BODY, ...NOT_STORED }],
  [204, 'ready', 'OPTIONS /healthz', { ...STANDARD, ...PREFLIGHT }],
  [503, 'empty', 'GET /readyz', { ...STANDARD, ...JSON_BODY, ...RETRY, 'cache-control': 'no-store' }],
  [405, 'ready', `GET ${MCP_PATH}`, { ...MCP_ANSWER, allow: 'POST, OPTIONS' }],
  [200, 'ready', `POST ${MCP_PATH}`, MCP_ANSWER, MCP_SENT, LIST_TOOLS],
  [202, 'ready', `POST ${MCP_PATH}`, MCP_ACCEPTED, MCP_SENT, NOTIFY],
  [400, 'ready', `POST ${MCP_PATH}`, MCP_ANSWER, MCP_SENT, '{'],
  [400, 'ready', `POST ${MCP_PATH}`, MCP_ANSWER, MCP_SENT, `[${LIST_TOOLS}]`],
  [413, 'ready', `POST ${MCP_PATH}`, MCP_LAST, MCP_SENT, 'x'.repeat(70_000)],
  [415, 'ready', `POST ${MCP_PATH}`, MCP_ANSWER, { 'Content-Type': 'text/plain' }, 'hello'],
  [200, 'ready', `GET ${MANIFEST_PATH}`, DOCUMENT],
  [405, 'ready', `PUT ${MANIFEST_PATH}`, { ...FAILURE, ...READ_ONLY }],
];

const servers = {} as Record<keyof typeof APPS, Listening>;
const each = <T>(make: (name: keyof typeof APPS) => Promise<T>) =>
  Promise.all((Object.keys(APPS) as (keyof typeof APPS)[]).map(make));

beforeAll(async () => {
  await each(async (name) => {
    const app: Express = await smallApp(APPS[name]);
    servers[name] = await listen(0, '127.0.0.1');
    servers[name].serve(app);
  });
  await send(servers.exhausted.port, 'GET /');
});
afterAll(() => each((name) => servers[name].close()));

/** Sends a request as a page of another origin does. */
function send(port: number, target: string, sent: Record<string, string> = {}, body = '') {
  const [method = '', path = ''] = target.split(' ');
  const headers = { ...sent, Origin: 'https://somewhere.test', Connection: 'keep-alive' };
  return sendRaw(port, path, { method, headers, body });
}

it.each(CASES)(
  'the answer %d of the %s app for %s has these headers and no others',
  async (...[status, app, target, expected, sent, body]) => {
    const answer = await send(servers[app].port, target, sent, body);
    expect({ status: answer.status, headers: answer.headers }).toEqual({ status, headers: expected });
    const names = answer.raw.filter((_, index) => index % 2 === 0);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const length = answer.headers['content-length'];
    if (length !== undefined)
      expect(answer.bytes).toHaveLength(target.startsWith('HEAD') ? 0 : Number(length));
  },
);
