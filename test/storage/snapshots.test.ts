import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OperatorError } from '../../src/domain/errors.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { NO_EVENTS } from '../../src/ingest/ledger/change-log.ts';
import { type BlobStore, PreconditionFailedError } from '../../src/storage/blob-store.ts';
import { BrokenSnapshotError } from '../../src/storage/broken-snapshot-error.ts';
import { createSnapshots, joinStored, type Snapshots } from '../../src/storage/snapshots.ts';
import { checksumOf, putJson } from '../../src/storage/stored-json.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { partsOf, snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** A snapshot of one voice of each of two providers, of which the second never changes. */
const at = (minute: number): Snapshot =>
  snapshotOf([voice({ id: `fictional/${minute}` }), voice({ id: 'steady/one', provider: 'steady' })], {
    builtAt: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
  });

const idsOf = (snapshot: Snapshot | undefined) => snapshot?.voices.map(({ id }) => id);
const baseIds = async (snapshots: Snapshots, onBroken?: (error: BrokenSnapshotError) => void) =>
  (await (await snapshots.readBase(onBroken)).readPart('fictional'))?.voices.map(({ id }) => id);

it('a manifest states the size of each part before compression, also of one that an earlier release has written', async () => {
  const { store, snapshots } = await twoSnapshots('snapshots/');
  const read = async (key: string) => Buffer.from((await store.get(key))?.body ?? []);
  const assertSizes = async () => {
    const { parts } = JSON.parse(String(await read((await store.list('snapshots/')).at(-1) ?? '')));
    expect(parts).toHaveLength(2);
    for (const { key, bytes } of parts) expect(bytes).toBe(gunzipSync(await read(key)).length);
  };
  await assertSizes();
  const base = await snapshots.readBase();
  const earlier = [...base.parts].map(([slug, part]) => {
    const { bytes: _, ...ref } = part.ref;
    return [slug, { ...part, ref }] as const;
  });
  const update = { parts: partsOf(at(2)), builtAt: at(3).builtAt };
  await snapshots.commit({ ...base, parts: new Map(earlier) }, update);
  await assertSizes();
});

/** Writes two snapshots, and returns the key of the newest blob below a prefix. */
async function twoSnapshots(prefix: string) {
  const store = createMemoryStore();
  const snapshots = createSnapshots(store);
  await writeSnapshot(snapshots, at(1));
  await writeSnapshot(snapshots, at(2));
  return { store, snapshots, key: (await store.list(prefix)).at(-1) ?? '' };
}

type Json = Record<string, unknown>;

async function contentOf(store: BlobStore, key: string): Promise<Json> {
  return JSON.parse(Buffer.from((await store.get(key))?.body ?? []).toString());
}

/** Replaces the pointer by one with other fields and their checksum. */
async function repoint(store: BlobStore, change: (pointer: Json) => Json) {
  const { checksum: _, ...pointer } = await contentOf(store, 'latest.json');
  const fields = change(pointer);
  const checksum = checksumOf(JSON.stringify(fields));
  await store.put('latest.json', JSON.stringify({ ...fields, checksum }));
}

/** Stores a manifest with other content as the latest one, as another release would. */
async function rewrite(store: BlobStore, change: (manifest: Json) => Json) {
  const { key } = await contentOf(store, 'latest.json');
  const manifest = change(await contentOf(store, String(key)));
  await store.delete(String(key));
  const changed = await putJson(store, String(key).replace(/-[^-]+$/, ''), '.json', manifest);
  await repoint(store, (pointer) => ({ ...pointer, key: changed }));
}

it('a new store has no snapshot', async () => {
  const snapshots = createSnapshots(createMemoryStore());
  expect(await snapshots.readLatest()).toBeUndefined();
  expect(await snapshots.readBase()).toMatchObject({ seq: 0, pointerEtag: undefined });
});

it('the latest snapshot is the one written last, and its number grows by one', async () => {
  const { snapshots } = await twoSnapshots('snapshots/');
  const latest = await snapshots.readLatest();
  expect(idsOf(latest)).toEqual(['fictional/2', 'steady/one']);
  expect(latest).toMatchObject({ seq: 2, builtAt: at(2).builtAt, log: [] });
});

