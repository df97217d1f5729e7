import { remember } from '../../domain/memoize.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { fold, tokenize } from '../text/analyzer.ts';
import { readIdWords } from '../text/id-tokenizer.ts';

/** Many voices have the same name. */
const MAX_NAMES = 50_000;
const folded = remember(fold, MAX_NAMES);
const wordsOf = remember((name: string): readonly string[] => [...new Set(tokenize(name))], MAX_NAMES);

/** The fields that voices are filtered, counted, searched and compared by; of these a voice has one value or none. */
export const SINGLE_VALUES = {
  name: ({ name }: StoredVoice) => folded(name),
  provider: ({ provider }: StoredVoice) => provider,
  model: ({ model_id }: StoredVoice) => model_id,
  gender: ({ gender }: StoredVoice) => gender,
  age: ({ age }: StoredVoice) => age,
  accent: ({ accent }: StoredVoice) => accent,
  language: ({ language_name }: StoredVoice) => language_name,
  country: ({ country_name }: StoredVoice) => country_name,
  locale: ({ language }: StoredVoice) => language,
  preview: ({ preview }: StoredVoice) => String(preview === true),
} as const satisfies Readonly<Record<string, (voice: StoredVoice) => string | undefined>>;

/** Of these it has any number, each once. */
export const SEVERAL_VALUES = {
  name_word: ({ name }: StoredVoice) => wordsOf(name),
  use_case: ({ use_cases = [] }: StoredVoice) => [...new Set(use_cases)],
  id_word: ({ provider_voice_id, id }: StoredVoice) => readIdWords(provider_voice_id ?? id).words,
  id_compound: ({ provider_voice_id, id }: StoredVoice) => readIdWords(provider_voice_id ?? id).compounds,
} as const satisfies Readonly<Record<string, (voice: StoredVoice) => readonly string[]>>;

export type SingleName = keyof typeof SINGLE_VALUES;
export type SeveralName = keyof typeof SEVERAL_VALUES;
export type ColumnName = SingleName | SeveralName;

export const SINGLE_NAMES = Object.keys(SINGLE_VALUES) as readonly SingleName[];
export const SEVERAL_NAMES = Object.keys(SEVERAL_VALUES) as readonly SeveralName[];

/** What a voice has in a column, whether it is in the catalog or not. */
export function valuesIn(column: ColumnName, voice: StoredVoice): readonly string[] {
  if (isSeveral(column)) return SEVERAL_VALUES[column](voice);
  const value = SINGLE_VALUES[column](voice);
  return value === undefined ? [] : [value];
}

function isSeveral(column: ColumnName): column is SeveralName {
  return Object.hasOwn(SEVERAL_VALUES, column);
}
