import type { DataSet } from '../lib/data-set.ts';
import { FACETS } from './facet-data-sets.ts';
import { ContextWords, QueryLanguages, QueryWordTables } from './word-sets.ts';
import { VendorLocales, Wordings } from './wording-data-sets.ts';

/** Data sets of the words and values that people search by. A set that refers to others comes after them. */
export const DATA_SETS: readonly DataSet<unknown>[] = [
  ...FACETS,
  ...[VendorLocales, Wordings],
  ...[ContextWords, QueryLanguages, QueryWordTables],
];
