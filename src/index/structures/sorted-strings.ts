/** A sorted string table: distinct strings in ascending order of their UTF-16 code units. */
export type SortedStrings = readonly string[];

/** Returns the index of a string, by binary search in O(log n); undefined if the table lacks the string. */
export function indexOf(table: SortedStrings, text: string): number | undefined {
  const index = lowerBound(table.length, (at) => (table[at] ?? '') < text);
  return table[index] === text ? index : undefined;
}

/** Returns the first index where `isBelow` is false, or else `length`. At later indices, `isBelow` must be false too: the search is binary, O(log n). */
export function lowerBound(length: number, isBelow: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
