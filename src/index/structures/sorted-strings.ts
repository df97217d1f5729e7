import { lowerBound } from './lower-bound.ts';

/** Texts in ascending order of their UTF-16 code units, each once. */
export type SortedTexts = readonly string[];

/** The place of a text, where it is among them. */
export function placeOf(texts: SortedTexts, text: string): number | undefined {
  const place = lowerBound(texts.length, (at) => (texts[at] ?? '') < text);
  return texts[place] === text ? place : undefined;
}

/** The places of those that start with a text: from the first up to the second. */
export function placesFrom(texts: SortedTexts, prefix: string): readonly [start: number, end: number] {
  const start = lowerBound(texts.length, (at) => (texts[at] ?? '') < prefix);
  let end = start;
  while (texts[end]?.startsWith(prefix)) end++;
  return [start, end];
}
