import type { StoredVoice } from '../../domain/voice.ts';
import { createColumnBuilder } from './build-column.ts';
import type { Columns } from './columns.ts';
import { COLUMN_NAMES, TRAITS, valuesIn } from './schema.ts';

/** A columns builder collects the values of every column, voice by voice in the order of the snapshot. */
export interface ColumnsBuilder {
  add(voice: StoredVoice): void;
  /** Builds all columns. `positions[r]` is the index in the snapshot of the voice with rank r. */
  finish(positions: Uint32Array): Columns;
}

export function createColumnsBuilder(voiceCount: number): ColumnsBuilder {
  const builders = COLUMN_NAMES.map(
    (name) => [name, createColumnBuilder(voiceCount, TRAITS[name].isMultiValued === true)] as const,
  );
  return {
    add: (voice) => {
      for (const [name, builder] of builders) builder.add(valuesIn(name, voice));
    },
    finish: (positions) => {
      const built = builders.map(([name, builder]) => [name, builder.finish(positions)]);
      return Object.fromEntries(built) as Columns;
    },
  };
}
