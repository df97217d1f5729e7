import type { StoredVoice } from '../../domain/voice.ts';
import {
  type ColumnBuilder,
  type ColumnImage,
  createSeveralColumn,
  createSingleColumn,
} from './build-column.ts';
import { type ColumnName, SEVERAL_NAMES, SEVERAL_VALUES, SINGLE_NAMES, SINGLE_VALUES } from './schema.ts';

/** Takes voices in any order. */
export interface ColumnsBuilder {
  add(voice: StoredVoice): void;
  /** `places` has the place among those added of the voice with each rank. */
  finish(places: Uint32Array): Readonly<Record<ColumnName, ColumnImage>>;
}

export function createColumnsBuilder(voiceCount: number): ColumnsBuilder {
  const builders = new Map<ColumnName, ColumnBuilder>();
  const adders: ((voice: StoredVoice) => void)[] = [];
  for (const name of SINGLE_NAMES) {
    const column = createSingleColumn(voiceCount);
    builders.set(name, column);
    adders.push((voice) => column.add(SINGLE_VALUES[name](voice)));
  }
  for (const name of SEVERAL_NAMES) {
    const column = createSeveralColumn(voiceCount);
    builders.set(name, column);
    adders.push((voice) => column.add(SEVERAL_VALUES[name](voice)));
  }
  return {
    add: (voice) => {
      for (const add of adders) add(voice);
    },
    finish: (places) => {
      const built = [...builders].map(([name, builder]) => [name, builder.finish(places)]);
      return Object.fromEntries(built) as Record<ColumnName, ColumnImage>;
    },
  };
}
