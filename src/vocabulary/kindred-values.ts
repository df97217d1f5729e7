import { groupBy } from '../lib/group-by.ts';
import type { KindredRow } from './facet-data-sets.ts';

type KindredRows = ReadonlyMap<string, KindredRow>;

/** Returns the values similar to `value` in groups, nearest first. The distance of two values is the smallest difference of their positions on one scale. */
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

/** Returns one scale for each row with neighbours: the row's value, followed by the neighbours. */
function scalesOf(rows: KindredRows): readonly (readonly string[])[] {
  return Array.from(rows, ([value, { neighbours = [] }]) => [value, ...neighbours]).filter(
    ({ length }) => length > 1,
  );
}
