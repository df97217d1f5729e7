import type { ColumnImage } from './build-column.ts';

/** A column whose values can be looked up. */
export interface Column extends ColumnImage {
  /** How many values have a set of their own. */
  readonly denseCount: number;
  /** Share of all voices that have another value. */
  readonly rareShare: number;
}

export function openColumn(image: ColumnImage): Column {
  return {
    ...image,
    denseCount: image.dense.filter((bits) => bits !== undefined).length,
    rareShare: image.postings.length / (image.only?.length ?? Number.POSITIVE_INFINITY),
  };
}

/** How many voices have the value. */
export function countWith({ counts }: Column, value: number): number {
  return counts[value] ?? 0;
}

/** The voices that have the value, in rank order, where they are few; none where they are a dense set. */
export function sparseVoices({ starts, postings }: Column, value: number): Uint32Array {
  return postings.subarray(starts[value], starts[value + 1]);
}

/** Visits the same voices without a list of them: many values have one voice each. */
export function eachSparse({ starts, postings }: Column, value: number, visit: (rank: number) => void): void {
  const end = starts[value + 1] ?? 0;
  for (let at = starts[value] ?? 0; at < end; at++) visit(postings[at] ?? 0);
}
