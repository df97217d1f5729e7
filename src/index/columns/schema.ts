import { memoize } from '../../domain/memoize.ts';
import type { SearchQuery } from '../../domain/query.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { fold, tokenize } from '../text/analyzer.ts';
import { tokenizeId } from '../text/id-tokenizer.ts';

/** Most voice names that each cache below holds. A million voices have fewer distinct names, because many voices share a name. */
const MAX_NAMES = 50_000;
const foldName = memoize(fold, MAX_NAMES);
const wordsOfName = memoize((name: string): readonly string[] => [...new Set(tokenize(name))], MAX_NAMES);

const NO_VALUE: readonly string[] = [];
const optional = (value: string | undefined) => (value === undefined ? NO_VALUE : [value]);

/** Single-valued columns: a voice has one value or none. */
const SINGLE_VALUED = {
  name: ({ name }: StoredVoice) => [foldName(name)],
  provider: ({ provider }: StoredVoice) => [provider],
  model: ({ model_id }: StoredVoice) => optional(model_id),
  gender: ({ gender }: StoredVoice) => [gender],
  age: ({ age }: StoredVoice) => optional(age),
  accent: ({ accent }: StoredVoice) => optional(accent),
  language: ({ language_name }: StoredVoice) => optional(language_name),
  country: ({ country_name }: StoredVoice) => optional(country_name),
  locale: ({ language }: StoredVoice) => [language],
  preview: ({ preview }: StoredVoice) => [String(preview === true)],
};

/** Multi-valued columns: a voice has any number of distinct values. */
const MULTI_VALUED = {
  name_word: ({ name }: StoredVoice) => wordsOfName(name),
  use_case: ({ use_cases = [] }: StoredVoice) => [...new Set(use_cases)],
  id_word: ({ provider_voice_id, id }: StoredVoice) => tokenizeId(provider_voice_id ?? id).words,
  id_compound: ({ provider_voice_id, id }: StoredVoice) => tokenizeId(provider_voice_id ?? id).compounds,
};

/** Readers by column name. A reader returns a voice's distinct values in the column; the voice may be a removed one. */
const COLUMNS: Readonly<Record<ColumnName, (voice: StoredVoice) => readonly string[]>> = {
  ...SINGLE_VALUED,
  ...MULTI_VALUED,
};

export type SingleValuedName = keyof typeof SINGLE_VALUED;
export type ColumnName = SingleValuedName | keyof typeof MULTI_VALUED;
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[];

export function valuesIn(column: ColumnName, voice: StoredVoice): readonly string[] {
  return COLUMNS[column](voice);
}

export function isMultiValued(column: ColumnName): boolean {
  return Object.hasOwn(MULTI_VALUED, column);
}

/** Query parameters that name no values of a column: `has_preview` and `ids` are filters of another kind. */
type OtherParameter =
  | 'search'
  | 'ids'
  | 'similar_to'
  | 'has_preview'
  | 'sort'
  | 'facets'
  | 'limit'
  | 'offset';

/** Columns by the query parameter that filters by their values. A new parameter compiles only with an entry here or above. */
export const FILTERS = {
  providers: 'provider',
  genders: 'gender',
  language: 'language',
  country: 'country',
  model: 'model',
  accent: 'accent',
  ages: 'age',
  use_cases: 'use_case',
} as const satisfies Readonly<Record<Exclude<keyof SearchQuery, OtherParameter>, ColumnName>>;

export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];
