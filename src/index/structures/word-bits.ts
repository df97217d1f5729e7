/**
 * Maximum number of words whose 1 bits four byte-wide counters sum: each word adds at most 8 to a counter, and a counter holds at most 255.
 */
export const MAX_SUMMED = 31;

/** Population count per byte, by adding pairs and nibbles. Stays within 32-bit integers, because V8 adds them faster than doubles. */
export function onesPerByte(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
}

export function sumOfBytes(word: number): number {
  const halves = (word & 0x00ff00ff) + ((word >>> 8) & 0x00ff00ff);
  return (halves & 0xffff) + (halves >>> 16);
}

/** Returns the position of the lowest 1 bit. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
