/** Number of slots in the admission filter's hash table: enough to recognize a few thousand recent cache keys. */
const SLOTS = 4096;

/**
 * Creates the admission filter of a response cache (TinyLFU's doorkeeper). The filter reports whether a query's cache key was seen recently, and
 * remembers the key. Only responses to repeated queries are cached, because most queries are asked only once, and caching a response takes longer
 * than computing it. A hash collision in the filter costs only time, because the cache compares whole keys.
 */
export function createCacheAdmission(): (key: string) => boolean {
  const hashes = new Uint32Array(SLOTS);
  return (key) => {
    const hash = fnv1a(key);
    const slot = hash % SLOTS;
    const wasSeen = hashes[slot] === hash;
    hashes[slot] = hash;
    return wasSeen;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
