/** Some thousand texts back, as far as their checksums fall apart. */
const SLOTS = 4096;

/**
 * Says whether a text came lately, from a table of checksums that newer ones overwrite. Most queries are asked once
 * only: to keep their texts would cost each of them more than parsing does. To be wrong about one does no harm.
 */
export function createDoorkeeper(): (text: string) => boolean {
  const checksums = new Uint32Array(SLOTS);
  return (text) => {
    const checksum = checksumOf(text);
    const slot = checksum % SLOTS;
    const isKnown = checksums[slot] === checksum;
    checksums[slot] = checksum;
    return isKnown;
  };
}

/** FNV-1a, 32 bits. */
function checksumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
