import type { StoredVoice } from '../domain/voice.ts';
import { buildColumn, type Column } from './column.ts';
import { idCompounds, idWords } from './id-words.ts';
import { fold, tokenize } from './text.ts';

const optional = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** The fields that voices are filtered, counted, searched and compared by, and a voice's values in each. */
const VALUES = {
  name: ({ name }: StoredVoice) => [fold(name)],
  name_word: ({ name }: StoredVoice) => [...new Set(tokenize(name))],
  provider: ({ provider }: StoredVoice) => [provider],
  model: ({ model_id }: StoredVoice) => optional(model_id),
  gender: ({ gender }: StoredVoice) => [gender],
  age: ({ age }: StoredVoice) => optional(age),
  accent: ({ accent }: StoredVoice) => optional(accent),
  language: ({ language_name }: StoredVoice) => optional(language_name),
  country: ({ country_name }: StoredVoice) => optional(country_name),
  locale: ({ language }: StoredVoice) => [language],
  use_case: ({ use_cases }: StoredVoice) => [...new Set(use_cases)],
  preview: ({ preview }: StoredVoice) => [String(preview === true)],
  id_word: ({ provider_voice_id, id }: StoredVoice) => idWords(provider_voice_id ?? id),
  id_compound: ({ provider_voice_id, id }: StoredVoice) => idCompounds(provider_voice_id ?? id),
} as const satisfies Readonly<Record<string, (voice: StoredVoice) => readonly string[]>>;

export type ColumnName = keyof typeof VALUES;
export type Columns = Readonly<Record<ColumnName, Column>>;

const COLUMN_NAMES = Object.keys(VALUES) as readonly ColumnName[];

/** What a voice has in a column, whether it is in the catalog or not. */
export function valuesIn(column: ColumnName, voice: StoredVoice): readonly string[] {
  return VALUES[column](voice);
}

/** All columns of voices in rank order. `breathe` is awaited between them, so that nobody waits for all. */
export async function buildColumns(
  voices: readonly StoredVoice[],
  breathe: () => Promise<void>,
): Promise<Columns> {
  const built: Partial<Record<ColumnName, Column>> = {};
  for (const name of COLUMN_NAMES) {
    built[name] = buildColumn(voices.length, (rank) => {
      const voice = voices[rank];
      return voice ? valuesIn(name, voice) : [];
    });
    await breathe();
  }
  return built as Columns;
}
