import { groupBy } from '../../lib/group-by.ts';
import { createInterner } from '../structures/interner.ts';
import { createPackedArray } from '../structures/packed-array.ts';
import type { Column, Columns } from './columns.ts';
import { type ColumnName, FACETS, MANNERS, ORIGINS } from './schema.ts';

/**
 * A column group stores several columns as tuples. A tuple is a combination of values that voices share, such as English and United States. There are
 * far fewer tuples than voices. A facet count reads one number per hit, the hit's tuple, instead of the hit's values in every column:
 *
 *     rank r → tuple                  tuples[r]
 *     tuple t → values of a column    values.slice(offsets[t], offsets[t + 1])
 */
export type ColumnGroup = ReturnType<typeof buildColumnGroup>;
/** Values that each tuple has in one column, as compressed sparse rows. The values of tuple t start at `offsets[t]` in `values`. */
export type TupleValues = ColumnGroup['columns'][number];

/** Facet columns, in their groups. Related columns, such as language and country, share a group, because few combinations of their values occur. */
const GROUPED = groupBy(Object.values(FACETS), (name) => [ORIGINS, MANNERS].find((group) => group.has(name)));

export function buildColumnGroups(columns: Columns, voiceCount: number): ColumnGroup[] {
  return Array.from(GROUPED.values(), (names) => buildColumnGroup(columns, names, voiceCount));
}

export function buildColumnGroup(columns: Columns, names: readonly ColumnName[], voiceCount: number) {
  const grouped = names.map((name) => columns[name]);
  const interner = createInterner();
  // Rank of the first voice with each tuple (combination of values).
  const firsts: number[] = [];
  const tupleOf = Uint32Array.from({ length: voiceCount }, (_, rank) => {
    const tuple = interner.numberOf(combinationOf(grouped, rank));
    if (tuple === firsts.length) firsts.push(rank);
    return tuple;
  });
  const tuples = createPackedArray(firsts.length, voiceCount);
  tuples.set(tupleOf);
  return {
    /** Number of each voice's tuple of values, by the voice's rank. */
    tuples,
    tupleCount: firsts.length,
    columns: names.map((name) => ({ name, ...valuesOfVoices(columns[name], firsts) })),
  };
}

/** Returns a voice's value indices in some columns as one text. Voices with the same values in these columns have the same text. */
function combinationOf(columns: readonly Column[], rank: number): string {
  let text = '';
  for (const column of columns) {
    eachValue(column, rank, (value) => {
      text += `${value},`;
    });
    text += ';';
  }
  return text;
}

function valuesOfVoices(column: Column, ranks: readonly number[]) {
  const offsets = new Uint32Array(ranks.length + 1);
  const listed: number[] = [];
  for (const [at, rank] of ranks.entries()) {
    eachValue(column, rank, (value) => listed.push(value));
    offsets[at + 1] = listed.length;
  }
  const values = createPackedArray(column.distinct.length, listed.length);
  values.set(listed);
  return { offsets, values };
}

export function eachValue(
  { single, valueOffsets, values }: Column,
  rank: number,
  visit: (value: number) => void,
): void {
  const only = single?.[rank] ?? 0;
  if (only > 0) visit(only - 1);
  const end = valueOffsets[rank + 1] ?? 0;
  for (let at = valueOffsets[rank] ?? 0; at < end; at++) visit(values[at] ?? 0);
}
