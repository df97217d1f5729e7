import {
  FACET_FILTERS,
  type FacetGroup,
  FILTER_NAMES,
  FILTERS,
  isListFilter,
  type ListFilterName,
} from '../../domain/filters.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Trait } from './trait.ts';
import { STATED_TRAITS } from './traits.ts';
import { distinct } from './voice-values.ts';

type Stated = typeof STATED_TRAITS;
type StatedWith<Row> = { [Name in keyof Stated]: Stated[Name] extends Row ? Name : never }[keyof Stated];
/** Plain columns are the columns of list filters that have no row in `STATED_TRAITS`. A plain column holds the voice field of the same name. */
type PlainName = Exclude<(typeof FILTERS)[ListFilterName]['column'], keyof Stated>;

export type ColumnName = keyof Stated | PlainName;
/** Columns whose trait has `words`: searches or filters find values of these columns by name. */
export type SearchedName = StatedWith<{ readonly words: string }> | PlainName;
/** Columns whose trait has a `kind`: a word of a search can mean a value of these columns. */
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

/** Returns the display label of a value: `customer-service` → customer service; undefined if the value itself is displayed. */
export function labelOf(column: ColumnName, value: string): string | undefined {
  const label = TRAITS[column].label?.(value);
  return label === value ? undefined : label;
}

export function columnsWhere(
  isMeant: (trait: Trait, name: ColumnName) => boolean | undefined,
): ReadonlySet<ColumnName> {
  return new Set(COLUMN_NAMES.filter((name) => isMeant(TRAITS[name], name)));
}

/** Columns with a fixed set of values: genders and ages. */
export const CHOICES = columnsWhere(({ words }) => words === 'choice');
/** Columns that hold single words: words of voice names, and words of voice ids. */
export const TOKENS = columnsWhere(({ words }) => words === 'token');
/** Columns of use cases, of styles, and of styles that a voice speaks on request. */
export const MANNERS = columnsWhere(({ kind }) => kind === 'manner');
/** Columns that providers fill for few voices: use cases, styles and ages. A search word for these is therefore a preference, not a requirement. */
export const SPARSE = columnsWhere(({ isSparse }) => isSparse);
/** Columns of models, of words of voice names, and of words of voice ids. */
export const NAMING_COLUMNS = columnsWhere(({ kind }) => kind === 'name' || kind === 'model');
/** Columns of all languages or locales that a voice speaks, natively or additionally. */
export const FURTHER = columnsWhere(({ native }) => native !== undefined);
/** Columns of voices' native languages and locales only. */
export const NATIVE: ReadonlySet<ColumnName> = new Set(
  COLUMN_NAMES.flatMap((name) => TRAITS[name].native ?? []),
);
/** Columns of countries, languages, locales and accents. */
export const ORIGINS = columnsWhere(({ kind }) => kind === 'origin');
/** Columns that state a voice's country: the country itself, and the accent, because most accents are those of one country. */
export const NATIONS = columnsWhere(
  ({ kind }, name) => kind === 'origin' && !FURTHER.has(name) && !NATIVE.has(name),
);

export const FACETS = Object.fromEntries(
  FACET_FILTERS.map((name) => [FILTERS[name].facet, FILTERS[name].column]),
) as Readonly<Record<FacetGroup, ColumnName>>;
