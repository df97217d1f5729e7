import {
  type BlobStore,
  PreconditionFailedError,
  type WriteCondition,
} from '../../src/storage/blob-store.ts';

interface MemoryBlob {
  readonly body: Uint8Array;
  readonly etag: string;
  readonly writtenAt: number;
}

/** Creates a blob store in memory, which lives as long as the process. `now` is the store's clock, in ms. */
export function createMemoryStore(now: () => number = Date.now): BlobStore {
  const blobs = new Map<string, MemoryBlob>();
  let writes = 0;

  function assertMet(key: string, condition: WriteCondition | undefined): void {
    if (condition === undefined) return;
    const current = blobs.get(key)?.etag;
    const isMet = 'ifAbsent' in condition ? current === undefined : current === condition.ifMatch;
    if (!isMet) throw new PreconditionFailedError(key);
  }

  return {
    location: 'memory',
    get: async (key) => {
      const blob = blobs.get(key);
      return blob && { body: blob.body, etag: blob.etag, ageMs: now() - blob.writtenAt };
    },
    etag: async (key) => blobs.get(key)?.etag,
    put: async (key, body, condition) => {
      assertMet(key, condition);
      const etag = String(++writes);
      blobs.set(key, { body: Buffer.from(body), etag, writtenAt: now() });
      return etag;
    },
    delete: async (key) => void blobs.delete(key),
    list: async (prefix) => [...blobs.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
