import type { ReadonlyBitset } from './bitset.ts';
import { lowestBit, onesPerByte, sumOfBytes } from './word-bits.ts';

/** Returns up to `limit` members in ascending order, after the first `offset`. Skips whole words by their population count. */
export function slice(bits: ReadonlyBitset, offset: number, limit: number): number[] {
  const page: number[] = [];
  sliceAnd(bits, bits, { from: 0, to: bits.length * 32, skip: offset, limit, page });
  return page;
}

/** A slice defines which members of an intersection {@link sliceAnd} appends to a page. */
export interface Slice {
  /** First rank of the range. */
  readonly from: number;
  /** End of the range: the rank after its last rank. */
  readonly to: number;
  /** Number of members in the range to skip before the first appended member. */
  readonly skip: number;
  /** Length of `page` at which appending ends, members from earlier calls included. */
  readonly limit: number;
  readonly page: number[];
}

/** Appends members of an intersection in ascending order to a page. Returns the number of members still to skip. */
export function sliceAnd(
  bits: ReadonlyBitset,
  other: ReadonlyBitset,
  { from, to, skip, limit, page }: Slice,
): number {
  let left = skip;
  const end = Math.min(bits.length, (to + 31) >>> 5);
  for (let word = from >>> 5; word < end && page.length < limit; word++) {
    let rest = (bits[word] ?? 0) & (other[word] ?? 0) & rangeMask(word, from, to);
    if (rest === 0) continue;
    if (left > 0) {
      const ones = sumOfBytes(onesPerByte(rest));
      if (ones <= left) {
        left -= ones;
        continue;
      }
    }
    for (; rest !== 0 && page.length < limit; rest &= rest - 1) {
      if (left > 0) left--;
      else page.push((word << 5) + lowestBit(rest));
    }
  }
  return left;
}

/** Returns the mask of a 32-bit word: bit i is 1 if the rank at bit i of the word lies in the range. */
function rangeMask(word: number, from: number, to: number): number {
  const start = word << 5;
  const low = start < from ? -1 << (from - start) : -1;
  return to - start < 32 ? low & ~(-1 << (to - start)) : low;
}
