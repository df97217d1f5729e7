import type { SortedTexts } from './sorted-strings.ts';

/** What texts stand for: numbers[starts[t] … starts[t + 1]] for the text at place t. A map would be read entry by entry in another thread. */
export interface NumberedTexts {
  readonly texts: SortedTexts;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly numbers: Uint32Array<ArrayBuffer>;
}

export function numberTexts(numbersOf: ReadonlyMap<string, readonly number[]>): NumberedTexts {
  const sorted = [...numbersOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  for (const [place, [, numbers]] of sorted.entries())
    starts[place + 1] = (starts[place] ?? 0) + numbers.length;
  return {
    texts: sorted.map(([text]) => text),
    starts,
    numbers: Uint32Array.from(sorted.flatMap(([, numbers]) => numbers)),
  };
}

/** Adds a number that a text stands for. */
export function addNumber(numbersOf: Map<string, number[]>, text: string, number: number): void {
  const known = numbersOf.get(text);
  if (known) known.push(number);
  else numbersOf.set(text, [number]);
}