it('a snapshot restricted to one provider has a version of its own, which the others do not change', async () => {
  const { snapshots } = await twoSnapshots('snapshots/');
  const steady = await snapshots.readLatest(new Set(['steady']));
  expect(idsOf(steady)).toEqual(['steady/one']);
  await writeSnapshot(snapshots, at(3));
  expect((await snapshots.readLatest(new Set(['steady'])))?.version).toBe(steady?.version);
});

it('a log restricted to one provider keeps its own events, and what a newer release wrote', async () => {
  const { store } = await twoSnapshots('snapshots/');
  const snapshots = createSnapshots(store);
  const kept = { moved: [{ from: 'fictional/1' }], labels: ['x'] };
  const events = { ...NO_EVENTS, added: ['steady/one', 'fictional/2'], changed: { 'fictional/2': ['name'] } };
  await writeSnapshot(snapshots, {
    ...at(3),
    log: [{ ...events, ...kept, seq: 3, at: at(3).builtAt, version: 'v3' }],
  });
  const { log } = (await snapshots.readLatest(new Set(['steady']))) ?? {};
  expect(log).toMatchObject([{ ...kept, added: ['steady/one'], changed: {} }]);
});

it('a store keeps the last five manifests', async () => {
  const store = createMemoryStore();
  const snapshots = createSnapshots(store);
  for (let minute = 0; minute < 9; minute++) await writeSnapshot(snapshots, at(minute));
  expect(await store.list('snapshots/')).toHaveLength(5);
  expect(idsOf(await snapshots.readLatest())).toContain('fictional/8');
});

it('blobs that no manifest refers to are deleted a day after they were written', async () => {
  const store = createMemoryStore();
  const snapshots = createSnapshots(store);
  await writeSnapshot(snapshots, { ...at(1), builtAt: '2026-11-19T00:00:00.000Z' });
  for (let minute = 2; minute < 7; minute++) await writeSnapshot(snapshots, at(minute));
  expect(await store.list('parts/fictional/20261119')).toEqual([]);
  expect(await store.list('parts/fictional/')).toHaveLength(5);
});

it('a provider that did not change costs no write', async () => {
  const { store, snapshots } = await twoSnapshots('snapshots/');
  const base = await snapshots.readBase();
  await snapshots.commit(base, { parts: partsOf(at(2)), builtAt: at(3).builtAt });
  await snapshots.commit(await snapshots.readBase(), { parts: [], builtAt: at(4).builtAt });
  expect(await store.list('parts/')).toHaveLength(4);
  expect(idsOf(await snapshots.readLatest())).toEqual(['fictional/2', 'steady/one']);
});

it('one of two writers on the same base wins, and the other loses nothing of it', async () => {
  const { snapshots } = await twoSnapshots('snapshots/');
  const base = await snapshots.readBase();
  const [fictional, steady] = [partsOf(at(3)).slice(0, 1), partsOf(at(3)).slice(1)];
  await snapshots.commit(base, { parts: fictional, builtAt: at(3).builtAt });
  const late = snapshots.commit(base, { parts: steady, builtAt: at(3).builtAt });
  await expect(late).rejects.toThrow(PreconditionFailedError);
  expect(idsOf(await snapshots.readLatest())).toEqual(['fictional/3', 'steady/one']);
});

const replacing = (known: string, other: string) => (text: Buffer) =>
  Buffer.from(text.toString().replace(known, other));

