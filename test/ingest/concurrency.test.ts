import { describe, expect, it } from '@jest/globals';
import { BusyError } from '../../src/domain/errors.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { runIngest } from '../../src/ingest/run.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { createInterleaving } from '../support/interleaving.ts';
import { longTests } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { describeOnS3, withBucket } from '../support/s3.ts';
import { createUpstream, upstreamEnvironment } from '../support/upstream.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SLUGS = ['one', 'two'];
/** A quarter of the orders is worth running, because nearly each has a race that one of the two ingests loses. */
const INTERLEAVINGS = longTests(100, 12);
/** Each interleaving on S3 takes about half a second. */
const S3_INTERLEAVINGS = longTests(20, 5);

/** Creates a store with the voices of two providers, of which each has one more voice since. */
async function createCase(store: BlobStore) {
  let now = NOON;
  const upstreams = SLUGS.map((slug) => createUpstream(slug, 5));
  /** Ingests one provider, under a lease that no other run sees. */
  const ingest = (slugs: readonly string[], through: BlobStore = store) =>
    runIngest(
      upstreamEnvironment(upstreams, {
        snapshots: createSnapshots(through),
        now: () => new Date(now),
      }),
      { only: slugs },
    );
  await ingest(SLUGS);
  now += 60_000;
  for (const { voices } of upstreams) voices.set('new', { name: 'New', state: 'whole' });
  return { ingest, latest: async () => (await createSnapshots(store).readLatest()) as Snapshot };
}

/** Counts the moves of the pointer that fail, because another writer was first. */
function countLosses(store: BlobStore) {
  let losses = 0;
  const put: BlobStore['put'] = async (...args) => {
    try {
      return await store.put(...args);
    } catch (error) {
      losses++;
      throw error;
    }
  };
  return { store: { ...store, put }, losses: () => losses };
}

/** Ingests each provider by a process of its own in one random order of the operations on the store, and checks the result. */
async function ingestTogether(plain: BlobStore, seed: number): Promise<number> {
  const { store, losses } = countLosses(plain);
  const { ingest, latest } = await createCase(store);
  const together = createInterleaving(SLUGS.length, seed);
  const reports = await Promise.all(
    SLUGS.map((slug) => together.run(store, (turned) => ingest([slug], turned))),
  );
  expect(reports).toMatchObject(
    SLUGS.map((slug) => ({ written: true, providers: [{ added_ids: [`${slug}/new`] }] })),
  );
  const { voices, log, seq, ledger } = await latest();
  expect(seq).toBe(3);
  expect(voices).toHaveLength(12);
  expect(log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
  expect(log.flatMap(({ added }) => added).sort()).toEqual(['one/new', 'two/new']);
  expect(Object.keys(ledger).sort()).toEqual(voices.map(({ id }) => id).sort());
  return losses();
}

it(`both add their events to the snapshot in ${INTERLEAVINGS} random orders of their operations`, async () => {
  let losses = 0;
  for (let seed = 0; seed < INTERLEAVINGS; seed++) losses += await ingestTogether(createMemoryStore(), seed);
  // Orders without a lost race would prove nothing.
  expect(losses).toBeGreaterThan(INTERLEAVINGS / 10);
});

describeOnS3('two ingests on S3 without a working lease (needs AWS_ENDPOINT_URL_S3)', () => {
  it('both add their events to the snapshot in random orders of their operations', () =>
    withBucket(async (bucket, client) => {
      for (let seed = 0; seed < S3_INTERLEAVINGS; seed++)
        await ingestTogether(createS3Store(client, { bucket, prefix: `${seed}/` }), seed);
    }));
});

describe('an ingest that other writers overtake', () => {
  /** Ingests both providers while another writer moves the pointer before each of the first moves. */
  async function overtaken(times: number) {
    const store = createMemoryStore();
    const { ingest, latest } = await createCase(store);
    const rival = createSnapshots(store);
    let moves = 0;
    const put: BlobStore['put'] = async (key, ...args) => {
      if (key === 'latest.json' && ++moves <= times)
        await rival.commit(await rival.readBase(), {
          parts: [],
          builtAt: new Date(NOON + moves).toISOString(),
        });
      return store.put(key, ...args);
    };
    const run = ingest(SLUGS, { ...store, put });
    return { report: await run.catch((error: unknown) => error), latest: await latest() };
  }

  it('writes its result upon the others after two lost races', async () => {
    const { report, latest } = await overtaken(2);
    expect(report).toMatchObject({ written: true, version: latest.version });
    expect(latest).toMatchObject({ seq: 4, log: [{ cut: true }, { seq: 4, added: ['one/new', 'two/new'] }] });
  });

  it('fails after three lost races, and changes nothing', async () => {
    const { report, latest } = await overtaken(3);
    expect(report).toBeInstanceOf(BusyError);
    expect(report).toMatchObject({ message: expect.stringMatching(/3 times.* Nothing is written\.$/) });
    expect(latest).toMatchObject({
      seq: 4,
      log: [{ seq: 1, cut: true }],
      builtAt: new Date(NOON + 3).toISOString(),
    });
    expect(latest.voices).toHaveLength(10);
  });
});
