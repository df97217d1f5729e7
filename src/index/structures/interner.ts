/** Creates an interner, which assigns each distinct string a number, counted from 0 in the order of first appearance. */
export function createInterner() {
  const known = new Map<string, number>();
  return {
    numberOf: (text: string): number => {
      const number = known.get(text) ?? known.size;
      if (number === known.size) known.set(text, number);
      return number;
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
