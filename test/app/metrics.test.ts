import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../bench/free-port.ts';
import { createService } from '../../src/app/compose/compose.ts';
import type { Service } from '../../src/app/service/lifecycle.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { configOf } from '../support/service.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ asked: Rows<[path: string, label: string, init?: RequestInit]> }>(import.meta);

const LIMIT = 60;
const CONNECTIONS = 20;
const PREFIX = 'voice_directory_';
const catalogAt = (minute: number, ...names: string[]) =>
  snapshotOf(
    names.map((name) => voice({ id: `openai/${name}`, name })),
    { builtAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() },
  );

/** Metrics of a scrape: values by name and labels. */
type Scrape = ReadonlyMap<string, number>;

async function scrapeAt(url: string): Promise<Scrape> {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('a service with METRICS_PORT', () => {
  const store = createMemoryStore();
  let service: Service;
  let url = '';
  let metricsUrl = '';

  beforeAll(async () => {
    await writeSnapshot(createSnapshots(store), catalogAt(0, 'ada'));
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    const config = configOf({
      METRICS_PORT: String(port),
      RATE_LIMIT_MAX: String(LIMIT),
      MAX_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
      PROVIDERS: 'openai',
    });
    service = await createService(config, { store });
    ({ url } = await service.start());
  });
  afterAll(() => service.stop());

  const scrape = () => scrapeAt(metricsUrl);

  /** Returns the numbers of requests by route, method and status class that a scrape counts. */
  function requestsIn(metrics: Scrape): Record<string, number> {
    const pattern = /request_duration_seconds_count\{route="(.+)",method="(.+)",status="(.+)"\}/;
    return Object.fromEntries(
      [...metrics].flatMap(([name, value]) => {
        const [, ...labels] = pattern.exec(name) ?? [];
        return labels.length > 0 ? [[labels.join(' '), value]] : [];
      }),
    );
  }

  /** Waits until the requests of a scrape are these, because a response ends for its client before it ends here. */
  async function expectRequests(expected: Record<string, number>): Promise<void> {
    for (let tries = 0; tries < 500; tries++) {
      if (JSON.stringify(requestsIn(await scrape())) === JSON.stringify(expected)) break;
      await sleep(10);
    }
    expect(requestsIn(await scrape())).toEqual(expected);
  }

  it('counts each request by the template of its route, its method and the class of its status', async () => {
    for (const [path, , init] of TABLE.asked) await (await fetch(url + path, init)).arrayBuffer();
    const expected: Record<string, number> = {};
    for (const [, label] of TABLE.asked) expected[label] = (expected[label] ?? 0) + 1;
    await expectRequests(expected);
  });

  it('counts requests that do not reach the app', async () => {
    const before = requestsIn(await scrape());
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end('GET /v1/voices HTTP/1.1\r\n\r\n').resume();
    await once(socket, 'close');
    await expectRequests({ ...before, 'none GET 4xx': (before['none GET 4xx'] ?? 0) + 1 });
  });

  it('tells the catalog, its providers and the store as they are at the scrape', async () => {
    const first = await scrape();
    expect(first.get(`${PREFIX}voices{provider="openai",source="live"}`)).toBe(1);
    await writeSnapshot(createSnapshots(store), catalogAt(1, 'ada', 'bob'));
    await service.reload();
    const metrics = await scrape();
    const { catalog_version: version } = (await (await fetch(`${url}/readyz`)).json()) as Record<
      string,
      string
    >;
    expect(metrics.get(`${PREFIX}catalog_info{version="${version}"}`)).toBe(1);
    expect([...metrics.keys()].filter((name) => name.startsWith(`${PREFIX}catalog_info`))).toHaveLength(1);
    expect(metrics.get(`${PREFIX}catalog_built_timestamp_seconds`)).toBe(Date.UTC(2026, 0, 1, 0, 1) / 1000);
    expect(metrics.get(`${PREFIX}voices{provider="openai",source="live"}`)).toBe(2);
    expect(metrics.get(`${PREFIX}store_reachable`)).toBe(1);
    expect(metrics.get(`${PREFIX}store_errors_total`)).toBe(0);
    expect(metrics.get(`${PREFIX}swap_duration_seconds_count`)).toBe(1);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(metrics.get(name)).toBeGreaterThan(0);
    expect([...metrics.keys()].join()).not.toContain('redis');
  });

  it('counts the requests that the limit refuses', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < LIMIT; count++) {
      const { status } = await fetch(`${url}/v1/voices?offset=${count}`);
      statuses.push(status);
      if (status === 429) break;
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await scrape()).get(`${PREFIX}limited_requests_total`)).toBe(1);
    expect((await scrape()).get(`${PREFIX}shed_requests_total`)).toBe(0);
  });

  it('counts the connections that are refused', async () => {
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS + 2 }, async () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        return socket;
      }),
    );
    for (let tries = 0; tries < 500 && sockets.filter(({ destroyed }) => destroyed).length < 2; tries++)
      await sleep(10);
    const refused = sockets.filter(({ destroyed }) => destroyed).length;
    for (const socket of sockets) socket.destroy();
    expect(refused).toBeGreaterThanOrEqual(2);
    expect((await scrape()).get(`${PREFIX}refused_connections_total`)).toBe(refused);
  });

  it('has nothing but the metrics on their port, and no metrics on its own', async () => {
    expect((await fetch(new URL('/v1/voices', metricsUrl))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
    expect([404, 429]).toContain((await fetch(`${url}/metrics`)).status);
  });
});

it('a service whose METRICS_PORT is in use does not start, and names the variable', async () => {
  const port = await freePort();
  const env = { METRICS_PORT: String(port), PROVIDERS: 'openai' };
  const first = await createService(configOf(env), { store: createMemoryStore() });
  const second = await createService(configOf(env), { store: createMemoryStore() });
  await first.start();
  await expect(second.start()).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another with METRICS_PORT.`,
  );
  for (const service of [first, second]) await service.stop();
});

it('ingests are counted by outcome, and their lists by provider', async () => {
  const port = await freePort();
  const env = { METRICS_PORT: String(port), PROVIDERS: 'openai', INGEST_ON_START: 'true' };
  const service = await createService(configOf(env), { store: createMemoryStore() });
  await service.start();
  const scrape = () => scrapeAt(`http://127.0.0.1:${port}/metrics`);
  const runs = `${PREFIX}ingest_runs_total{outcome="done"}`;
  while (!(await scrape()).has(runs)) await sleep(20);
  const metrics = await scrape();
  expect(metrics.get(runs)).toBe(1);
  expect(metrics.get(`${PREFIX}ingest_lists_total{provider="openai",outcome="fresh"}`)).toBe(1);
  expect(metrics.get(`${PREFIX}ingest_dropped_records_total{provider="openai"}`)).toBe(0);
  await service.stop();
});
