import { describe, expect, it } from '@jest/globals';
import { type BlobStore, PreconditionFailedError } from '../../src/storage/blob-store.ts';
import { createSnapshots, type Snapshots } from '../../src/storage/snapshots.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { partsOf, snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Stores a snapshot of one voice upon the latest one. */
async function commit(snapshots: Snapshots, minute: number): Promise<void> {
  const builtAt = `2026-11-21T12:0${minute}:00.000Z`;
  const parts = partsOf(snapshotOf([voice({ id: `fictional/${minute}` })], { builtAt }));
  await snapshots.commit(await snapshots.readBase(), { parts, builtAt });
}

const idsOf = async (store: BlobStore) =>
  (await createSnapshots(store).readLatest())?.voices.map(({ id }) => id);

describe('a writer that another writer overtakes', () => {
  it('deletes no manifest that the other has stored meanwhile', async () => {
    const store = createMemoryStore();
    let isOvertaken = false;
    /** The other writer commits when the first one has read the list of what may be deleted. */
    const list: BlobStore['list'] = async (prefix) => {
      const keys = await store.list(prefix);
      const hasMoved = (await store.etag('latest.json')) !== undefined;
      if (hasMoved && !isOvertaken) {
        isOvertaken = true;
        await commit(createSnapshots(store), 2);
      }
      return keys;
    };
    await commit(createSnapshots({ ...store, list }), 1);
    expect(isOvertaken).toBe(true);
    expect(await idsOf(store)).toEqual(['fictional/2']);
  });

  it('does not replace the pointer that the other has created meanwhile', async () => {
    const store = createMemoryStore();
    let isOvertaken = false;
    const get: BlobStore['get'] = async (key) => {
      const blob = await store.get(key);
      if (key === 'latest.json' && !isOvertaken) {
        isOvertaken = true;
        await commit(createSnapshots(store), 2);
      }
      return blob;
    };
    await expect(commit(createSnapshots({ ...store, get }), 1)).rejects.toThrow(PreconditionFailedError);
    expect(await idsOf(store)).toEqual(['fictional/2']);
  });
});
