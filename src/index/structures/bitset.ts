/** A set of voices: bit `rank & 31` of word `rank >>> 5`. */
export type Bitset = Uint32Array;

/** Room for the ranks 0 to `size` − 1, empty. */
export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

/** Room for the ranks 0 to `size` − 1, with all of them in it. */
export function createFullBitset(size: number): Bitset {
  const bits = createBitset(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export function addTo(bits: Bitset, rank: number): void {
  bits[rank >>> 5] = (bits[rank >>> 5] ?? 0) | (1 << (rank & 31));
}

export function removeFrom(bits: Bitset, rank: number): void {
  bits[rank >>> 5] = (bits[rank >>> 5] ?? 0) & ~(1 << (rank & 31));
}

export function has(bits: Bitset, rank: number): boolean {
  return (((bits[rank >>> 5] ?? 0) >>> (rank & 31)) & 1) === 1;
}

/** Keeps in `bits` what is also in `other`. */
export function intersect(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** The same; returns how many are left. */
export function intersectAndCount(bits: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; ) {
    const end = Math.min(bits.length, word + MAX_SUMMED);
    let sums = 0;
    for (; word < end; word++) {
      const both = (bits[word] ?? 0) & (other[word] ?? 0);
      bits[word] = both;
      sums = (sums + onesPerByte(both)) | 0;
    }
    count += sumOfBytes(sums);
  }
  return count;
}

/** Adds all of `other` to `bits`. */
export function unite(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

export function isEmpty(bits: Bitset): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false;
  return true;
}

/** Whether some voice is in both. */
export function intersects(bits: Bitset, other: Bitset): boolean {
  for (let word = 0; word < bits.length; word++)
    if (((bits[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  return false;
}

/** Takes all of `other` out of `bits`. */
export function subtract(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

export function size(bits: Bitset): number {
  return sizeOfIntersection(bits, bits);
}

/** How many voices are in both. */
export function sizeOfIntersection(bits: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; ) {
    const end = Math.min(bits.length, word + MAX_SUMMED);
    let sums = 0;
    for (; word < end; word++) sums = (sums + onesPerByte((bits[word] ?? 0) & (other[word] ?? 0))) | 0;
    count += sumOfBytes(sums);
  }
  return count;
}

/** Writes the ranks in ascending order to the start of `ranks`. Returns how many there are. */
export function listRanks(bits: Bitset, ranks: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      ranks[count++] = (word << 5) + lowestIn(rest);
  }
  return count;
}

/** Up to `limit` ranks in ascending order, from the `offset`-th on. Whole words are skipped by their count. */
export function slice(bits: Bitset, offset: number, limit: number): number[] {
  const ranks: number[] = [];
  let skipped = 0;
  for (let word = 0; word < bits.length && ranks.length < limit; word++) {
    let rest = bits[word] ?? 0;
    if (skipped < offset) {
      const count = sumOfBytes(onesPerByte(rest | 0));
      if (skipped + count <= offset) {
        skipped += count;
        continue;
      }
    }
    for (; rest !== 0 && ranks.length < limit; rest &= rest - 1) {
      if (skipped++ >= offset) ranks.push((word << 5) + lowestIn(rest));
    }
  }
  return ranks;
}

/**
 * Appends ranks that are in both sets, from one up to another and in ascending order, to a page of at most `limit`.
 * Leaves out the first `skipped`; returns how many are still to be left out.
 */
export function sliceCommon(
  bits: Bitset,
  other: Bitset,
  from: number,
  to: number,
  skipped: number,
  limit: number,
  page: number[],
): number {
  let left = skipped;
  for (let word = from >>> 5; word << 5 < to && page.length < limit; word++) {
    let rest = (bits[word] ?? 0) & (other[word] ?? 0) & maskWithin(word, from, to);
    if (rest === 0) continue;
    if (left > 0) {
      const count = sumOfBytes(onesPerByte(rest));
      if (count <= left) {
        left -= count;
        continue;
      }
    }
    for (; rest !== 0 && page.length < limit; rest &= rest - 1) {
      if (left > 0) left--;
      else page.push((word << 5) + lowestIn(rest));
    }
  }
  return left;
}

/** Adds what `other` has from one rank up to another. */
export function uniteWithin(bits: Bitset, other: Bitset, from: number, to: number): void {
  for (let word = from >>> 5; word << 5 < to; word++)
    bits[word] = (bits[word] ?? 0) | ((other[word] ?? 0) & maskWithin(word, from, to));
}

/** Ones for the ranks of a word that are within. */
function maskWithin(word: number, from: number, to: number): number {
  const start = word << 5;
  const low = start < from ? -1 << (from - start) : -1;
  return to - start < 32 ? low & ~(-1 << (to - start)) : low;
}

/** Words whose ones can be summed per byte: each byte holds eight of them at most, and 255 in all. */
const MAX_SUMMED = 31;

/** The ones of each byte, added up in pairs and nibbles. In whole numbers of 32 bits, as others are slow to add. */
function onesPerByte(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
}

function sumOfBytes(word: number): number {
  const halves = (word & 0x00ff00ff) + ((word >>> 8) & 0x00ff00ff);
  return (halves & 0xffff) + (halves >>> 16);
}

/** Position of the lowest one. */
function lowestIn(word: number): number {
  return 31 - Math.clz32(word & -word);
}
