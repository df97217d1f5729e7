import { createInterner } from '../structures/interner.ts';

/** Sort keys of all voices, by position in the snapshot. */
export type Keys = Uint8Array | Uint32Array;

/** Key column: collects one text per voice, and returns the index of each voice's text among the sorted distinct texts. */
export function createKeyColumn(voiceCount: number, compare: (a: string, b: string) => number) {
  const texts = createInterner();
  const numbers = new Uint32Array(voiceCount);
  let added = 0;
  return {
    add: (text: string) => {
      numbers[added++] = texts.numberOf(text);
    },
    finish: (): Keys => {
      const { indexOfNumber } = texts.sort(compare);
      return numbers.map((number) => indexOfNumber[number] ?? 0);
    },
  };
}

/** Returns the positions in `order`, sorted by their keys. Stable counting sort: O(n + highest key) */
export function sortBy(order: Uint32Array<ArrayBuffer>, keys: Keys): Uint32Array<ArrayBuffer> {
  let highest = 0;
  for (const key of keys) if (key > highest) highest = key;
  const next = new Uint32Array(highest + 2);
  for (const key of keys) next[key + 1] = (next[key + 1] ?? 0) + 1;
  for (let group = 1; group < next.length; group++) next[group] = (next[group] ?? 0) + (next[group - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const position of order) {
    const key = keys[position] ?? 0;
    const at = next[key] ?? 0;
    sorted[at] = position;
    next[key] = at + 1;
  }
  return sorted;
}
