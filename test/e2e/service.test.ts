import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createService } from '../../src/app/compose/compose.ts';
import { Readiness } from '../../src/domain/service-state.ts';
import { NO_EVENTS } from '../../src/ingest/ledger/change-log.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { withFolder } from '../support/folder.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { countBundled } from '../support/providers.ts';
import { configOf, withService } from '../support/service.ts';
import { bundledOf, snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const json = async (url: string) => (await (await fetch(url)).json()) as Record<string, unknown>;
const store = createMemoryStore;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
/** One short list, for tests that serve any catalog. */
const SHORT = { PROVIDERS: 'openai' };

it('a service that stops is not ready but answers, until the delay is over', async () => {
  const service = await createService(configOf({ ...SHORT, STOP_DELAY_SECONDS: '1' }), { store: store() });
  const { url } = await service.start();
  const stopped = service.stop();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  expect(await ready.json()).toMatchObject({ error: { code: 'not_ready' } });
  for (const path of ['/healthz', '/v1/voices']) expect((await fetch(url + path)).status).toBe(200);
  await stopped;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

it('a service that is told to reads a newer snapshot at once', async () => {
  const snapshots = store();
  const swaps: object[] = [];
  const info = (details: object, message: string) => message === 'catalog swapped' && swaps.push(details);
  const logger = { ...silentLogger, info };
  const service = await createService(configOf(SHORT), { store: snapshots, logger });
  const { url } = await service.start();
  const entry = {
    ...NO_EVENTS,
    seq: 2,
    at: '2026-11-01T00:00:00.000Z',
    version: 'v2',
    added: ['openai/new'],
  };
  const log = [entry];
  await writeSnapshot(createSnapshots(snapshots), snapshotOf([voice({ id: 'openai/new' })], { seq: 2, log }));
  await service.reload();
  expect(swaps).toMatchObject([{ voices: 1, added: 1, removed: 0, returned: 0, changed: 0 }]);
  expect(await json(`${url}/v1/metadata`)).toMatchObject({ total_voices: 1 });
  await service.stop();
});

it.each([
  ['deepgram', 'aura-2', []],
  ['deepgram', 'aura2', [{ provider: 'deepgram', model: 'aura2' }]],
  ['openai', 'aura2', []],
])(
  'a service of %s with the top-tier model %s warns of the empty top tiers %j',
  async (PROVIDERS, TOP_TIER_MODEL, expected) => {
    const warnings: object[] = [];
    const logger = { ...silentLogger, warn: (details: object) => warnings.push(details) };
    const env = { PROVIDERS, TOP_TIER_MODEL };
    await withService(env, async () => expect(warnings).toEqual(expected), { store: store(), logger });
  },
);

it('a service without a stored snapshot serves the bundled catalog', () =>
  withService(
    { PROVIDERS: 'deepgram,polly' },
    async ({ url, notice }) => {
      expect(notice).toBeUndefined();
      const total_voices = countBundled('deepgram', 'polly');
      expect(await json(`${url}/v1/metadata`)).toMatchObject({ total_voices });
      expect(await json(`${url}/v1/voices?search=joanna&providers=polly`)).toMatchObject({ total: 3 });
      expect(await json(`${url}/readyz`)).toMatchObject({ status: 'ready' });
    },
    { store: store() },
  ));

it('a service serves the bundled catalog where the last snapshot is broken, with a notice', () =>
  withFolder(async (folder) => {
    const files = createFileStore(folder);
    await writeSnapshot(createSnapshots(files), snapshotOf([voice({ id: 'openai/new' })]));
    const [key = ''] = await files.list('snapshots/');
    await writeFile(join(folder, key), '{"voices":[');
    await withService({ ...SHORT, SNAPSHOT_URL: folder }, async ({ url, notice }) => {
      expect(notice).toMatch(/^The snapshot \S+ cannot be read: .* Serving the bundled catalog\.$/);
      expect(await json(`${url}/v1/metadata`)).toMatchObject({ total_voices: countBundled('openai') });
    });
  }));

it.each([
  ['that it is given', true],
  ['that the system chooses', false],
])('a service whose app cannot be created takes no connection at a port %s', async (_, isGiven) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const config = configOf(SHORT);
  // The settings are refused before. They stand for any fault in the creation of the app.
  const http = { ...config.http, trustProxy: '10.0.0.0/99', port: isGiven ? portOf(taken) : 0 };
  const service = await createService({ ...config, http }, { store: store() });
  // The error is not the one of a port in use.
  await expect(service.start()).rejects.toThrow('invalid range on address');
  await service.stop();
  taken.close();
});

it('a service whose start is aborted before it begins starts nothing', () =>
  withFolder(async (folder) => {
    const service = await createService(configOf({ DATA_DIR: folder }));
    const reason = new Error('stopped');
    await expect(service.start(AbortSignal.abort(reason))).rejects.toBe(reason);
    await service.stop();
  }));

it('a service whose port is in use fails with the port and a way out', async () => {
  const overrides = { store: store() };
  await withService(
    SHORT,
    async ({ url }) => {
      const second = await createService(configOf({ ...SHORT, PORT: new URL(url).port }), overrides);
      await expect(second.start()).rejects.toThrow(/^Port \d+ is in use\. .* choose another with PORT\.$/);
      await second.stop();
    },
    overrides,
  );
});

it('a service without its store stays ready, and shows that the store is unreachable until it answers', async () => {
  const shared = store();
  let isDown = false;
  const etag = (key: string) => (isDown ? Promise.reject(new Error('503')) : shared.etag(key));
  await withService(
    SHORT,
    async ({ url }) => {
      const before = await json(`${url}/readyz`);
      expect(before).toMatchObject({
        status: 'ready',
        store: 'reachable',
        store_last_answer: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        catalog: { voices: countBundled('openai') },
      });
      const { catalog_version, updated_at } = await json(`${url}/v1/metadata`);
      expect(before).toMatchObject({
        catalog_version,
        catalog: { version: catalog_version, built_at: updated_at },
      });
      isDown = true;
      while ((await json(`${url}/readyz`)).store !== 'unreachable') await sleep(250);
      const { status } = await fetch(`${url}/readyz`);
      expect(status).toBe(200);
      isDown = false;
      while ((await json(`${url}/readyz`)).store !== 'reachable') await sleep(250);
    },
    { store: { ...shared, etag } },
  );
});

it('a service keeps its catalog if a new snapshot does not fit into memory, and says so in /readyz and on its page until one fits', async () => {
  const shared = store();
  const snapshots = createSnapshots(shared);
  const providers = [{ provider: 'openai', voices: 50_000_000, source: 'live', stale: false }] as const;
  const builtAt = '2026-11-22T07:00:00.000Z';
  await withService(
    SHORT,
    async ({ url }) => {
      const oversized = async () => (await json(`${url}/readyz`)).oversized_snapshot;
      const statusPage = async () => (await fetch(`${url}/status`)).text();
      expect(await oversized()).toBeUndefined();
      expect(await statusPage()).not.toContain('Not loaded');
      await writeSnapshot(snapshots, snapshotOf([voice({ id: 'openai/new' })], { providers, builtAt }));
      while (!(await oversized())) await sleep(20);
      const { status, catalog } = Readiness.parse(await json(`${url}/readyz`));
      expect([status, catalog.voices]).toEqual(['ready', countBundled('openai')]);
      expect(await oversized()).toMatchObject({ built_at: builtAt, voices: 50_000_000 });
      expect(await statusPage()).toMatch(/Not loaded: .*2026.* 50,000,000 voices need [\d,]+ MB of memory/);
      await writeSnapshot(snapshots, snapshotOf([voice({ id: 'openai/new' })]));
      while (await oversized()) await sleep(20);
      while ((await json(`${url}/v1/metadata`)).total_voices !== 1) await sleep(20);
    },
    { store: shared },
  );
});

it('a service shows the providers that PROVIDERS names, of a store that holds more', async () => {
  const shared = store();
  const stored = ['deepgram', 'openai', 'polly'];
  await writeSnapshot(createSnapshots(shared), await bundledOf(...stored));
  const seenWith = (PROVIDERS: string) =>
    withService(
      { PROVIDERS },
      async ({ url }) => {
        const { total_voices, providers, provider_status, catalog_version } = await json(
          `${url}/v1/metadata`,
        );
        const statuses = (provider_status as { provider: string }[]).map(({ provider }) => provider);
        const { status } = await fetch(`${url}/v1/audio-url?voiceId=deepgram/aura-2-thalia-en`);
        return { total_voices, providers, statuses, audio: status, version: String(catalog_version) };
      },
      { store: shared },
    );
  const slugs = ['openai', 'polly'];
  const narrow = await seenWith(slugs.join());
  const total_voices = countBundled(...slugs);
  expect(narrow).toMatchObject({ total_voices, providers: slugs, statuses: slugs, audio: 404 });
  const wide = await seenWith('all');
  expect(wide).toMatchObject({ total_voices: countBundled(...stored), audio: 200 });
  expect(narrow.version).not.toBe(wide.version);
});

it('a service reloads the voices of its own providers only', async () => {
  const shared = store();
  await withService(
    SHORT,
    async ({ url }) => {
      const voices = ['openai/new', 'azure/new'].map((id) => voice({ id, name: 'Newcomer' }));
      await writeSnapshot(createSnapshots(shared), snapshotOf(voices));
      while ((await json(`${url}/v1/voices?search=newcomer`)).total !== 1) await sleep(20);
      expect(await json(`${url}/v1/metadata`)).toMatchObject({ total_voices: 1, providers: ['openai'] });
    },
    { store: shared },
  );
});
