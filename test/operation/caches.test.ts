import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../bench/free-port.ts';
import { createService } from '../../src/app/compose/compose.ts';
import type { Service } from '../../src/app/service/lifecycle.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { configure, listTools, startNginx, untilReady } from '../support/deployed.ts';
import { useFolder } from '../support/folder.ts';
import { isInstalled } from '../support/installed.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { launch } from '../support/process.ts';
import { configOf } from '../support/service.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Largest number of requests of a client of the limited service. */
const LIMIT = 5;
const MAX_AGE_MS = 60_000;
const EVIL = 'evil.example';

const catalogOf = (name: string, second: number) =>
  snapshotOf([voice({ id: 'polly/Ada', name })], { builtAt: new Date(second * 1000).toISOString() });

/** Starts Varnish with `deploy/varnish.vcl` in a folder. */
async function startVarnish(folder: string, service: number, port: number): Promise<void> {
  const file = join(folder, 'default.vcl');
  await writeFile(
    file,
    await configure('varnish.vcl', { '"3000"': `"${service}"`, 'interval = 5s': 'interval = 1s' }),
  );
  launch(
    'varnishd',
    ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', file, '-n', folder, '-s', 'malloc,64m'],
    {},
  );
}

const PROGRAMS = {
  nginx: {
    start: (folder: string, service: number, port: number) => startNginx(folder, [service], port),
    isThere: isInstalled('nginx', '-v'),
  },
  Varnish: { start: startVarnish, isThere: isInstalled('varnishd', '-V') },
};

describe.each(Object.entries(PROGRAMS))('behind %s', (_name, { start, isThere }) => {
  const itThere = isThere ? it : it.skip;
  const folder = useFolder();
  const services: Service[] = [];
  const store = createMemoryStore();
  let url = '';
  let limited = '';

  /** Starts a service and the cache before it. Returns the address of the cache. */
  async function startBehind(name: string, env: Readonly<Record<string, string>>): Promise<string> {
    const service = await createService(configOf({ TRUST_PROXY: '1', ...env }), { store });
    services.push(service);
    const origin = new URL((await service.start()).url);
    const own = join(folder(), name);
    await mkdir(own);
    const port = await freePort();
    await start(own, Number(origin.port), port);
    await untilReady(`http://127.0.0.1:${port}`);
    return `http://127.0.0.1:${port}`;
  }

  beforeAll(async () => {
    if (!isThere) return;
    await writeSnapshot(createSnapshots(store), catalogOf('Ada', 1));
    url = await startBehind('open', {});
    limited = await startBehind('limited', { RATE_LIMIT_MAX: String(LIMIT) });
  });
  afterAll(async () => {
    for (const service of services) await service.stop();
  });

  /** Asks with these headers. The id is that of the request which the service answered. */
  async function ask(path: string, headers: Record<string, string> = {}, base = url) {
    const { hostname, port } = new URL(base);
    const sending = request({ hostname, port, path, headers });
    sending.end();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const body = await text(response);
    return {
      status: response.statusCode,
      id: response.headers['x-request-id'],
      headers: response.headers,
      body,
    };
  }

  itThere.each([
    '/v1/voices?search=ada',
    '/api/metadata',
    '/v1/voices/polly/Ada',
    '/openapi.json',
    '/sitemap.xml',
    '/llms.txt',
    '/v1/voices.csv',
  ])('the service answers %s once for many readers, and an unchanged copy is 304', async (path) => {
    const answers = [];
    for (let count = 0; count < 10; count++) answers.push(await ask(path));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const again = await ask(path, { 'If-None-Match': String(answers[0]?.headers.etag) });
    expect({ status: again.status, id: again.id, body: again.body }).toEqual({
      status: 304,
      id: answers[0]?.id,
      body: '',
    });
  });

  itThere('files of pages are stored, without the state of a limit', async () => {
    const page = await ask('/', { Accept: 'text/html' });
    const [path = ''] = /\/assets\/[^"]+\.css/.exec(page.body) ?? [];
    const [first, second] = [await ask(path), await ask(path)];
    expect(first.status).toBe(200);
    expect(second.id).toBe(first.id);
    expect(Object.keys(first.headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  });

  itThere('a page and the JSON of its address are never confused', async () => {
    const json = await ask('/', { Accept: 'application/json' });
    const page = await ask('/', { Accept: 'text/html' });
    const german = await ask('/', { Accept: 'text/html', 'Accept-Language': 'de' });
    expect(json.headers['content-type']).toMatch(/json/);
    expect(page.body).toMatch(/<html lang="en"/);
    expect(german.body).toMatch(/<html lang="de"/);
    expect((await ask('/', { Accept: 'text/html' })).id).not.toBe(page.id);
  });

  itThere.each(['/readyz', '/healthz', '/v1/audio-url?voiceId=polly/Ada', '/v1/voices?limit=x', '/api/mcp'])(
    'no answer of %s is stored',
    async (path) => {
      const ids = [await ask(path), await ask(path), await ask(path)].map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
    },
  );

  itThere('calls of MCP are never stored', async () => {
    const [first, second] = [await listTools(url), await listTools(url)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  itThere.each([
    '/',
    '/openapi.json',
    '/sitemap.xml',
    '/llms.txt',
    '/.well-known/mcp.json',
    '/v1/voices?limit=1',
  ])('a forged host never comes into the stored answer of %s', async (path) => {
    const forged = { Host: EVIL, 'X-Forwarded-Host': EVIL, Forwarded: `host=${EVIL}` };
    const own = `${path}${path.includes('?') ? '&' : '?'}forged=1`;
    const first = await ask(own, forged);
    const second = await ask(own);
    expect(first.status).toBe(200);
    expect(JSON.stringify([first, second])).not.toContain(EVIL);
  });

  itThere('a forged address gives no second limit', async () => {
    const statuses = [];
    for (let count = 0; count <= LIMIT; count++) {
      const { status } = await ask(
        `/v1/voices?offset=${count}`,
        { 'X-Forwarded-For': `192.0.2.${count}` },
        limited,
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
  });

  itThere('a new catalog is seen within the age that answers state', async () => {
    expect((await ask('/v1/voices?fields=name')).body).toContain('"Ada"');
    await writeSnapshot(createSnapshots(store), catalogOf('Bea', 2));
    await sleep(MAX_AGE_MS + 5000);
    expect((await ask('/v1/voices?fields=name')).body).toContain('"Bea"');
  });
});
