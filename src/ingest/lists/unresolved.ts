import type { UnresolvedValue } from '../../enrich/draft.ts';

/** Value that enrichment does not recognize, such as an unknown accent, with the number of voices that have it. */
export interface UnresolvedCount extends UnresolvedValue {
  readonly count: number;
}

/** Maximum number of distinct values that are counted, so that a maintainer can read all values even if each voice has a different one. */
const MAX_VALUES = 100;
/** Maximum length of a counted value, in UTF-16 code units; a longer value is cut. */
const MAX_VALUE_LENGTH = 80;

/** Creates a counter of the first 100 distinct values in one list that enrichment does not recognize. */
export function createUnresolvedCounter() {
  const counts = new Map<string, UnresolvedCount>();
  return {
    add: ({ field, value: raw, count = 1 }: UnresolvedValue & { readonly count?: number }) => {
      const value = raw.slice(0, MAX_VALUE_LENGTH);
      const key = `${field} ${value}`;
      const known = counts.get(key);
      if (known) counts.set(key, { ...known, count: known.count + count });
      else if (counts.size < MAX_VALUES) counts.set(key, { field, value, count });
    },
    counts: (): readonly UnresolvedCount[] => [...counts.values()].sort((a, b) => b.count - a.count),
  };
}
