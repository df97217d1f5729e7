import { addTo, type Bitset, unite } from './bitset.ts';
import { type Column, openColumn, sparseVoices } from './column.ts';
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
  const [first, ...others] = terms.flatMap(({ column, value }) => columns[column].dense[value] ?? []);
  if (first && terms.length === 1) return first;
  const bits = first ? scratch.copyOf(first) : scratch.empty();
  for (const set of others) unite(bits, set);
  for (const { column, value } of terms)
    for (const rank of sparseVoices(columns[column], value)) addTo(bits, rank);
  return bits;
}
