import {
  type FacetGroup,
  FILTER_NAMES,
  FILTERS,
  facetFilters,
  isListFilter,
  type ListFilterName,
} from '../../domain/filters.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Trait } from './trait.ts';
import { STATED_TRAITS } from './traits.ts';
import { distinct } from './voice-values.ts';

type Stated = typeof STATED_TRAITS;
type StatedWith<Row> = { [Name in keyof Stated]: Stated[Name] extends Row ? Name : never }[keyof Stated];
/** Columns of filters that need no row: each holds the field of voices that has its name. */
type PlainName = Exclude<(typeof FILTERS)[ListFilterName]['column'], keyof Stated>;

export type ColumnName = keyof Stated | PlainName;
/** Columns whose values a search or filter finds by their words. */
export type SearchedName = StatedWith<{ readonly words: string }> | PlainName;
/** Columns whose values a search word may mean. */
export type TermColumn = StatedWith<{ readonly kind: string }> | PlainName;

const plainNames = FILTER_NAMES.filter(isListFilter)
  .map((name) => FILTERS[name].column)
  .filter((column): column is PlainName => !Object.hasOwn(STATED_TRAITS, column));

function toPlainTrait(field: PlainName): Trait {
  const values = (voice: StoredVoice) => distinct([voice[field] ?? []].flat().map(String));
  return { values, isMultiValued: true, words: 'name', kind: field, field };
}

const PLAIN_TRAITS = Object.fromEntries(plainNames.map((name) => [name, toPlainTrait(name)]));
export const TRAITS: Readonly<Record<ColumnName, Trait>> = {
  ...STATED_TRAITS,
  ...(PLAIN_TRAITS as Record<PlainName, Trait>),
};
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
/** Columns of the words of names and ids. */
export const TOKENS = columnsWhere(({ words }) => words === 'token');
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

/** Columns by the facet group that counts their values. */
export const FACETS = Object.fromEntries(
  facetFilters('facets').map((name) => [FILTERS[name].facet, FILTERS[name].column]),
) as Readonly<Record<FacetGroup, ColumnName>>;
