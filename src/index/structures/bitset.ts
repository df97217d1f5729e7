/**
 * A bitset is a set of voices, each represented by its rank (a whole number below the capacity). Rank `r` is bit `r & 31` of the 32-bit word `r >>>
 * 5`. One operation therefore combines two sets for 32 ranks at once. Bits that stand for no rank, at the end of the last word, are 0.
 *
 * A `ReadonlyBitset` can be read but not written; a `Uint32Array` is assignable to it.
 */
export interface ReadonlyBitset {
  readonly length: number;
  readonly [word: number]: number;
}

/** A bitset that may be changed in place. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** Maximum number of 32-bit words whose 1 bits are counted in four one-byte counters: a word adds up to 8 to a counter, which holds up to 255. */
const MAX_SUMMED = 31;

/** Creates an empty set for the ranks below `capacity`. */
export function createBitset(capacity: number): Bitset {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function createFullBitset(capacity: number): Bitset {
  return addBelow(createBitset(capacity), capacity);
}

/** Adds one rank. O(1) */
export function add(bits: Bitset, rank: number): void {
  bits[rank >>> 5] = (bits[rank >>> 5] ?? 0) | (1 << (rank & 31));
}

export function addAll(bits: Bitset, ranks: Iterable<number>): Bitset {
  for (const rank of ranks) add(bits, rank);
  return bits;
}

/** Removes one rank. O(1) */
export function remove(bits: Bitset, rank: number): void {
  bits[rank >>> 5] = (bits[rank >>> 5] ?? 0) & ~(1 << (rank & 31));
}

/** Reports whether the set contains the rank. O(1) */
export function has(bits: ReadonlyBitset, rank: number): boolean {
  return (((bits[rank >>> 5] ?? 0) >>> (rank & 31)) & 1) === 1;
}

/** Intersects `bits` with `other` in place: {1, 2} and {2, 3} leave {2}. Takes O(capacity / 32), as all functions below do. */
export function and(bits: Bitset, other: ReadonlyBitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Unites `bits` with `other` in place: {1, 2} and {2, 3} become {1, 2, 3}. */
export function or(bits: Bitset, other: ReadonlyBitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Subtracts `other` from `bits` in place: {1, 2} without {2, 3} leaves {1}. */
export function andNot(bits: Bitset, other: ReadonlyBitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

export function count(bits: ReadonlyBitset): number {
  return andCount(bits, bits);
}

/** Returns the number of ranks that two sets have in common, without building their intersection: 1 for {1, 2} and {2, 3}. */
export function andCount(bits: ReadonlyBitset, other: ReadonlyBitset): number {
  let total = 0;
  for (let word = 0; word < bits.length; ) {
    const end = Math.min(bits.length, word + MAX_SUMMED);
    let sums = 0;
    for (; word < end; word++) sums = (sums + onesPerByte((bits[word] ?? 0) & (other[word] ?? 0))) | 0;
    total += sumOfBytes(sums);
  }
  return total;
}

export function addBelow(bits: Bitset, end: number): Bitset {
  const whole = end >>> 5;
  bits.fill(0xffffffff, 0, whole);
  if (end & 31) bits[whole] = (bits[whole] ?? 0) | (2 ** (end & 31) - 1);
  return bits;
}

/** Reports whether `other` has all members of `bits`. The sets are compared 32 bits at a time, up to the first member that `other` lacks. */
export function isSubset(bits: ReadonlyBitset, other: ReadonlyBitset): boolean {
  for (let word = 0; word < bits.length; word++)
    if (((bits[word] ?? 0) & ~(other[word] ?? 0)) !== 0) return false;
  return true;
}

/** Writes the members in ascending order to the start of `target`, and returns their number. */
export function toArray(bits: ReadonlyBitset, target: Uint32Array): number {
  let filled = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      target[filled++] = (word << 5) + lowestBit(rest);
  }
  return filled;
}

/** Returns up to `limit` members in ascending order, without the first `offset` members, which are skipped 32 bits at a time. */
export function slice(bits: ReadonlyBitset, offset: number, limit: number): number[] {
  const page: number[] = [];
  let left = offset;
  for (let word = 0; word < bits.length && page.length < limit; word++) {
    let rest = bits[word] ?? 0;
    const ones = left > 0 ? sumOfBytes(onesPerByte(rest)) : 0;
    if (ones > 0 && ones <= left) {
      left -= ones;
      continue;
    }
    for (; rest !== 0 && page.length < limit; rest &= rest - 1) {
      if (left > 0) left--;
      else page.push((word << 5) + lowestBit(rest));
    }
  }
  return page;
}

/** Counts the 1 bits of each byte: first by two bits, then by four, then by eight. `| 0` keeps sums 32-bit integers, which V8 adds faster than doubles. */
function onesPerByte(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
}

function sumOfBytes(word: number): number {
  const halves = (word & 0x00ff00ff) + ((word >>> 8) & 0x00ff00ff);
  return (halves & 0xffff) + (halves >>> 16);
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
