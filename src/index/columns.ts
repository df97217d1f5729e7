import { addTo, type Bitset, unite } from './bitset.ts';
import { type Column, eachSparse, openColumn } from './column.ts';
import type { CatalogImage } from './image/build-image.ts';
import type { Pace } from './pace.ts';
import type { Scratch } from './scratch.ts';
import type { ColumnName } from './values.ts';

export type Columns = Readonly<Record<ColumnName, Column>>;

/** A value of a column. */
export interface Term {
  readonly column: ColumnName;
  /** Its place in the column. */
  readonly value: number;
}

export async function openColumns({ columns }: CatalogImage, pace: Pace): Promise<Columns> {
  const opened: [string, Column][] = [];
  for (const [name, image] of Object.entries(columns)) {
    opened.push([name, openColumn(image)]);
    await pace.breathe();
  }
  return Object.fromEntries(opened) as Columns;
}

/** The voices that have any of the terms: to be read only, as they may be those of a column. */
export function voicesWithAny(columns: Columns, terms: readonly Term[], scratch: Scratch): Bitset {
  const [first] = terms;
  const dense = first && columns[first.column].dense[first.value];
  if (dense && terms.length === 1) return dense;
  const bits = dense ? scratch.copyOf(dense) : scratch.empty();
  const add = (rank: number) => addTo(bits, rank);
  for (const { column, value } of terms) {
    const set = columns[column].dense[value];
    if (!set) eachSparse(columns[column], value, add);
    else if (set !== dense) unite(bits, set);
  }
  return bits;
}
