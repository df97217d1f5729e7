import type { StoredVoice } from '../../domain/voice.ts';
import { type ColumnImage, createColumnBuilder } from './build-column.ts';
import { COLUMN_NAMES, type ColumnName, isMultiValued, valuesIn } from './schema.ts';

export type ColumnImages = Readonly<Record<ColumnName, ColumnImage>>;

/** A columns builder collects the values of every column, voice by voice in the order of the snapshot. */
export interface ColumnsBuilder {
  add(voice: StoredVoice): void;
  /** Builds the images of all columns. `positions[r]` is the index in the snapshot of the voice with rank r. */
  finish(positions: Uint32Array): ColumnImages;
}

export function createColumnsBuilder(voiceCount: number): ColumnsBuilder {
  const builders = COLUMN_NAMES.map(
    (name) => [name, createColumnBuilder(voiceCount, isMultiValued(name))] as const,
  );
  return {
    add: (voice) => {
      for (const [name, builder] of builders) builder.add(valuesIn(name, voice));
    },
    finish: (positions) => {
      const built = builders.map(([name, builder]) => [name, builder.finish(positions)]);
      return Object.fromEntries(built) as ColumnImages;
    },
  };
}
