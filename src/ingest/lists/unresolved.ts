import type { UnresolvedValue } from '../../enrich/draft.ts';

/** A value of a provider's list that nobody could make sense of, and in how many records it stands. */
export interface UnresolvedCount extends UnresolvedValue {
  readonly count: number;
}

/** Collects what enrichment did not understand of one provider's list. */
export interface UnresolvedLog {
  note(value: UnresolvedValue): void;
  /** The most frequent first. */
  counts(): readonly UnresolvedCount[];
}

/** A maintainer reads these; a list in which every record has an invention of its own is told by its first ones. */
const MAX_VALUES = 100;
const MAX_CHARACTERS = 80;

export function createUnresolvedLog(): UnresolvedLog {
  const counted = new Map<string, UnresolvedCount>();
  return {
    note: ({ field, value: raw }) => {
      const value = raw.slice(0, MAX_CHARACTERS);
      const key = `${field} ${value}`;
      const known = counted.get(key);
      if (known) counted.set(key, { ...known, count: known.count + 1 });
      else if (counted.size < MAX_VALUES) counted.set(key, { field, value, count: 1 });
    },
    counts: () => [...counted.values()].sort((a, b) => b.count - a.count),
  };
}
