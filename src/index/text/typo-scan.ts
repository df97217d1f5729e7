/** A near word is a known word with its number of edits from a misspelled word. */
export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

/** Returns all known words that are at most `maxEdits` from the misspelled `word`. */
export type TypoScan = (word: string, maxEdits: number) => readonly NearWord[];

/** Number of edits that stands for any higher one. It is a small integer, because V8 computes with those faster than with infinity. */
const FAR = 1 << 20;

/** Number of bits in the mask of a word's letters. A letter sets the bit whose number is its code unit modulo 32. */
const LETTER_CLASSES = 32;

/**
 * Creates a scan through the words whose length differs from the misspelled word's by at most `maxEdits`. A word's edit distance
 * is computed only if its set of letters differs by at most 2 × `maxEdits`, because one edit changes the length by
 * at most 1 and the letters by at most 2. Nearly all words fail these tests, so that a scan of some thousand words takes
 * less than a tenth of the time of a walk down a radix tree. The words are in order of length, so that no other one is visited.
 */
export function createTypoScan(words: readonly string[]): TypoScan {
  const sorted = [...words].sort((a, b) => a.length - b.length);
  const starts = startsByLength(sorted);
  const masks = Uint32Array.from(sorted, letterMask);
  const startOf = (length: number) => starts[Math.max(0, Math.min(length, starts.length - 1))] ?? 0;
  return (word, maxEdits) => {
    const mask = letterMask(word);
    const near: NearWord[] = [];
    const end = startOf(word.length + maxEdits + 1);
    for (let at = startOf(word.length - maxEdits); at < end; at++) {
      if (countOnes((masks[at] ?? 0) ^ mask) > 2 * maxEdits) continue;
      const candidate = sorted[at] ?? '';
      const edits = editDistance(word, candidate, maxEdits);
      if (edits <= maxEdits) near.push({ word: candidate, edits });
    }
    return near.sort((a, b) => (a.word < b.word ? -1 : 1));
  };
}

/** Returns the index of the first word of each length or longer, up to the length after the longest, whose index is the number of words. */
function startsByLength(sorted: readonly string[]): Uint32Array {
  const longest = sorted.at(-1)?.length ?? 0;
  const starts = new Uint32Array(longest + 2);
  for (const { length } of sorted) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
  for (let length = 1; length < starts.length; length++)
    starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
  return starts;
}

/** Returns the set of letters of a word as a mask of bits. */
function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) % LETTER_CLASSES);
  return mask >>> 0;
}

function countOnes(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. O(a × b), where the
 * texts are compared without their common beginning and end. If two rows of the table exceed `maxEdits`, the distance does
 * too, and the function returns early with some number above `maxEdits`.
 */
export function editDistance(a: string, b: string, maxEdits = FAR): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return distanceOf(a.slice(start, a.length - end), b.slice(start, b.length - end), maxEdits);
}

/** Fills only the cells of the table that are at most `maxEdits` from its diagonal, because all others exceed `maxEdits`. */
function distanceOf(a: string, b: string, maxEdits: number): number {
  const rows = [0, 1, 2].map(() => new Array<number>(b.length + 1).fill(FAR));
  let [beforeLast = [], last = [], current = []] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  let lowestBefore = 0;
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - maxEdits);
    const to = Math.min(b.length, row + maxEdits);
    current[from - 1] = from === 1 ? row : FAR;
    if (to < b.length) current[to + 1] = FAR;
    let lowest = current[from - 1] ?? row;
    for (let column = from; column <= to; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const shifted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
      const edits = Math.min(replaced, shifted, swapped);
      current[column] = edits;
      if (edits < lowest) lowest = edits;
    }
    if (lowest > maxEdits && lowestBefore > maxEdits) return maxEdits + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
    lowestBefore = lowest;
  }
  return last[b.length] ?? 0;
}
