import { FACET_PARAMETERS } from '../../domain/facet-parameters.ts';
import type { SearchQuery } from '../../domain/query.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Facets } from '../../domain/voice-list.ts';
import { nameOfLanguage } from '../../lib/cldr-names.ts';
import { fold } from '../../lib/fold.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { tierOf } from '../../providers/quality.ts';
import { LANGUAGES } from '../../vocabulary/facets.ts';
import { synonymsOf } from '../../vocabulary/synonyms.ts';
import { tokenize } from '../text/analyzer.ts';
import { tokenizeId } from '../text/id-tokenizer.ts';

/** Most voice names that each cache below holds. A million voices have fewer distinct names, because many voices share a name. */
const MAX_NAMES = 50_000;
const foldName = memoize(fold, MAX_NAMES);
const wordsOfName = memoize((name: string): readonly string[] => [...new Set(tokenize(name))], MAX_NAMES);

/** Returns the words of the names of a language, given as tag and English name: `bn`, Bangla → bangla, bengali. */
const wordsOfLanguage = memoize((tagAndName: string): ReadonlySet<string> => {
  const [tag = '', name = ''] = tagAndName.split('\n');
  const synonyms = synonymsOf(LANGUAGES.get(tag.split('-', 1)[0] ?? '')).names ?? [];
  return new Set([name, ...synonyms].flatMap(tokenize));
});

/**
 * Returns the words of a voice's name without those of its language's name, because `french` in "French Narrator" and
 * "MMS French" names the language, and a word of a name would rank these voices before all other French ones.
 */
function nameWords({ name, local_name, language, language_name = '' }: StoredVoice): readonly string[] {
  const words = wordsOfName(name);
  const ofLanguage = wordsOfLanguage(`${language}\n${language_name}`);
  const own = words.some((word) => ofLanguage.has(word))
    ? words.filter((word) => !ofLanguage.has(word))
    : words;
  return local_name === undefined ? own : [...new Set([...own, ...wordsOfName(local_name)])];
}

/** Returns the English name of the language of a BCP-47 tag. Memoized, because many voices speak the same further languages. */
export const languageNameOf = memoize((tag: string) => nameOfLanguage(localeOf(tag).language, 'en'));

const NO_VALUE: readonly string[] = [];
const optional = (value: string | undefined) => (value === undefined ? NO_VALUE : [value]);

/** Value of a voice without an age in the column `compared_age`, so that such voices come between those that agree and those that differ. */
export const UNSTATED_AGE = 'unstated';

/** Single-valued columns: a voice has one value or none. */
const SINGLE_VALUED = {
  provider: ({ provider }: StoredVoice) => [provider],
  gender: ({ gender }: StoredVoice) => [gender],
  gender_stated: ({ gender_stated }: StoredVoice) => [String(gender_stated !== false)],
  stated_gender: ({ gender, gender_stated }: StoredVoice) => (gender_stated === false ? NO_VALUE : [gender]),
  age: ({ age }: StoredVoice) => optional(age),
  compared_age: ({ age }: StoredVoice) => [age ?? UNSTATED_AGE],
  accent: ({ accent }: StoredVoice) => optional(accent),
  native_language: ({ language_name }: StoredVoice) => optional(language_name),
  native_locale: ({ language }: StoredVoice) => [language],
  country: ({ country_name }: StoredVoice) => optional(country_name),
  status: ({ status }: StoredVoice) => optional(status),
  stage: ({ status }: StoredVoice) => [status ?? 'released'],
  tier: ({ provider, model_id }: StoredVoice) => [String(tierOf(provider, model_id))],
  preview: ({ preview }: StoredVoice) => [String(preview === true)],
};

/** Multi-valued columns: a voice has any number of distinct values. */
const MULTI_VALUED = {
  name: ({ name, local_name }: StoredVoice) =>
    local_name === undefined ? [foldName(name)] : [...new Set([foldName(name), foldName(local_name)])],
  name_word: nameWords,
  language: ({ language_name, other_languages }: StoredVoice) =>
    other_languages === undefined
      ? optional(language_name)
      : distinctDefined([language_name, ...other_languages.map(languageNameOf)]),
  locale: ({ language, other_languages }: StoredVoice) =>
    other_languages === undefined ? [language] : [...new Set([language, ...other_languages])],
  model: ({ model_id, models }: StoredVoice) =>
    models === undefined ? optional(model_id) : distinctDefined([model_id, ...models]),
  use_case: ({ use_cases = [] }: StoredVoice) => [...new Set(use_cases)],
  style: ({ styles = [] }: StoredVoice) => [...new Set(styles)],
  id_word: ({ provider_voice_id, id }: StoredVoice) => tokenizeId(provider_voice_id ?? id).words,
  id_compound: ({ provider_voice_id, id }: StoredVoice) => tokenizeId(provider_voice_id ?? id).compounds,
};

function distinctDefined(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== undefined);
}

/** Readers by column name. A reader returns a voice's distinct values in the column; the voice may be a removed one. */
const COLUMNS: Readonly<Record<ColumnName, (voice: StoredVoice) => readonly string[]>> = {
  ...SINGLE_VALUED,
  ...MULTI_VALUED,
};

export type ColumnName = keyof typeof SINGLE_VALUED | keyof typeof MULTI_VALUED;
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[];

export function valuesIn(column: ColumnName, voice: StoredVoice): readonly string[] {
  return COLUMNS[column](voice);
}

export function isMultiValued(column: ColumnName): boolean {
  return Object.hasOwn(MULTI_VALUED, column);
}

/** Columns of words that name voices and models only. */
export const NAMING_COLUMNS: ReadonlySet<ColumnName> = new Set([
  'name_word',
  'id_word',
  'id_compound',
  'model',
]);

/** Query parameters that name no values of a column: `ids` is a filter of another kind, `native` belongs to the filter `language`. */
type OtherParameter =
  | 'search'
  | 'ids'
  | 'similar_to'
  | 'native'
  | keyof typeof SWITCHES
  | 'sort'
  | 'fields'
  | 'facets'
  | 'explain'
  | 'limit'
  | 'offset';

/** Columns of voices' own languages and locales, by the column that has the further ones too. */
export const NATIVE_COLUMNS = {
  language: 'native_language',
  locale: 'native_locale',
} as const satisfies Readonly<Partial<Record<ColumnName, ColumnName>>>;

/** Columns with the values `true` and `false`, by the boolean query parameter that filters by them. */
export const SWITCHES = {
  has_preview: 'preview',
  gender_stated: 'gender_stated',
} as const satisfies Readonly<Partial<Record<keyof SearchQuery, ColumnName>>>;

export type SwitchName = keyof typeof SWITCHES;
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

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
  styles: 'style',
  status: 'status',
} as const satisfies Readonly<Record<Exclude<keyof SearchQuery, OtherParameter>, ColumnName>>;

export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

const FILTERED_COLUMNS = { ...FILTERS, ...SWITCHES };

/** Columns by the facet group that counts their values: those by which the group's parameter filters. */
export const FACETS = Object.fromEntries(
  Object.entries(FACET_PARAMETERS).map(([group, parameter]) => [group, FILTERED_COLUMNS[parameter]]),
) as Readonly<Record<keyof Facets, ColumnName>>;
