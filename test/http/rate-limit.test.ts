import { beforeEach, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { silentLogger } from '../../src/lib/logger.ts';
import { MCP_PATH, smallApp, WINDOW_SECONDS } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  clients: Rows<[title: string, addresses: readonly string[], statuses: readonly number[]]>;
  counted: Rows<[method: 'get' | 'head' | 'post' | 'options', path: string]>;
}>(import.meta);

/** Time of the apps' clock. Each test begins in a new window, so that no app still counts the requests of the test before. */
let nowMs = Date.UTC(2026, 0, 1);
beforeEach(() => {
  nowMs += WINDOW_SECONDS * 1000;
});

/** Creates an app that refuses the second request of a client, or the one after the given number. */
function limitedApp({ limit = 1, trustProxy = 0 as number | string } = {}): Promise<Express> {
  const rateLimit = { limit, windowSeconds: WINDOW_SECONDS, now: () => nowMs };
  return smallApp({ rateLimit, trustProxy });
}

const app = await limitedApp();
const proxied = await limitedApp({ trustProxy: 1 });

/** Returns the statuses of one request from each of these addresses, one after another. */
async function statusesOf(from: Express, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    statuses.push((await request(from).get('/v1/metadata').set('X-Forwarded-For', address)).status);
  }
  return statuses;
}

it('a refused answer states the end of its window as a time and as seconds to wait', async () => {
  const start = nowMs;
  await request(app).get('/v1/metadata').expect(200);
  nowMs += 10_000;
  const { headers } = await request(app).get('/v1/metadata').expect(429);
  expect(headers['x-ratelimit-reset']).toBe(String(start / 1000 + WINDOW_SECONDS));
  expect(headers['retry-after']).toBe(String(WINDOW_SECONDS - 10));
});

it('the headers state the policy, the requests that remain and the seconds until the window ends', async () => {
  const thrice = await limitedApp({ limit: 3 });
  const told: unknown[] = [];
  for (const path of ['/v1/voices', '/openapi.json', '/nothing', '/v1/metadata']) {
    const { status, headers } = await request(thrice).get(path);
    told.push([status, headers['x-ratelimit-remaining'], headers.ratelimit]);
    expect(headers['x-ratelimit-limit']).toBe('3');
    expect(headers['ratelimit-policy']).toBe(`"default";q=3;w=${WINDOW_SECONDS}`);
    nowMs += 1500;
  }
  expect(told).toEqual([
    [200, '2', `"default";r=2;t=${WINDOW_SECONDS}`],
    [200, '1', `"default";r=1;t=${WINDOW_SECONDS - 1}`],
    [404, '0', `"default";r=0;t=${WINDOW_SECONDS - 3}`],
    [429, '0', `"default";r=0;t=${WINDOW_SECONDS - 4}`],
  ]);
  const { headers } = await request(thrice).get('/healthz').expect(200);
  expect(headers.ratelimit).toBeUndefined();
});

it.each(TABLE.counted)('a request of %s %s counts', async (method, path) => {
  await request(app)[method](path);
  await request(app).get('/v1/metadata').expect(429);
});

it('a health check does not count', async () => {
  for (const path of ['/healthz', '/readyz', '/healthz']) await request(app).get(path).expect(200);
  await request(app).post('/healthz').expect(405).expect('Allow', 'GET, HEAD, OPTIONS');
  await request(app).options('/readyz').expect(204);
  await request(app).get('/v1/metadata').expect(200);
});

it.each([
  [MCP_PATH.toUpperCase(), { jsonrpc: '2.0' }],
  [`${MCP_PATH}/?x=1`, { jsonrpc: '2.0' }],
  [`${MCP_PATH}-x`, { error: { code: 'rate_limited' } }],
  [`/v1${MCP_PATH}`, { error: { code: 'rate_limited' } }],
])('the format of a refusal at %s is that of the route there', async (path, body) => {
  const other = await limitedApp();
  await request(other).get('/v1/metadata').expect(200);
  expect((await request(other).post(path).send({}).expect(429)).body).toMatchObject(body);
});

it('the connection of a trusted proxy is kept, because other clients use it', async () => {
  for (const status of [200, 429, 429]) {
    const answer = request(proxied)
      .get('/v1/metadata')
      .set({ 'X-Forwarded-For': '203.0.113.1', Connection: 'keep-alive' });
    await answer.expect(status).expect('Connection', 'keep-alive');
  }
});

it('each app counts for itself', async () => {
  const other = await limitedApp();
  await request(app).get('/v1/metadata').expect(200);
  await request(other).get('/v1/metadata').expect(200);
});

it('the client is the address in X-Forwarded-For where one proxy is trusted', async () => {
  expect(await statusesOf(proxied, ['203.0.113.1', '203.0.113.2', '203.0.113.1'])).toEqual([200, 200, 429]);
});

it('the client is the last address in X-Forwarded-For, whatever stands before it', async () => {
  expect(await statusesOf(proxied, ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1'])).toEqual([200, 429]);
});

it('the client is the address in X-Forwarded-For of a proxy at a trusted address', async () => {
  const trusting = await limitedApp({ trustProxy: 'loopback' });
  expect(await statusesOf(trusting, ['203.0.113.1', '203.0.113.2', '203.0.113.2'])).toEqual([200, 200, 429]);
});

it('the client is the peer where no proxy is trusted', async () => {
  expect(await statusesOf(app, ['203.0.113.1', '203.0.113.2', '2001:db8::1'])).toEqual([200, 429, 429]);
});

it('the addresses of one IPv6 prefix are one client, of the length in the settings', async () => {
  const wide = await smallApp({
    rateLimit: { limit: 1, windowSeconds: WINDOW_SECONDS, ipv6Prefix: 48, now: () => nowMs },
    trustProxy: 1,
  });
  expect(await statusesOf(wide, ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'])).toEqual([
    200, 429, 200,
  ]);
});

it.each([
  [2, '203.0.113.1', 1],
  [2, '1.1.1.1, 203.0.113.1', 0],
  [1, '203.0.113.1', 0],
])(
  '%d trusted proxies and X-Forwarded-For: %s are worth %d warnings, however often',
  async (trustProxy, forwarded, warnings) => {
    const warned: unknown[] = [];
    const logger = { ...silentLogger, warn: (facts: unknown) => void warned.push(facts) };
    const warning = await smallApp({ trustProxy, logger });
    for (let count = 0; count < 2; count++)
      await request(warning).get('/v1/metadata').set('X-Forwarded-For', forwarded).expect(200);
    expect(warned).toEqual(warnings === 0 ? [] : [{ trusted: trustProxy, hops: 1 }]);
  },
);

it.each(TABLE.clients)('%s', async (_case, addresses, statuses) => {
  const written = addresses.map((address) => address.replace('1000 letters', 'x'.repeat(1000)));
  expect(await statusesOf(proxied, written)).toEqual(statuses);
});
