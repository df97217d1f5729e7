import type { SearchQuery } from '../../domain/query.ts';
import type { ColumnName } from './schema.ts';

/** A parameter of the query that filters, and the column whose values it names. */
export const FILTERS = {
  providers: 'provider',
  genders: 'gender',
  language: 'language',
  country: 'country',
  model: 'model',
  accent: 'accent',
  ages: 'age',
  use_cases: 'use_case',
} as const satisfies Partial<Record<keyof SearchQuery, ColumnName>>;

export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];
