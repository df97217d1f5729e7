import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createVoiceDirectoryClient } from '../../packages/client/src/client.ts';
import { createContext, createJobs } from '../../src/app/compose/compose.ts';
import type { Jobs } from '../../src/app/jobs/jobs.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { longTests } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { configOf, withService } from '../support/service.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** So many clients ask that even a few swaps, and requests with a pause of a few ms, meet each other. */
const { REQUESTS, SWAPS, PAUSE_MS } = longTests(
  { REQUESTS: 10_000, SWAPS: 50, PAUSE_MS: 0 },
  { REQUESTS: 200, SWAPS: 3, PAUSE_MS: 10 },
);
const CLIENTS = 16;
/** Pause of a client whose request was shed. */
const SHED_MS = 50;

/** Every voice of a generation bears its number. */
const generation = (number: number) =>
  snapshotOf(
    Array.from({ length: 300 }, (_, index) => voice({ id: `polly/${index}`, name: `Gen${number}` })),
    { builtAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString() },
  );

interface Answer {
  readonly status: number | undefined;
  readonly version: string;
  readonly body: string;
}

function request(url: string, agent: Agent): Promise<Answer> {
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

/** Returns the number of the generation that all voices of an answer bear; undefined if they bear several. */
function generationIn({ status, body }: Answer): number | undefined {
  const names = new Set<string>(JSON.parse(body).voices.map(({ name }: { name: string }) => name));
  const [name = ''] = names;
  return status === 200 && names.size === 1 ? Number(name.replace('Gen', '')) : undefined;
}

/** Returns the jobs of a service in this thread, which build nothing while the service runs. */
async function jobsWithoutBuilds(store: BlobStore): Promise<Jobs> {
  const jobs = await createJobs(await createContext(configOf({}), { store }));
  return { ...jobs, loadNewer: () => Promise.reject(new Error('a swap builds a catalog')) };
}

it.each([
  ['by images', { keepsImages: true }],
  ['that are built', { keepsImages: false }],
])('a service answers every request from one generation while catalogs are swapped %s', async (_, images) => {
  const store = createMemoryStore();
  const { ingestEnvironment } = await createContext(configOf({}), { store, ...images });
  const { snapshots } = ingestEnvironment;
  const jobs = images.keepsImages && { jobs: await jobsWithoutBuilds(store) };
  let version = await writeSnapshot(snapshots, generation(0));
  /** Generation by version. A version with voices of two generations is a mixed answer. */
  const numberOf = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const seen = new Map<string, number>();
  const mixed: Answer[] = [];
  await withService(
    {},
    async ({ url }) => {
      let left = REQUESTS;
      const client = async () => {
        while (left > 0 || seen.size <= SWAPS) {
          if (PAUSE_MS > 0) await sleep(PAUSE_MS);
          const answer = await request(`${url}/v1/voices?limit=50&offset=100`, agent);
          // A service on a busy machine sheds load, which is no answer of a generation.
          if (answer.status === 503) {
            await sleep(SHED_MS);
            continue;
          }
          left--;
          const number = generationIn(answer);
          const known = numberOf.get(answer.version) ?? number;
          if (number === undefined || number !== known) mixed.push(answer);
          else numberOf.set(answer.version, number);
          seen.set(answer.version, (seen.get(answer.version) ?? 0) + 1);
        }
      };
      const swap = async () => {
        // Each generation is seen before the next replaces it, the first one too.
        for (let number = 0; number <= SWAPS; number++) {
          if (number > 0) version = await writeSnapshot(snapshots, generation(number));
          while (!seen.has(version)) await sleep(10);
        }
      };
      await Promise.all([swap(), ...Array.from({ length: CLIENTS }, client)]);
    },
    { store, ...images, ...jobs },
  );
  agent.destroy();
  expect(mixed).toEqual([]);
  expect(seen.size).toBe(SWAPS + 1);
  expect(new Set(numberOf.values()).size).toBe(SWAPS + 1);
  expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(REQUESTS);
});

it('the client reads all voices of the new catalog, each once, if a swap comes between two pages', async () => {
  const store = createMemoryStore();
  const snapshots = createSnapshots(store);
  const generationOf = (from: number, to: number) =>
    snapshotOf(
      Array.from({ length: to - from }, (_, index) =>
        voice({ id: `polly/${String(from + index).padStart(4, '0')}` }),
      ),
      { builtAt: new Date(Date.UTC(2026, 0, 1) + from * 1000).toISOString() },
    );
  const idsOf = ({ voices }: ReturnType<typeof generationOf>) => voices.map(({ id }) => id);
  const [before, after] = [generationOf(50, 450), generationOf(0, 300)];
  await writeSnapshot(snapshots, before);
  await withService(
    {},
    async ({ url }) => {
      const client = createVoiceDirectoryClient({ baseUrl: url });
      const strict = client.voices.all({}, { pageSize: 100, onSwap: 'throw' });
      await strict.next();
      const ids: string[] = [];
      for await (const { id } of client.voices.all({}, { pageSize: 100 })) {
        ids.push(id);
        if (ids.length !== 150) continue;
        const version = await writeSnapshot(snapshots, after);
        while ((await client.metadata()).catalog_version !== version) await sleep(10);
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(idsOf(after)));
      expect(ids.every((id) => [...idsOf(before), ...idsOf(after)].includes(id))).toBe(true);
      const rest = async () => {
        for await (const _ of strict);
      };
      await expect(rest()).rejects.toMatchObject({ code: 'catalog_changed' });
    },
    { store },
  );
});

it('the client goes on after the rate limit', () =>
  withService(
    { PROVIDERS: 'openai', RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW_SECONDS: '1' },
    async ({ url }) => {
      const client = createVoiceDirectoryClient({ baseUrl: url, retries: 4 });
      const answers = await Promise.all([1, 2, 3, 4].map((limit) => client.voices.search({ limit })));
      expect(answers.map(({ voices }) => voices.length)).toEqual([1, 2, 3, 4]);
    },
    { store: createMemoryStore() },
  ));
