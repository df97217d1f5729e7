import * as z from 'zod';
import { type DataSet, defineDataSet, loadDataFolder } from '../lib/data-set.ts';
import { FACETS } from './facet-data-sets.ts';
import { ContextWords, QueryWordTables } from './word-sets.ts';
import { Letters, Spellings, Untold, VendorLocales, Wordings } from './wording-data-sets.ts';

const LanguageCodes = z.array(z.string().regex(/^[a-z]{2,3}$/));

/**
 * Languages with a table of query words, in the order in which the build adds the words to the lexicon. Each language with a table of words must be
 * listed once.
 */
export const QueryLanguages = defineDataSet({
  path: 'query-languages',
  schema: async () =>
    z
      .strictObject({ full: LanguageCodes, further: LanguageCodes, shared: z.array(z.string()) })
      .superRefine(({ full, further }, { addIssue }) => {
        const tables = loadDataFolder(QueryWordTables);
        const ordered = [...full, ...further];
        for (const code of new Set([...Object.keys(tables), ...ordered]))
          if (!tables[code])
            addIssue({ code: 'custom', path: [], message: `${code} has no table in data/words` });
          else if (ordered.filter((each) => each === code).length !== 1)
            addIssue({ code: 'custom', path: [], message: `${code} is not listed once in full and further` });
      }),
});

/** Data sets of the values and words that enrichment and search use. The order matters: a data set comes after those to which it refers. */
export const DATA_SETS: readonly DataSet<unknown>[] = [
  ...FACETS,
  ...[VendorLocales, Wordings, Spellings, Letters, Untold],
  ...[ContextWords, QueryWordTables, QueryLanguages],
];
