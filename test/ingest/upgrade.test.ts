import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { runIngest } from '../../src/ingest/run.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { createUpstream, upstreamEnvironment } from '../support/upstream.ts';

/** Snapshot of two fictional providers in the shape of schema version 1, as the first release has written it. */
const STORED = readFileSync('test/fixtures/snapshot-version-1.json', 'utf8');
const STORED_KEY = 'snapshots/20261120T181703000Z-4f1b6c0d2a93e857.json';
const NOON = '2026-11-21T12:00:00.000Z';

/** Creates a store with the snapshot of the first release. */
async function createOldStore(): Promise<BlobStore> {
  const store = createMemoryStore();
  await writeAsFirstRelease(store, STORED_KEY, STORED);
  return store;
}

/** Writes a snapshot as the first release does: without conditions, and with a pointer that names no schema version. */
async function writeAsFirstRelease(store: BlobStore, key: string, text: string): Promise<void> {
  await store.put(key, text);
  await store.put('latest.json', JSON.stringify({ key, version: JSON.parse(text).version }));
}

/**
 * Reads the latest snapshot by the rules of the first release, which follows the pointer, ignores other fields of the pointer, and neither
 * reads nor replaces a snapshot of a newer schema version.
 */
async function readAsFirstRelease(store: BlobStore): Promise<unknown> {
  const read = async (key: string) => JSON.parse(Buffer.from((await store.get(key))?.body ?? []).toString());
  const { key } = z.object({ key: z.string(), version: z.string() }).parse(await read('latest.json'));
  const snapshot = await read(key);
  if (z.object({ schemaVersion: z.int() }).parse(snapshot).schemaVersion > 1)
    throw new Error('a newer release has written the snapshot');
  return snapshot;
}

/** Ingests both providers from their present lists: one voice is gone, one is back, and one is new. */
async function ingest(store: BlobStore, at = NOON) {
  const one = createUpstream('one', 2);
  one.voices.set('gone', { name: 'Gone', state: 'whole' });
  one.voices.set('new', { name: 'New', state: 'whole' });
  const two = createUpstream('two', 1);
  two.fault = 'timeout';
  const snapshots = createSnapshots(store);
  const environment = upstreamEnvironment([one, two], { store, snapshots, now: () => new Date(at) });
  return runIngest(environment, {});
}

const latest = async (store: BlobStore) => (await createSnapshots(store).readLatest()) as Snapshot;

describe('a store of the first release', () => {
  it('is served with the voices, the statuses and the history of the first release', async () => {
    const { voices, providers, ledger } = JSON.parse(STORED);
    expect(await latest(await createOldStore())).toMatchObject({
      voices,
      providers,
      ledger,
      seq: 0,
      log: [],
    });
  });

  it('gets a log that begins with the first ingest, which carries the history over', async () => {
    const store = await createOldStore();
    expect((await ingest(store)).providers).toMatchObject([
      { outcome: 'fresh', added_ids: ['one/new'], returned_ids: ['one/gone'], missing_ids: ['one/v2'] },
      { outcome: 'kept', kept: 1, last_success: '2026-11-19T18:17:01.000Z' },
    ]);
    const { seq, log, ledger, voices } = await latest(store);
    expect({ seq, log }).toMatchObject({
      seq: 1,
      log: [{ seq: 1, added: [], returned: [], cut: true }],
    });
    const days = Object.fromEntries(voices.map(({ id, first_seen }) => [id, first_seen]));
    expect(days).toEqual({
      'one/gone': '2025-12-01',
      'one/new': '2026-11-21',
      'one/v0': '2025-12-01',
      'one/v1': '2025-12-01',
      'one/v2': '2026-02-03',
      'two/v0': '2026-01-15',
    });
    expect(ledger['one/v2']).toEqual({
      first_seen: '2026-02-03',
      last_seen: '2026-11-20T18:17:01.000Z',
      missing_since: NOON,
    });
    expect(ledger['one/gone']).not.toHaveProperty('removed_at');
  });

  it('cannot be read or replaced by the first release after an upgrade', async () => {
    const store = await createOldStore();
    await ingest(store);
    const upgraded = await latest(store);
    await expect(readAsFirstRelease(store)).rejects.toThrow('a newer release has written the snapshot');
    expect(await latest(store)).toEqual(upgraded);
  });

  it('is read again by the first release after a rollback of the pointer, and carried over by a second upgrade', async () => {
    const store = await createOldStore();
    await ingest(store);
    await writeAsFirstRelease(store, STORED_KEY, STORED);
    expect(await readAsFirstRelease(store)).toMatchObject({ builtAt: '2026-11-20T18:17:03.000Z' });
    const builtAt = '2026-11-21T18:00:00.000Z';
    const later = JSON.stringify({ ...JSON.parse(STORED), builtAt });
    await writeAsFirstRelease(store, 'snapshots/20261121T180000000Z-4f1b6c0d2a93e857.json', later);
    expect(await latest(store)).toMatchObject({ builtAt });
    await ingest(store, '2026-11-22T00:00:00.000Z');
    const { voices, log } = await latest(store);
    expect(voices).toHaveLength(6);
    expect(log).toMatchObject([{ seq: 1, cut: true }]);
  });
});
