import type { CatalogImage } from '../image.ts';
import { addTo, has, unite } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { FEW_SHARE, type VoiceSet } from '../structures/voice-set.ts';
import type { Pace } from '../time-slicer.ts';
import { type Column, countWith, eachSparse, openColumn } from './column.ts';
import type { ColumnName } from './schema.ts';

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

/** The voices that have any of the terms. */
export function voicesWithAny(columns: Columns, terms: readonly Term[], scratch: Scratch): VoiceSet {
  const [first] = terms;
  const dense = first && columns[first.column].dense[first.value];
  if (dense && terms.length === 1) return { bits: dense, few: undefined };
  const count = terms.reduce((sum, { column, value }) => sum + countWith(columns[column], value), 0);
  if (count <= scratch.voiceCount * FEW_SHARE) return fewWithAny(columns, terms, scratch);
  const bits = dense ? scratch.copyOf(dense) : scratch.empty();
  const add = (rank: number) => addTo(bits, rank);
  for (const { column, value } of terms) {
    const set = columns[column].dense[value];
    if (!set) eachSparse(columns[column], value, add);
    else if (set !== dense) unite(bits, set);
  }
  return { bits, few: undefined };
}

/** Of so few voices, no value has a set of its own. */
function fewWithAny(columns: Columns, terms: readonly Term[], scratch: Scratch): VoiceSet {
  const bits = scratch.empty();
  const few: number[] = [];
  const add = (rank: number) => {
    if (has(bits, rank)) return;
    addTo(bits, rank);
    few.push(rank);
  };
  for (const { column, value } of terms) eachSparse(columns[column], value, add);
  return { bits, few };
}
