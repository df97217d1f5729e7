import type { DataSet } from '../lib/data-set.ts';
import { FACETS } from './facet-data-sets.ts';
import { ContextWords, QueryLanguages, QueryWordTables } from './word-sets.ts';
import { VendorLocales, Wordings } from './wording-data-sets.ts';

/** Data sets of the values and words that enrichment and search use. Each data set comes after the data sets to which it refers. */
export const DATA_SETS: readonly DataSet<unknown>[] = [
  ...FACETS,
  ...[VendorLocales, Wordings],
  ...[ContextWords, QueryLanguages, QueryWordTables],
];
