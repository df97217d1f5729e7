import { type Columns, voicesWithAny } from '../columns/columns.ts';
import type { ColumnName } from '../columns/schema.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Meaning } from '../terms/vocabulary.ts';
import type { ScoredSet } from './split.ts';

/** Values that score, by how their voices are best gone through. */
export interface Weighed {
  /** As sets: the voices of frequent values. */
  readonly sets: readonly ScoredSet[];
  /** One by one: those of the others. */
  readonly rare: readonly Meaning[];
}

/**
 * Values of one field that score alike are one set, with the rare ones of them in it, where no voice can have two of
 * them: the many locales of English are gone through at once.
 */
export function weigh(columns: Columns, values: readonly Meaning[], scratch: Scratch): Weighed {
  const sets: ScoredSet[] = [];
  const rare: Meaning[] = [];
  for (const [column, scores] of sumUp(values)) {
    const isSingle = columns[column].only !== undefined;
    const groups = new Map<number, Meaning[]>();
    for (const [value, score] of scores) {
      const group = isSingle ? score : -value - 1;
      groups.set(group, [...(groups.get(group) ?? []), { column, value, score }]);
    }
    for (const group of groups.values()) {
      const isFrequent = group.some(({ value }) => columns[column].dense[value] !== undefined);
      if (isFrequent)
        sets.push({ bits: voicesWithAny(columns, group, scratch).bits, score: group[0]?.score ?? 0 });
      else rare.push(...group);
    }
  }
  return { sets, rare };
}

/** What each value scores; several words may mean the same one. */
function sumUp(values: readonly Meaning[]): Map<ColumnName, Map<number, number>> {
  const columns = new Map<ColumnName, Map<number, number>>();
  for (const { column, value, score } of values) {
    const scores = columns.get(column) ?? new Map<number, number>();
    scores.set(value, (scores.get(value) ?? 0) + score);
    columns.set(column, scores);
  }
  return columns;
}
