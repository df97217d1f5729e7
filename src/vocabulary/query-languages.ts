import * as z from 'zod';
import { loadDataFolder } from '../lib/data-set.ts';
import { QueryWordTables } from './word-sets.ts';

const LanguageCodes = z.array(z.string().regex(/^[a-z]{2,3}$/));

/** Schema of the list that orders the languages of data/words. Each language with a table of words must be listed once. */
export const QueryLanguages = z
  .strictObject({ full: LanguageCodes, further: LanguageCodes, shared: z.array(z.string()) })
  .superRefine(({ full, further }, { addIssue }) => {
    const tables = loadDataFolder(QueryWordTables);
    const ordered = [...full, ...further];
    for (const code of new Set([...Object.keys(tables), ...ordered]))
      if (!tables[code])
        addIssue({ code: 'custom', path: [], message: `${code} has no table in data/words` });
      else if (ordered.filter((each) => each === code).length !== 1)
        addIssue({ code: 'custom', path: [], message: `${code} is not listed once in full and further` });
  });
