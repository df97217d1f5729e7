import { groupBy } from '../../lib/group-by.ts';
import { createPackedArray, type PackedArray } from '../structures/packed-array.ts';
import type { Column, Columns } from './columns.ts';
import { type ColumnName, FACETS, MANNERS, ORIGINS } from './schema.ts';

/**
 * A column group stores several columns in one. Voices with the same values in all these columns share a tuple, which is one combination of
 * values: English, United States. There are far fewer tuples than voices. A facet count of the columns therefore reads one number per hit, the
 * hit's tuple, instead of the hit's values in every column:
 *
 *     rank r → tuple                  tuples[r]
 *     tuple t → values of a column    values.slice(offsets[t], offsets[t + 1])
 */
export interface ColumnGroup {
  /** Tuple number of each voice, by the voice's rank. */
  readonly tuples: PackedArray;
  readonly tupleCount: number;
  readonly columns: readonly TupleValues[];
}

/** Values that each tuple has in one column. The values of tuple t start at `offsets[t]` in `values` (compressed sparse rows). */
export interface TupleValues {
  readonly name: ColumnName;
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly values: PackedArray;
}

/** Facet columns by group. Correlated columns, such as language and country, form one group, because few combinations of their values occur. */
const GROUPED = groupBy(Object.values(FACETS), (name) => [ORIGINS, MANNERS].find((group) => group.has(name)));

export function buildColumnGroups(columns: Columns, voiceCount: number): ColumnGroup[] {
  return Array.from(GROUPED.values(), (names) => buildColumnGroup(columns, names, voiceCount));
}

export function buildColumnGroup(
  columns: Columns,
  names: readonly ColumnName[],
  voiceCount: number,
): ColumnGroup {
  const leafOf = createTrie(names.map((name) => columns[name]));
  // `numbers` maps each leaf to the number of its tuple; `firsts` has the first voice of each tuple.
  const numbers = new Map<number, number>();
  const firsts: number[] = [];
  const tupleOf = Uint32Array.from({ length: voiceCount }, (_, rank) => {
    const leaf = leafOf(rank);
    const known = numbers.get(leaf);
    if (known !== undefined) return known;
    numbers.set(leaf, firsts.length);
    return firsts.push(rank) - 1;
  });
  const tuples = createPackedArray(firsts.length, voiceCount);
  tuples.set(tupleOf);
  return {
    tuples,
    tupleCount: firsts.length,
    columns: names.map((name) => ({ name, ...valuesOfVoices(columns[name], firsts) })),
  };
}

/**
 * Creates a trie (prefix tree) whose edges are values of voices, and returns the function that finds the node of a voice. Voices with equal
 * values in all columns have the same node. Each column has edge numbers of its own, because the value indices of every column start at 0.
 */
function createTrie(columns: readonly Column[]): (rank: number) => number {
  const edgeCount = columns.reduce((sum, { distinct }) => sum + distinct.length, 0);
  const nodes = new Map<number, number>();
  const follow = (node: number, edge: number): number => {
    const key = node * edgeCount + edge;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    nodes.set(key, nodes.size + 1);
    return nodes.size;
  };
  return (rank) => {
    let node = 0;
    let firstEdge = 0;
    for (const column of columns) {
      eachValue(column, rank, (value) => {
        node = follow(node, firstEdge + value);
      });
      firstEdge += column.distinct.length;
    }
    return node;
  };
}

function valuesOfVoices(column: Column, ranks: readonly number[]): Omit<TupleValues, 'name'> {
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
