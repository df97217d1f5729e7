import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OperatorError } from '../../src/domain/errors.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { BrokenSnapshotError } from '../../src/storage/broken-snapshot-error.ts';
import { createMemoryStore } from '../../src/storage/memory.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const at = (minute: number): Snapshot =>
  snapshotOf([voice({ id: `fictional/${minute}` })], {
    builtAt: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
  });

describe('snapshots', () => {
  it('a new store has no snapshot', async () => {
    const snapshots = createSnapshots(createMemoryStore());
    expect(await snapshots.readLatest()).toBeUndefined();
    expect(await snapshots.readNewestReadable()).toBeUndefined();
  });

  it('the latest snapshot is the one written last', async () => {
    const snapshots = createSnapshots(createMemoryStore());
    await snapshots.write(at(1));
    await snapshots.write(at(2));
    expect(await snapshots.readLatest()).toEqual(at(2));
  });

  it('a store keeps the last five snapshots', async () => {
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    for (let minute = 0; minute < 9; minute++) await snapshots.write(at(minute));
    expect(await store.list('snapshots/')).toHaveLength(5);
    expect(await snapshots.readLatest()).toEqual(at(8));
  });

  it('the pointer moves only after the snapshot is stored', async () => {
    const store = createMemoryStore();
    const written: string[] = [];
    const put: typeof store.put = (key, body, condition) => {
      written.push(key);
      return store.put(key, body, condition);
    };
    await createSnapshots({ ...store, put }).write(at(1));
    expect(written).toEqual(['snapshots/20261121T120100000Z-0123456789abcdef.json', 'latest.json']);
  });

  it.each([
    ['its file is cut short', 'snapshots/', (text: string) => text.slice(0, 100)],
    ['its file has another shape', 'snapshots/', () => '{"schemaVersion":1}'],
    ['its file is missing', 'snapshots/', undefined],
    ['the pointer is no JSON', 'latest.json', () => 'latest'],
    ['the pointer leads elsewhere', 'latest.json', () => '{"key":"../../etc/passwd","version":"x"}'],
  ])(
    'the latest snapshot is broken where %s, and the newest readable one is still found',
    async (_, prefix, spoil) => {
      const store = createMemoryStore();
      const snapshots = createSnapshots(store);
      await snapshots.write(at(1));
      await snapshots.write(at(2));
      const [key = ''] = (await store.list(prefix)).reverse();
      const text = Buffer.from((await store.get(key))?.body ?? '').toString();
      if (spoil) await store.put(key, spoil(text));
      else await store.delete(key);

      const reading = snapshots.readLatest();
      await expect(reading).rejects.toThrow(BrokenSnapshotError);
      await expect(reading).rejects.toThrow(
        /^The snapshot memory\/\S+ cannot be read: [^\n]+ can be read\.$/,
      );
      expect(await snapshots.readNewestReadable()).toEqual(prefix === 'latest.json' ? at(2) : at(1));
    },
  );

  it('a snapshot that is bad in places is salvaged, and the rest is reported', async () => {
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    const seen = { first_seen: '2026-01-01', last_seen: '2026-11-21' };
    const good = snapshotOf([voice({ id: 'fictional/good' }), voice({ id: 'fictional/bad' })], {
      ledger: { 'fictional/good': seen, 'fictional/bad': seen },
    });
    await snapshots.write(good);
    const [key = ''] = await store.list('snapshots/');
    const [first, second] = good.voices;
    const bad = {
      ...good,
      voices: [first, { ...second, gender: 'Robot' }],
      providers: [7],
      ledger: { ...good.ledger, 'fictional/bad': {} },
    };
    await store.put(key, JSON.stringify(bad));
    const told: string[] = [];
    expect(await snapshots.readNewestReadable(({ message }) => told.push(message))).toEqual({
      ...good,
      voices: [first],
      ledger: { 'fictional/good': seen },
    });
    expect(told).toEqual([expect.stringMatching(/^The snapshot memory\/snapshots\/\S+ cannot be read: /)]);
  });

  it('a snapshot of a newer release is not replaced by an older one', async () => {
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    await snapshots.write(at(1));
    await snapshots.write(at(2));
    const [, key = ''] = await store.list('snapshots/');
    await store.put(key, JSON.stringify({ ...at(2), schemaVersion: 2 }));
    await expect(snapshots.readLatest()).rejects.toThrow(BrokenSnapshotError);
    const building = snapshots.readNewestReadable();
    await expect(building).rejects.toThrow(OperatorError);
    await expect(building).rejects.toThrow(
      /^The snapshot \S+ cannot be read: its schema version is 2, of a newer release, and this release reads 1\. Upgrade this release, which will not replace it\.$/,
    );
  });

  it('the newest snapshot is found where the pointer is deleted', async () => {
    const store = createMemoryStore();
    const snapshots = createSnapshots(store);
    await snapshots.write(at(1));
    await store.delete('latest.json');
    expect(await snapshots.readNewestReadable()).toEqual(at(1));
  });
});

describe('watching', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('a watcher calls back for the pointer that it finds, and within two seconds for each move of it', async () => {
    const snapshots = createSnapshots(createMemoryStore());
    await snapshots.write(at(1));
    const stop = new AbortController();
    const onChange = jest.fn(async () => {});
    snapshots.watch(onChange, () => {}, stop.signal);
    await jest.advanceTimersByTimeAsync(0);
    expect(onChange).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onChange).toHaveBeenCalledTimes(1);
    await snapshots.write(at(2));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop.abort();
    await snapshots.write(at(3));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
