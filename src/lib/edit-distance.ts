/** Number of edits that stands for infinity: a small integer, because V8 computes faster with small integers. */
const FAR = 1 << 20;

/**
 * Returns the optimal string alignment distance: the number of insertions, deletions, substitutions and swaps of neighbouring characters. For a
 * distance above `maxEdits`, the computation stops early and returns any number above `maxEdits`. The function takes O(n × m) time, where n and m are
 * the lengths of the texts without their common beginning and end.
 */
export function editDistance(a: string, b: string, maxEdits = FAR): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return distanceOf(a.slice(start, a.length - end), b.slice(start, b.length - end), maxEdits);
}

/**
 * Returns the edit distance, computed in a table with a row per character of `a` and a column per character of `b`. Only cells within `maxEdits` of
 * the diagonal are computed, because all other cells exceed `maxEdits`. The computation stops after two consecutive rows that exceed `maxEdits` in
 * every cell.
 */
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
