import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from '@redis/client';
import { freePort } from '../../bench/free-port.ts';
import { createService } from '../../src/app/compose/compose.ts';
import type { Jobs } from '../../src/app/jobs/jobs.ts';
import type { Service } from '../../src/app/service/lifecycle.ts';
import type { Logger } from '../../src/lib/logger.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { isInstalled } from '../support/installed.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { stop } from '../support/process.ts';
import { configOf } from '../support/service.ts';
import { smallSnapshot, writeSnapshot } from '../support/snapshot.ts';

const LIMIT = 8;
const PASSWORD = 'planted-password';
const itThere = isInstalled('redis-server') ? it : it.skip;

describe('two services that share Redis', () => {
  let redis: ChildProcess;
  let port: number;
  let services: Service[] = [];
  let urls: string[] = [];
  /** Messages of both services. */
  let told: string[] = [];

  const tell = (_details: object, message: string) => told.push(message);
  const logger: Logger = {
    debug: () => {},
    info: tell,
    warn: (details, message) => tell(details, `${message}${JSON.stringify(details)}`),
    error: tell,
  };

  const startRedis = () =>
    spawn('redis-server', ['--port', String(port), '--save', '', '--requirepass', PASSWORD], {
      stdio: 'ignore',
    });
  const redisUrl = () => `redis://:${PASSWORD}@127.0.0.1:${port}`;

  beforeEach(async () => {
    if (!isInstalled('redis-server')) return;
    told = [];
    port = await freePort();
    redis = startRedis();
    const store = createMemoryStore();
    await writeSnapshot(createSnapshots(store), smallSnapshot());
    const config = configOf({
      REDIS_URL: redisUrl(),
      RATE_LIMIT_MAX: String(LIMIT),
      RATE_LIMIT_WINDOW_SECONDS: '600',
    });
    services = await Promise.all([0, 1].map(() => createService(config, { store, logger })));
    urls = (await Promise.all(services.map((service) => service.start()))).map(({ url }) => url);
    await untilRedisIs('reachable');
  });
  afterEach(async () => {
    for (const service of services) await service.stop();
    if (redis) await stop(redis, 'SIGKILL');
  });

  /** Waits until both services say that Redis is in this state. */
  async function untilRedisIs(state: string): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      const states = await Promise.all(
        urls.map(async (url) => (await (await fetch(`${url}/readyz`)).json()) as { redis: string }),
      );
      if (states.every(({ redis: each }) => each === state)) return;
      await sleep(50);
    }
    throw new Error(`Redis is not ${state}`);
  }

  const ask = (at: number) => fetch(`${urls[at % 2]}/v1/metadata?try=${at}`);
  const call = (at: number) =>
    fetch(`${urls[at % 2]}/api/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    });

  /** Sends requests by turns to both, each other pair over MCP. Returns the numbers of those that were served. */
  async function serveByTurns(count: number): Promise<number[]> {
    const served: number[] = [];
    for (let at = 0; at < count; at++) {
      const { status } = await (at % 4 < 2 ? ask(at) : call(at));
      if (status === 200) served.push(at);
    }
    return served;
  }

  itThere('serve a client as often as the limit allows in all, over REST and MCP', async () => {
    expect(await serveByTurns(LIMIT + 6)).toEqual(Array.from({ length: LIMIT }, (_, at) => at));
  });

  itThere('ask Redis once for a request', async () => {
    const admin = await createClient({ url: redisUrl() }).connect();
    await admin.sendCommand(['CONFIG', 'RESETSTAT']);
    await serveByTurns(LIMIT);
    const statistics = String(await admin.sendCommand(['INFO', 'commandstats']));
    admin.destroy();
    const calls = [...statistics.matchAll(/cmdstat_(\w+):calls=(\d+)/g)].map(([, name, number]) => [
      name,
      Number(number),
    ]);
    expect(new Map(calls as [string, number][]).get('evalsha')).toBe(LIMIT);
    // The script itself asks for the rest.
    expect(calls.map(([name]) => name).sort()).toEqual(['evalsha', 'incr', 'pttl', 'set']);
  });

  itThere(
    'count each for itself while Redis is stopped, say so once, and come back by themselves',
    async () => {
      await stop(redis, 'SIGKILL');
      await untilRedisIs('unreachable');
      expect(await serveByTurns(2 * LIMIT + 6)).toHaveLength(2 * LIMIT);
      redis = startRedis();
      await untilRedisIs('reachable');
      expect(await serveByTurns(LIMIT + 6)).toHaveLength(LIMIT);
      expect(told.filter((message) => message.startsWith('Redis unreachable'))).toHaveLength(2);
      expect(told.filter((message) => message.startsWith('Redis reachable again'))).toHaveLength(2);
      expect(told.join('\n')).not.toContain(PASSWORD);
    },
  );

  itThere('wait for a frozen Redis once, and share it again when it goes on', async () => {
    redis.kill('SIGSTOP');
    const times: number[] = [];
    for (let at = 0; at < 10; at++) {
      const before = performance.now();
      expect((await ask(at)).status).toBe(200);
      times.push(performance.now() - before);
    }
    // Each service has waited for one request, at most 100 ms.
    expect(times.filter((ms) => ms > 90).length).toBeLessThanOrEqual(2);
    await untilRedisIs('unreachable');
    redis.kill('SIGCONT');
    await untilRedisIs('reachable');
    expect(await serveByTurns(LIMIT + 6)).not.toHaveLength(LIMIT + 6);
  });
});

itThere(
  'a service leaves a connection to Redis that never answers again, and uses the host that takes over',
  async () => {
    const [port, front] = [await freePort(), await freePort()];
    const redis = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
    (await connectWhenUp(`redis://127.0.0.1:${port}`)).destroy();
    const links: Socket[] = [];
    const forward = async () => {
      const server = createServer((near) => {
        const far = connect(port, '127.0.0.1');
        for (const link of [near, far]) links.push(link.on('error', () => {}));
        near.pipe(far).pipe(near);
      }).listen(front, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    const first = await forward();
    const store = createMemoryStore();
    await writeSnapshot(createSnapshots(store), smallSnapshot());
    const service = await createService(configOf({ REDIS_URL: `redis://127.0.0.1:${front}` }), { store });
    const { url } = await service.start();
    const untilState = async (state: string) => {
      while (((await (await fetch(`${url}/readyz`)).json()) as { redis: string }).redis !== state)
        await sleep(50);
    };
    await untilState('reachable');
    first.close();
    for (const link of links) link.unpipe().pause();
    await fetch(`${url}/v1/metadata`);
    await untilState('unreachable');
    const second = await forward();
    await untilState('reachable');
    await service.stop();
    for (const link of links) link.destroy();
    second.close();
    await stop(redis, 'SIGKILL');
  },
);

itThere('a service starts without Redis, and shares it when it comes', async () => {
  const port = await freePort();
  const store = createMemoryStore();
  await writeSnapshot(createSnapshots(store), smallSnapshot());
  const service = await createService(configOf({ REDIS_URL: `redis://127.0.0.1:${port}` }), { store });
  const { url } = await service.start();
  const stateOf = async () => ((await (await fetch(`${url}/readyz`)).json()) as { redis: string }).redis;
  expect(await stateOf()).toBe('unreachable');
  const redis = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
  while ((await stateOf()) !== 'reachable') await sleep(50);
  await service.stop();
  await stop(redis, 'SIGKILL');
});

itThere('a service that fails to start leaves no connection to Redis', async () => {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
  const admin = await connectWhenUp(`redis://127.0.0.1:${port}`);
  const store = createMemoryStore();
  await writeSnapshot(createSnapshots(store), smallSnapshot());
  const jobs = { load: () => Promise.reject(new Error('no snapshot')) } as unknown as Jobs;
  const service = await createService(configOf({ REDIS_URL: `redis://127.0.0.1:${port}` }), { store, jobs });
  await expect(service.start()).rejects.toThrow('no snapshot');
  await service.stop();
  const clients = String(await admin.sendCommand(['CLIENT', 'LIST']))
    .trim()
    .split('\n');
  admin.destroy();
  await stop(redis, 'SIGKILL');
  expect(clients).toHaveLength(1);
});

async function connectWhenUp(url: string) {
  for (;;) {
    try {
      return await createClient({ url, socket: { reconnectStrategy: false } }).connect();
    } catch {
      await sleep(50);
    }
  }
}
