/** Creates an interner, which assigns each distinct string a number, counted from 0 in the order of first appearance. */
export function createInterner() {
  const known = new Map<string, number>();
  // Cache of the last string, because neighbouring voices often have equal values and a comparison is cheaper than a look-up.
  let lastText: string | undefined;
  let lastNumber = 0;
  return {
    numberOf: (text: string): number => {
      if (text === lastText) return lastNumber;
      lastText = text;
      lastNumber = known.get(text) ?? known.size;
      if (lastNumber === known.size) known.set(text, lastNumber);
      return lastNumber;
    },
    /** Returns the distinct strings in the order of their numbers. */
    strings: () => [...known.keys()],
    /** Returns the distinct strings in sorted order. `indexOfNumber[n]` is the index in `sorted` of the string with number n. */
    sort: (compare?: (a: string, b: string) => number) => {
      const sorted = [...known.keys()].sort(compare);
      const indexOfNumber = new Uint32Array(sorted.length);
      for (const [index, text] of sorted.entries()) indexOfNumber[known.get(text) ?? 0] = index;
      return { sorted, indexOfNumber };
    },
  };
}
