/** Slots of the table: some thousand keys are recognized, as far as their hashes differ. */
const SLOTS = 4096;

/**
 * Admission filter (TinyLFU's doorkeeper): reports whether a key was seen recently, and marks it as seen. A fixed-size table
 * of hashes admits only repeated keys to the cache, because most queries are asked once and caching them would cost more
 * than answering. A wrong report does no harm.
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
