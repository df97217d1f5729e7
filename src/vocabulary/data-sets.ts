import { type DataSet, defineDataSet } from '../lib/data-set.ts';
import { FACETS } from './facet-data-sets.ts';
import { ContextWords, QueryWordTables } from './word-sets.ts';
import { Untold, VendorLocales, Wordings } from './wording-data-sets.ts';

/** Languages with a table of query words, in the order in which the build adds the words to the lexicon. */
export const QueryLanguages = defineDataSet({
  path: 'query-languages',
  schema: async () => (await import('./query-languages.ts')).QueryLanguages,
});

/** Data sets of the values and words that enrichment and search use. The order matters: a data set comes after those to which it refers. */
export const DATA_SETS: readonly DataSet<unknown>[] = [
  ...FACETS,
  ...[VendorLocales, Wordings, Untold],
  ...[ContextWords, QueryWordTables, QueryLanguages],
];
