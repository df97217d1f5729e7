/** Numbers texts by when they first came. */
export interface Numbering {
  numberOf(text: string): number;
  /** The texts by their numbers. */
  texts(): readonly string[];
  /** The texts in order, and the place of each number among them. */
  sort(compare?: (a: string, b: string) => number): {
    readonly texts: readonly string[];
    readonly places: Uint32Array;
  };
}

export function createNumbering(): Numbering {
  const known = new Map<string, number>();
  // Neighbours have much in common, and to compare is cheaper than to look up.
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
    texts: () => [...known.keys()],
    sort: (compare) => {
      const texts = [...known.keys()].sort(compare);
      const places = new Uint32Array(texts.length);
      for (let place = 0; place < texts.length; place++) places[known.get(texts[place] ?? '') ?? 0] = place;
      return { texts, places };
    },
  };
}
