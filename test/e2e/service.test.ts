import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createService } from '../../src/app/compose.ts';
import { runIngest } from '../../src/ingest/run.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createMemoryStore } from '../../src/storage/memory.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { BUNDLED } from '../support/contracts/index.ts';
import { configOf, withFolder, withService } from '../support/service.ts';
import { ingestEnvironment, snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const json = async (url: string) => (await (await fetch(url)).json()) as Record<string, unknown>;

describe('a service', () => {
  it('serves the bundled catalog from nothing', async () => {
    await withService(
      {},
      async ({ url, notice }) => {
        expect(notice).toBeUndefined();
        expect(await json(`${url}/v1/voices?search=joanna&providers=polly`)).toMatchObject({ total: 3 });
        expect(await json(`${url}/readyz`)).toMatchObject({ status: 'ready' });
      },
      { store: createMemoryStore() },
    );
  });

  it('serves within two seconds what another process wrote', async () => {
    await withFolder(async (folder) => {
      await withService({ SNAPSHOT_URL: folder }, async ({ url }) => {
        const store = createFileStore(folder);
        await createSnapshots(store).write(snapshotOf([voice({ id: 'polly/new', name: 'Newcomer' })]));
        const writtenAt = Date.now();
        while ((await json(`${url}/v1/voices?search=newcomer`)).total !== 1) await sleep(20);
        expect(Date.now() - writtenAt).toBeLessThan(2000);
      });
    });
  });

  it('shows the providers that PROVIDERS names, of a store that others write to as well', async () => {
    const store = createMemoryStore();
    const environment = ingestEnvironment({ store, snapshots: createSnapshots(store) });
    await runIngest(environment, {});
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
        { store },
      );
    const narrow = await seenWith('polly,openai');
    const slugs = ['openai', 'polly'];
    expect(narrow).toMatchObject({ total_voices: 180, providers: slugs, statuses: slugs, audio: 404 });
    const wide = await seenWith('all');
    expect(wide).toMatchObject({ total_voices: 6644, audio: 200 });
    expect(narrow.version).not.toBe(wide.version);
  });

  it('takes up from a store of all only what it was told of', async () => {
    const store = createMemoryStore();
    await withService(
      { PROVIDERS: 'polly' },
      async ({ url }) => {
        const voices = ['polly/new', 'azure/new'].map((id) => voice({ id, name: 'Newcomer' }));
        await createSnapshots(store).write(snapshotOf(voices));
        while ((await json(`${url}/v1/voices?search=newcomer`)).total !== 1) await sleep(20);
        expect(await json(`${url}/v1/metadata`)).toMatchObject({ total_voices: 1, providers: ['polly'] });
      },
      { store },
    );
  });

  it('starts nothing where it is given up before', () =>
    withFolder(async (folder) => {
      const service = await createService(configOf({ DATA_DIR: folder }));
      const reason = new Error('stopped');
      await expect(service.start(AbortSignal.abort(reason))).rejects.toBe(reason);
      await service.stop();
    }));

  it('ingests in the background after its start', async () => {
    const store = createMemoryStore();
    await withService(
      { INGEST_ON_START: 'true' },
      async () => {
        while ((await createSnapshots(store).readLatest()) === undefined) await sleep(20);
      },
      { store },
    );
  });

  it('starts from the bundled catalog where the last snapshot is broken, and says so', async () => {
    await withFolder(async (folder) => {
      const store = createFileStore(folder);
      await runIngest(ingestEnvironment({ store, snapshots: createSnapshots(store) }), {});
      const [key = ''] = await store.list('snapshots/');
      await writeFile(join(folder, key), '{"voices":[');
      await withService({ SNAPSHOT_URL: folder }, async ({ url, notice }) => {
        expect(notice).toMatch(/^The snapshot \S+ cannot be read: .* Serving the bundled catalog\.$/);
        expect(await json(`${url}/v1/metadata`)).toMatchObject({ total_voices: BUNDLED.voices });
      });
    });
  });

  it('names the port that is in use and the way out', async () => {
    const store = createMemoryStore();
    await withService(
      {},
      async ({ url }) => {
        const second = await createService(configOf({ PORT: new URL(url).port }), { store });
        await expect(second.start()).rejects.toThrow(/^Port \d+ is in use\. .* choose another with PORT\.$/);
        await second.stop();
      },
      { store },
    );
  });

  it('answers what is no HTTP with an error of the usual shape', async () => {
    await withService(
      {},
      async ({ url }) => {
        const status = await new Promise<number | undefined>((resolve, reject) => {
          get(url, { headers: { 'x-long': 'x'.repeat(40_000) } }, (response) =>
            resolve(response.statusCode),
          ).on('error', reject);
        });
        expect(status).toBe(431);
      },
      { store: createMemoryStore() },
    );
  });

  it('answers 10,000 requests during 20 swaps, each from one catalog', async () => {
    const REQUESTS = 10_000;
    const SWAPS = 20;
    const CLIENTS = 16;
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    // Every voice of a generation bears its number, and so does the version.
    const generation = (number: number) =>
      snapshotOf(
        Array.from({ length: 300 }, (_, index) => voice({ id: `polly/${index}`, name: `Gen${number}` })),
        {
          version: String(number).padStart(16, '0'),
          builtAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
        },
      );
    await snapshots.write(generation(0));
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const seen = new Map<string, number>();
    let failures = 0;

    await withService(
      {},
      async ({ url }) => {
        let left = REQUESTS;
        const client = async () => {
          while (left > 0 || seen.size <= SWAPS) {
            left--;
            const { status, version, body } = await request(`${url}/v1/voices?limit=50&offset=100`, agent);
            const names = new Set(JSON.parse(body).voices.map(({ name }: { name: string }) => name));
            if (status !== 200 || names.size !== 1 || !names.has(`Gen${Number(version)}`)) failures++;
            seen.set(version, (seen.get(version) ?? 0) + 1);
          }
        };
        const swaps = (async () => {
          // Each is seen before the next replaces it, the first one too.
          for (let number = 0; number <= SWAPS; number++) {
            if (number > 0) await snapshots.write(generation(number));
            while (!seen.has(String(number).padStart(16, '0'))) await sleep(10);
          }
        })();
        await Promise.all([swaps, ...Array.from({ length: CLIENTS }, client)]);
      },
      { store },
    );
    agent.destroy();
    expect(failures).toBe(0);
    expect(seen.size).toBe(SWAPS + 1);
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(REQUESTS);
  }, 60_000);
});

function request(
  url: string,
  agent: Agent,
): Promise<{ status: number | undefined; version: string; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const version = String(response.headers['x-catalog-version']);
        resolve({ status: response.statusCode, version, body: Buffer.concat(chunks).toString() });
      });
    }).on('error', reject);
  });
}
