import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createMemoryStore } from '../../src/storage/memory.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { longTests } from '../support/long-tests.ts';
import { withService } from '../support/service.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Clients ask without a pause, so that even a few swaps meet requests that are under way. */
const { REQUESTS, SWAPS } = longTests({ REQUESTS: 10_000, SWAPS: 20 }, { REQUESTS: 1_000, SWAPS: 3 });
const CLIENTS = 16;

const versionOf = (number: number) => String(number).padStart(16, '0');

/** Every voice of a generation bears its number, and so does the version. */
const generation = (number: number) =>
  snapshotOf(
    Array.from({ length: 300 }, (_, index) => voice({ id: `polly/${index}`, name: `Gen${number}` })),
    {
      version: versionOf(number),
      builtAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    },
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

function isOfOneGeneration({ status, version, body }: Answer): boolean {
  const names = new Set(JSON.parse(body).voices.map(({ name }: { name: string }) => name));
  return status === 200 && names.size === 1 && names.has(`Gen${Number(version)}`);
}

describe('swaps under load', () => {
  it('a service answers every request from one generation while catalogs are swapped', async () => {
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    await snapshots.write(generation(0));
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const seen = new Map<string, number>();
    const mixed: Answer[] = [];
    await withService(
      {},
      async ({ url }) => {
        let left = REQUESTS;
        const client = async () => {
          while (left > 0 || seen.size <= SWAPS) {
            left--;
            const answer = await request(`${url}/v1/voices?limit=50&offset=100`, agent);
            if (!isOfOneGeneration(answer)) mixed.push(answer);
            seen.set(answer.version, (seen.get(answer.version) ?? 0) + 1);
          }
        };
        const swap = async () => {
          // Each generation is seen before the next replaces it, the first one too.
          for (let number = 0; number <= SWAPS; number++) {
            if (number > 0) await snapshots.write(generation(number));
            while (!seen.has(versionOf(number))) await sleep(10);
          }
        };
        await Promise.all([swap(), ...Array.from({ length: CLIENTS }, client)]);
      },
      { store },
    );
    agent.destroy();
    expect(mixed).toEqual([]);
    expect(seen.size).toBe(SWAPS + 1);
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(REQUESTS);
  });
});
