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

const Cost = z.number().min(0);

/** Costs of readings (possible interpretations of a query's words). */
export const Costs = defineDataSet({
  path: 'costs',
  schema: z.strictObject({
    ...{ age: Cost, phrase: Cost, empty: Cost, onlyEmpty: Cost, label: Cost, lexicon: Cost, code: Cost },
    ...{ codeInSentence: Cost, rareCode: Cost, absent: Cost, join: Cost, name: Cost, namePart: Cost },
    ...{ labelPart: Cost, ordinary: Cost, unknown: Cost, beginning: Cost, glued: Cost, typo: Cost },
    ...{ nameTypo: Cost, transliterated: Cost, foreign: Cost, foreignAlike: Cost, spoken: Cost },
  }),
});

/** Data sets of the values and words that enrichment and search use. The order matters: a data set comes after those to which it refers. */
export const DATA_SETS: readonly DataSet<unknown>[] = [
  ...FACETS,
  ...[VendorLocales, Wordings, Spellings, Letters, Untold, Costs],
  ...[ContextWords, QueryWordTables, QueryLanguages],
];
