import { groupBy } from '../lib/group-by.ts';
import type { KindredRow } from './facet-schema.ts';

type KindredRows = ReadonlyMap<string, KindredRow>;

/** Returns the values that have neighbours, each once. */
export function kindredValues(rows: KindredRows): readonly string[] {
  return [...new Set(scalesOf(rows).flat())];
}

/** Returns the neighbours of a value by their distance, the nearest first: those of its row, and those whose rows have it. */
export function kindredOf(rows: KindredRows, value: string): readonly (readonly string[])[] {
  const distances = new Map<string, number>();
  for (const scale of scalesOf(rows)) {
    const place = scale.indexOf(value);
    if (place < 0) continue;
    for (const [at, each] of scale.entries()) {
      const distance = Math.abs(at - place);
      if (distance > 0) distances.set(each, Math.min(distance, distances.get(each) ?? distance));
    }
  }
  const byDistance = groupBy(distances, ([, distance]) => distance);
  return [...byDistance].sort(([a], [b]) => a - b).map(([, kindred]) => kindred.map(([each]) => each));
}

/** Returns each value that has neighbours in its row, followed by them. */
function scalesOf(rows: KindredRows): readonly (readonly string[])[] {
  return Array.from(rows, ([value, { neighbours = [] }]) => [value, ...neighbours]).filter(
    ({ length }) => length > 1,
  );
}
