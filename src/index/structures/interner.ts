/** Interner: assigns each distinct string a number, counted from 0 in the order of first appearance. */
export interface Interner {
  numberOf(text: string): number;
  /** Returns the distinct strings, each at the index that is its number. */
  strings(): readonly string[];
  /** Returns the distinct strings as `sorted`; `indexOfNumber[n]` is the index in `sorted` of the string with number n. */
  sort(compare?: (a: string, b: string) => number): {
    readonly sorted: readonly string[];
    readonly indexOfNumber: Uint32Array;
  };
}

export function createInterner(): Interner {
  const known = new Map<string, number>();
  // Cache of the last string, because neighbouring voices often have equal values and a comparison is cheaper than a look-up.
  let lastText: string | undefined;
  let lastNumber = 0;
  return {
    numberOf: (text) => {
      if (text === lastText) return lastNumber;
      lastText = text;
      lastNumber = known.get(text) ?? known.size;
      if (lastNumber === known.size) known.set(text, lastNumber);
      return lastNumber;
    },
    strings: () => [...known.keys()],
    sort: (compare) => {
      const sorted = [...known.keys()].sort(compare);
      const indexOfNumber = new Uint32Array(sorted.length);
      for (const [index, text] of sorted.entries()) indexOfNumber[known.get(text) ?? 0] = index;
      return { sorted, indexOfNumber };
    },
  };
}
