import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runIngest } from '../../src/ingest/run.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { BrokenSnapshotError } from '../../src/storage/broken-snapshot-error.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { checksumOf } from '../../src/storage/stored-json.ts';
import { type Damage, damage } from '../support/damage.ts';
import { runs } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { createUpstream, upstreamEnvironment } from '../support/upstream.ts';

type Blobs = ReadonlyMap<string, Buffer>;
const FIRST_SEEN = '2026-11-20T12:00:00.000Z';
/** Kinds of blobs, by the start of their keys. */
const KINDS = ['latest.json', 'latest.copy.json', 'snapshots/', 'parts/', 'logs/', 'checks/'];

const directory = [createUpstream('one', 3), createUpstream('two', 3)];

function ingest(store: BlobStore, at: string) {
  const environment = { store, snapshots: createSnapshots(store), now: () => new Date(at) };
  return runIngest(upstreamEnvironment(directory, environment), {});
}

/** Ingests twice, with a change in between, and stores the result of a check of a sample. */
async function ingestedBlobs(): Promise<Blobs> {
  const store = createMemoryStore();
  await ingest(store, FIRST_SEEN);
  directory[0]?.voices.set('v9', { name: 'Nine', state: 'whole' });
  await ingest(store, '2026-11-21T12:00:00.000Z');
  const snapshots = createSnapshots(store);
  const sampleChecks = {
    'https://one.test/a': { checked_at: '2026-11-21T13:00:00.000Z', state: 'dead' as const },
  };
  const update = { parts: [], sampleChecks, builtAt: '2026-11-21T13:00:00.000Z' };
  await snapshots.commit(await snapshots.readBase(), update);
  const blobs = new Map<string, Buffer>();
  for (const key of await store.list('')) blobs.set(key, Buffer.from((await store.get(key))?.body ?? []));
  return blobs;
}

/** Returns the blobs as commit 568ee4b wrote them: without checksums of JSON. */
function withoutChecksums(blobs: Blobs): Blobs {
  const shorten = (text: string) => text.replaceAll(/-([\da-f]{8})[\da-f]{8}(?=\.json)/g, '-$1');
  const entries = [...blobs].map(([key, body]) => {
    if (key.endsWith('.gz')) return [shorten(key), body] as const;
    const { checksum: _, ...content } = JSON.parse(shorten(body.toString()));
    return [shorten(key), Buffer.from(JSON.stringify(content))] as const;
  });
  return new Map(entries);
}

/** Opens a copy of the blobs in which the newest one of a kind is damaged. */
async function openDamaged(blobs: Blobs, kind: string, spoil: Damage) {
  const store = createMemoryStore();
  for (const [key, body] of blobs) await store.put(key, body);
  const key =
    [...blobs.keys()]
      .filter((each) => each.startsWith(kind))
      .sort()
      .at(-1) ?? '';
  const body = spoil(Buffer.from(blobs.get(key) ?? []));
  if (body) await store.put(key, body);
  else await store.delete(key);
  return store;
}

/** Times of the next ingest, also by clocks that are wrong. */
const time = fc.constantFrom(
  '2026-11-22T12:00:00.000Z',
  '2025-10-18T12:00:00.000Z',
  '2027-12-27T12:00:00.000Z',
  '2046-11-22T12:00:00.000Z',
);

/** Asserts that the next ingest gives the store all voices and their history back. */
async function assertHealing(store: BlobStore, at: string): Promise<void> {
  expect(await ingest(store, at)).toMatchObject({ written: true, voices: 7 });
  const healed = await createSnapshots(store).readLatest();
  expect(healed?.voices).toHaveLength(7);
  expect(healed?.seq).toBeGreaterThan(3);
  expect(healed?.ledger['one/v0']).toMatchObject({ first_seen: FIRST_SEEN });
}

describe.each(KINDS)('a store whose newest blob of %s is damaged', (kind) => {
  let blobs: Blobs;
  beforeAll(async () => {
    blobs = await ingestedBlobs();
  });

  it('is served as it was or refused as damaged, and the next ingest heals it', async () => {
    const whole = await createSnapshots(await openDamaged(blobs, kind, (body) => body)).readLatest();
    await fc.assert(
      fc.asyncProperty(damage, time, async (spoil, at) => {
        const store = await openDamaged(blobs, kind, spoil);
        const latest = await createSnapshots(store)
          .readLatest()
          .catch((error: unknown) => error);
        if (!(latest instanceof BrokenSnapshotError)) expect(latest ?? whole).toEqual(whole);
        else expect(latest.isNewer).toBe(false);
        await assertHealing(store, at);
      }),
      runs(200),
    );
  });

  it('is healed by the next ingest also where it has no checksums', async () => {
    const old = withoutChecksums(blobs);
    await fc.assert(
      fc.asyncProperty(damage, async (spoil) => {
        const store = await openDamaged(old, kind, spoil);
        expect(await ingest(store, '2026-11-22T12:00:00.000Z')).toMatchObject({ written: true });
        expect((await createSnapshots(store).readLatest())?.voices.length).toBeGreaterThanOrEqual(7);
      }),
      runs(200),
    );
  });
});

it('the checksum of a blob is the start of its SHA-256 hash', () => {
  expect(checksumOf('abc')).toBe('ba7816bf8f01cfea');
});
