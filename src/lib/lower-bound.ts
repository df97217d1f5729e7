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
