import { lowerBound } from '../../lib/lower-bound.ts';

/** A sorted string table: distinct strings in ascending order of their UTF-16 code units. */
export type SortedStrings = readonly string[];

/** Returns the index of a string, by binary search in O(log n); undefined if the table lacks the string. */
export function indexOf(table: SortedStrings, text: string): number | undefined {
  const index = lowerBound(table.length, (at) => (table[at] ?? '') < text);
  return table[index] === text ? index : undefined;
}
