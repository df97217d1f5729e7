/** Numbers texts by when they first came. */
export interface Numbering {
  numberOf(text: string): number;
  /** The texts in order, and the place of each number among them. */
  sort(compare?: (a: string, b: string) => number): {
    readonly texts: readonly string[];
    readonly places: Uint32Array;
  };
}

export function createNumbering(): Numbering {
  const known = new Map<string, number>();
  return {
    numberOf: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      known.set(text, known.size);
      return known.size - 1;
    },
    sort: (compare) => {
      const texts = [...known.keys()].sort(compare);
      const places = new Uint32Array(texts.length);
      for (let place = 0; place < texts.length; place++) places[known.get(texts[place] ?? '') ?? 0] = place;
      return { texts, places };
    },
  };
}
