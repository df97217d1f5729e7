import {
  type BlobStore,
  PreconditionFailedError,
  type StoredBlob,
  type WriteCondition,
} from './blob-store.ts';

/** Creates a blob store in memory, which lives as long as the process, for tests. */
export function createMemoryStore(): BlobStore {
  const blobs = new Map<string, StoredBlob>();
  let writes = 0;

  function assertMet(key: string, condition: WriteCondition | undefined): void {
    if (condition === undefined) return;
    const current = blobs.get(key)?.etag;
    const isMet = 'ifAbsent' in condition ? current === undefined : current === condition.ifMatch;
    if (!isMet) throw new PreconditionFailedError(key);
  }

  return {
    location: 'memory',
    get: async (key) => blobs.get(key),
    etag: async (key) => blobs.get(key)?.etag,
    put: async (key, body, condition) => {
      assertMet(key, condition);
      const etag = String(++writes);
      blobs.set(key, { body: Buffer.from(body), etag });
      return etag;
    },
    delete: async (key) => void blobs.delete(key),
    list: async (prefix) => [...blobs.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
