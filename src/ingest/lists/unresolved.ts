import type { UnresolvedValue } from '../../enrich/draft.ts';

/** A stated value that enrichment does not recognize, and its number of occurrences in the list. */
export interface UnresolvedCount extends UnresolvedValue {
  readonly count: number;
}

/** Counter of the values in one list that enrichment does not recognize. */
export interface UnresolvedCounter {
  add(value: UnresolvedValue): void;
  /** Returns the counts in descending order. */
  counts(): readonly UnresolvedCount[];
}

/** Most distinct values counted, so that a maintainer can read them all even if every record states another one. */
const MAX_VALUES = 100;
/** Longest value kept, in UTF-16 code units. */
const MAX_VALUE_LENGTH = 80;

/** Creates a counter that holds the first 100 distinct values. */
export function createUnresolvedCounter(): UnresolvedCounter {
  const counts = new Map<string, UnresolvedCount>();
  return {
    add: ({ field, value: raw }) => {
      const value = raw.slice(0, MAX_VALUE_LENGTH);
      const key = `${field} ${value}`;
      const known = counts.get(key);
      if (known) counts.set(key, { ...known, count: known.count + 1 });
      else if (counts.size < MAX_VALUES) counts.set(key, { field, value, count: 1 });
    },
    counts: () => [...counts.values()].sort((a, b) => b.count - a.count),
  };
}
