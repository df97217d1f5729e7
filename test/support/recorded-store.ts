import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** Blobs of a store at one time, by their keys. */
type Blobs = ReadonlyMap<string, Uint8Array>;

/** Memory store that keeps all its blobs of each time at which the pointer moved. */
export interface RecordedStore {
  readonly store: BlobStore;
  /** Read-only stores of the blobs after each move of the pointer, oldest first. */
  readonly generations: readonly BlobStore[];
}

/** Creates a recorded store. `now` is the store's clock, in ms; `onMove` is called at each move of the pointer. */
export function createRecordedStore(now: () => number, onMove: () => void): RecordedStore {
  const store = createMemoryStore(now);
  const blobs = new Map<string, Uint8Array>();
  const generations: BlobStore[] = [];
  const recorded: BlobStore = {
    ...store,
    put: async (key, body, condition) => {
      const etag = await store.put(key, body, condition);
      blobs.set(key, Buffer.from(body));
      if (key === 'latest.json') {
        generations.push(openBlobs(new Map(blobs)));
        onMove();
      }
      return etag;
    },
    delete: (key) => {
      blobs.delete(key);
      return store.delete(key);
    },
  };
  return { store: recorded, generations };
}

function openBlobs(blobs: Blobs): BlobStore {
  const refuse = () => Promise.reject(new Error('the store is read-only'));
  return {
    location: 'memory',
    get: async (key) => {
      const body = blobs.get(key);
      return body && { body, etag: key, ageMs: 0 };
    },
    etag: async (key) => (blobs.has(key) ? key : undefined),
    list: async (prefix) => [...blobs.keys()].filter((key) => key.startsWith(prefix)).sort(),
    put: refuse,
    delete: refuse,
  };
}

/** Error of a process that has crashed in a test. */
export class CrashError extends Error {}

/** Place of a crash: the number of writes before it, and whether the next write still reaches the store. */
export interface Crash {
  readonly writes: number;
  readonly isApplied: boolean;
}

/** Returns a store whose user crashes: after some writes, every operation fails. */
export function crashing(store: BlobStore, crash: Crash | null): BlobStore {
  if (!crash) return store;
  let writes = 0;
  const alive = async () => {
    if (writes > crash.writes) throw new CrashError('the process has crashed');
  };
  return {
    location: store.location,
    get: async (...args) => alive().then(() => store.get(...args)),
    etag: async (...args) => alive().then(() => store.etag(...args)),
    delete: async (...args) => alive().then(() => store.delete(...args)),
    list: async (...args) => alive().then(() => store.list(...args)),
    put: async (...args) => {
      await alive();
      if (++writes <= crash.writes) return store.put(...args);
      if (crash.isApplied) await store.put(...args);
      throw new CrashError('the process has crashed');
    },
  };
}
