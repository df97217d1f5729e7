import { FACET_PARAMETERS } from '../../domain/facet-parameters.ts';
import type { SearchQuery } from '../../domain/query.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Facets } from '../../domain/voice-list.ts';
import type { Trait } from './trait.ts';
import { STATED_TRAITS } from './traits.ts';

type Stated = typeof STATED_TRAITS;
export type ColumnName = keyof Stated;
/** Columns whose values a search or filter finds by their words. */
export type SearchedName = {
  [Name in ColumnName]: Stated[Name] extends Pick<Required<Trait>, 'words'> ? Name : never;
}[ColumnName];
/** Columns whose values a search word may mean. */
export type TermColumn = {
  [Name in ColumnName]: Stated[Name] extends Pick<Required<Trait>, 'kind'> ? Name : never;
}[ColumnName];

export const TRAITS: Readonly<Record<ColumnName, Trait>> = STATED_TRAITS;
export const COLUMN_NAMES = Object.keys(TRAITS) as readonly ColumnName[];
export const SEARCHED_COLUMNS = COLUMN_NAMES.filter(
  (name): name is SearchedName => TRAITS[name].words !== undefined,
);

export function valuesIn(column: ColumnName, voice: StoredVoice): readonly string[] {
  return TRAITS[column].values(voice);
}

/** Returns the text to show for a value: `customer-service` → customer service. Undefined if the value itself is the text. */
export function labelOf(column: ColumnName, value: string): string | undefined {
  const label = TRAITS[column].label?.(value);
  return label === value ? undefined : label;
}

/** Returns the columns of a trait. */
export function columnsWhere(
  isMeant: (trait: Trait, name: ColumnName) => boolean | undefined,
): ReadonlySet<ColumnName> {
  return new Set(COLUMN_NAMES.filter((name) => isMeant(TRAITS[name], name)));
}

/** Columns with a fixed set of values: genders and ages. */
export const CHOICES = columnsWhere(({ words }) => words === 'choice');
/** Columns of styles and uses, of which providers state few, so that a voice without a value may have it all the same. */
export const MANNERS = columnsWhere(({ kind }) => kind === 'manner');
/** Columns of words that name voices and models only. */
export const NAMING_COLUMNS = columnsWhere(({ kind }) => kind === 'name' || kind === 'model');
/** Columns of the further languages and locales of voices, beside the own ones. */
export const FURTHER = columnsWhere(({ native }) => native !== undefined);
/** Columns of voices' own languages and locales. */
export const NATIVE: ReadonlySet<ColumnName> = new Set(
  COLUMN_NAMES.flatMap((name) => TRAITS[name].native ?? []),
);
/** Columns of countries, languages and accents. */
export const ORIGINS = columnsWhere(({ kind }) => kind === 'origin');
/** Columns of nations: countries and accents. */
export const NATIONS = columnsWhere(
  ({ kind }, name) => kind === 'origin' && !FURTHER.has(name) && !NATIVE.has(name),
);

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
