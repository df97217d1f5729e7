/** Number of slots of the hash table: enough to recognize some thousand recent keys. */
const SLOTS = 4096;

/**
 * Creates an admission filter (TinyLFU's doorkeeper), which reports whether a key was seen recently and marks it as
 * seen. Only repeated keys are admitted to the cache, because most queries are asked once and caching them would cost
 * more than answering. A wrong report costs only time, because the cache compares whole keys.
 */
export function createAdmissionFilter(): (key: string) => boolean {
  const hashes = new Uint32Array(SLOTS);
  return (key) => {
    const hash = fnv1a(key);
    const slot = hash % SLOTS;
    const wasSeen = hashes[slot] === hash;
    hashes[slot] = hash;
    return wasSeen;
  };
}

/** FNV-1a hash, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