it.each([
  ['the manifest has a value of no release', 'snapshots/', replacing('"live"', '"lime"'), ['fictional/1']],
  [
    'the manifest claims a newer schema version',
    'snapshots/',
    replacing('"schemaVersion":2', '"schemaVersion":6'),
    ['fictional/1'],
  ],
  [
    'the pointer claims a newer schema version',
    'latest.json',
    replacing('"schemaVersion":2', '"schemaVersion":6'),
    ['fictional/2'],
  ],
  [
    'the pointer without checksum claims a newer schema version',
    'latest.json',
    () => Buffer.from('{"schemaVersion":3}'),
    ['fictional/2'],
  ],
  [
    'the pointer leads elsewhere',
    'latest.json',
    () => Buffer.from('{"key":"../../etc/passwd","version":"x"}'),
    ['fictional/2'],
  ],
  ['a part is missing', 'parts/fictional/', undefined, ['fictional/1']],
  [
    'a part is another one',
    'parts/fictional/',
    () => gzipSync('{"id":"fictional/9","first_seen":"2026-11-21"}\n'),
    ['fictional/1'],
  ],
])(
  'a snapshot where %s is not served, and an ingest builds on the newest readable voices',
  async (_, prefix, spoil, ids) => {
    const { store, snapshots, key } = await twoSnapshots(prefix);
    if (spoil) await store.put(key, spoil(Buffer.from((await store.get(key))?.body ?? [])));
    else await store.delete(key);
    const reading = snapshots.readLatest();
    await expect(reading).rejects.toThrow(BrokenSnapshotError);
    await expect(reading).rejects.toThrow(/^The snapshot memory\/\S+ cannot be read: [^\n]+ can be read\.$/);
    const told: string[] = [];
    expect(await baseIds(snapshots, ({ message }) => told.push(message))).toEqual(ids);
    expect(told).toEqual([expect.stringMatching(/^The snapshot memory\//)]);
  },
);

it('a damaged store has its newest snapshot also after a clock was years ahead', async () => {
  const { store, snapshots } = await twoSnapshots('latest.json');
  await writeSnapshot(snapshots, { ...at(3), builtAt: '2046-11-18T15:35:00.252Z' });
  for (let minute = 4; minute < 10; minute++) await writeSnapshot(snapshots, at(minute));
  await store.put('latest.json', 'latest');
  expect(await snapshots.readBase()).toMatchObject({ seq: 9, builtAt: at(9).builtAt });
  expect(await store.list('snapshots/')).toHaveLength(5);
});

it.each([
  ['damaged', async (store: BlobStore, key: string) => void (await store.put(key, 'garbage'))],
  ['missing', (store: BlobStore, key: string) => store.delete(key)],
])('a damaged store writes a %s part anew, also if its content is the same', async (_, spoil) => {
  const { store, snapshots, key } = await twoSnapshots('parts/fictional/');
  await spoil(store, key);
  const base = await snapshots.readBase();
  await base.readPart('fictional');
  await snapshots.commit(base, { parts: partsOf(at(2)), builtAt: at(3).builtAt });
  expect(idsOf(await snapshots.readLatest())).toEqual(['fictional/2', 'steady/one']);
});

it('a damaged store keeps the newest snapshot where the pointer is deleted', async () => {
  const { store, snapshots } = await twoSnapshots('latest.json');
  await store.delete('latest.json');
  expect(await baseIds(snapshots)).toEqual(['fictional/2']);
});

it('a snapshot with a newer schema version is not read, and not replaced', async () => {
  const { store, snapshots } = await twoSnapshots('snapshots/');
  await rewrite(store, (manifest) => ({ ...manifest, schemaVersion: 3 }));
  await expect(snapshots.readLatest()).rejects.toThrow(BrokenSnapshotError);
  const building = snapshots.readBase();
  await expect(building).rejects.toThrow(OperatorError);
  await expect(building).rejects.toThrow(
    /^The snapshot \S+ cannot be read: its schema version is 3, of a newer release, and this release reads 2\. Upgrade this release, which will not replace it\.$/,
  );
});

it('a snapshot with a newer schema version in the pointer is not fetched', async () => {
  const { store } = await twoSnapshots('latest.json');
  await repoint(store, (pointer) => ({ ...pointer, schemaVersion: 3 }));
  const fetched: string[] = [];
  const get: BlobStore['get'] = (name) => {
    fetched.push(name);
    return store.get(name);
  };
  await expect(createSnapshots({ ...store, get }).readLatest()).rejects.toThrow(/schema version is 3/);
  expect(fetched).toEqual(['latest.json']);
});

it('a snapshot of another release keeps the fields that this release does not know, in voices, entries, statuses and the manifest', async () => {
  const store = createMemoryStore();
  const snapshots = createSnapshots(store);
  const [part] = partsOf(at(1));
  if (!part) throw new Error('no part');
  const [first] = part.voices;
  const tomorrow = { singing: ['en'] };
  const newer = {
    status: { ...part.status, tier: 'gold' },
    memory: { mood: 1 },
    voices: [{ ...first, ...tomorrow }] as typeof part.voices,
    ledger: { 'fictional/1': { first_seen: '2026-11-21', origin: 'x' } },
  };
  await snapshots.commit(await snapshots.readBase(), { parts: [newer], builtAt: at(1).builtAt });
  await rewrite(store, (manifest) => ({ ...manifest, season: 'winter' }));

  const base = await snapshots.readBase();
  const kept = await base.readPart('fictional');
  expect(kept).toMatchObject({ ...newer, voices: [tomorrow] });
  await snapshots.commit(base, { parts: [...(kept ? [kept] : [])], builtAt: at(2).builtAt });
  expect(await (await snapshots.readBase()).readPart('fictional')).toMatchObject(newer);
  const latest = await snapshots.readLatest();
  expect(latest?.unknownFields).toEqual(['singing']);
  expect(latest?.providers[0]).not.toHaveProperty('tier');
  const text = Buffer.from((await store.get((await store.list('snapshots/')).at(-1) ?? ''))?.body ?? []);
  expect(JSON.parse(text.toString())).toMatchObject({ season: 'winter' });
});

it.each([
  ['all voices', [{ ...voice({ id: 'fictional/1' }), gender: 'Robot' }]],
  ['one voice', [voice({ id: 'fictional/1' }), { ...voice({ id: 'fictional/2' }), gender: 'Robot' }]],
])(
  'a snapshot of another release stops an ingest if %s of a provider cannot be read, because the data is intact',
  async (_, voices) => {
    const snapshots = createSnapshots(createMemoryStore());
    await writeSnapshot(snapshots, { ...at(1), voices: voices as unknown as Snapshot['voices'] });
    await expect(baseIds(snapshots)).rejects.toThrow(
      /^1 entries of fictional in the snapshot store memory cannot be read by this release, though the data is intact/,
    );
  },
);

it('a snapshot of another release may give the origin of fields that this release does not know', async () => {
  const snapshots = createSnapshots(createMemoryStore());
  const newer = { ...voice({ id: 'fictional/1' }), provenance: { languages: 'derived' } };
  await writeSnapshot(snapshots, { ...at(1), voices: [newer] as unknown as Snapshot['voices'] });
  expect(await baseIds(snapshots)).toEqual(['fictional/1']);
  expect(idsOf(await snapshots.readLatest())).toEqual(['fictional/1']);
});

it('a snapshot of another release is not replaced by an older one if its manifest has a value that this release does not know', async () => {
  const { store, snapshots } = await twoSnapshots('snapshots/');
  await rewrite(store, (manifest) => {
    const parts = manifest.parts as { status: object }[];
    return {
      ...manifest,
      parts: parts.map((part) => ({ ...part, status: { ...part.status, source: 'mirror' } })),
    };
  });
  await expect(snapshots.readBase()).rejects.toThrow(
    /source.*Upgrade this release, which will not replace it\.$/,
  );
});

it('a snapshot of another release is not replaced if its pointer has another shape', async () => {
  const { store, snapshots } = await twoSnapshots('latest.json');
  await repoint(store, () => ({ schemaVersion: 3, manifest: 'm/1' }));
  await expect(snapshots.readBase()).rejects.toThrow(/schema version is 3/);
});

describe('a local copy', () => {
  it('serves the latest snapshot that was read while the store is down', async () => {
    const store = createMemoryStore();
    const copy = createMemoryStore();
    const snapshots = createSnapshots(store, copy);
    await writeSnapshot(snapshots, at(1));
    expect(await snapshots.useCopy((stored) => joinStored(stored))).toBeUndefined();
    await snapshots.readLatest();
    const down = { ...store, get: () => Promise.reject(new OperatorError('down')) };
    expect(idsOf(await createSnapshots(down, copy).useCopy((stored) => joinStored(stored)))).toEqual([
      'fictional/1',
      'steady/one',
    ]);
  });

  it('that is damaged is fetched anew', async () => {
    const store = createMemoryStore();
    const copy = createMemoryStore();
    const snapshots = createSnapshots(store, copy);
    await writeSnapshot(snapshots, at(1));
    await snapshots.readLatest();
    for (const key of await copy.list('')) await copy.put(key, 'garbage');
    expect(idsOf(await snapshots.readLatest())).toEqual(['fictional/1', 'steady/one']);
    expect(idsOf(await snapshots.useCopy((stored) => joinStored(stored)))).toEqual([
      'fictional/1',
      'steady/one',
    ]);
  });

  it('spares a follower all blobs that it has, and holds those of one snapshot', async () => {
    const store = createMemoryStore();
    const copy = createMemoryStore();
    const fetched: string[] = [];
    const get: BlobStore['get'] = (key) => {
      fetched.push(key.split('/').slice(0, 2).join('/'));
      return store.get(key);
    };
    const snapshots = createSnapshots({ ...store, get }, copy);
    await writeSnapshot(createSnapshots(store), at(1));
    await snapshots.readLatest();
    const update = { parts: partsOf(at(2)).slice(0, 1), builtAt: at(2).builtAt };
    await createSnapshots(store).commit(await createSnapshots(store).readBase(), update);
    fetched.length = 0;
    await snapshots.readLatest();
    expect(fetched).toEqual(['latest.json', expect.stringMatching(/^snapshots\//), 'parts/fictional']);
    expect(await copy.list('')).toHaveLength(4);
  });
});

function useFakeTimers(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
}

describe('watching', () => {
  useFakeTimers();

  it('a watcher calls back for the pointer that it finds, and within two seconds for each move of it', async () => {
    const snapshots = createSnapshots(createMemoryStore());
    await writeSnapshot(snapshots, at(1));
    const stop = new AbortController();
    const onMove = jest.fn(async () => {});
    snapshots.watch({ onMove, onError: () => {} }, stop.signal);
    await jest.advanceTimersByTimeAsync(0);
    expect(onMove).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onMove).toHaveBeenCalledTimes(1);
    await snapshots.commit(await snapshots.readBase(), { parts: [], builtAt: at(2).builtAt });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(onMove).toHaveBeenCalledTimes(2);
    stop.abort();
    await snapshots.commit(await snapshots.readBase(), { parts: [], builtAt: at(3).builtAt });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onMove).toHaveBeenCalledTimes(2);
  });
});

describe('watching a store that fails', () => {
  useFakeTimers();

  it.each([
    [
      'a broken snapshot is not fetched again until the pointer moves',
      () => new BrokenSnapshotError('x', 'y'),
      1,
    ],
    ['a snapshot that could not be fetched is fetched again', () => new Error('reset'), 4],
  ])('%s', async (_, failure, calls) => {
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    await writeSnapshot(snapshots, at(1));
    const stop = new AbortController();
    const onMove = jest.fn(async () => {
      throw failure();
    });
    snapshots.watch({ onMove, onError: () => {} }, stop.signal);
    await jest.advanceTimersByTimeAsync(35_000);
    expect(onMove).toHaveBeenCalledTimes(calls);
    await store.put('latest.json', '{}');
    await jest.advanceTimersByTimeAsync(12_000);
    expect(onMove.mock.calls.length).toBeGreaterThan(calls);
    stop.abort();
  });

  it('a watcher is told after each poll whether the store answers, and after five seconds that it does not', async () => {
    const store = createMemoryStore();
    await writeSnapshot(createSnapshots(store), at(1));
    let answer = store.etag;
    const polls: boolean[] = [];
    const stop = new AbortController();
    const onPoll = (isReachable: boolean) => polls.push(isReachable);
    createSnapshots({ ...store, etag: (key) => answer(key) }).watch(
      // Polls go on while a snapshot loads.
      { onMove: () => new Promise(() => {}), onError: () => {}, onPoll },
      stop.signal,
    );
    await jest.advanceTimersByTimeAsync(0);
    answer = () => Promise.reject(new Error('down'));
    await jest.advanceTimersByTimeAsync(500);
    expect(polls).toEqual([true, false]);
    answer = () => new Promise(() => {});
    await jest.advanceTimersByTimeAsync(10_000 + 4_999);
    expect(polls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    stop.abort();
    expect(polls).toEqual([true, false, false]);
  });
});
