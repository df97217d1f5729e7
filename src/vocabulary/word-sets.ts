import * as z from 'zod';
import { defineDataSet } from '../lib/data-set.ts';

const Words = z.array(z.string());
const LanguageCodes = z.array(z.string().regex(/^[a-z]{2,3}$/));

/** Words of searches by language. The build reads them only, because the lexicon that it compiles has them all. */
export const QueryWordTables = defineDataSet({
  path: 'words',
  schema: async () => (await import('./query-words.ts')).QueryWords,
});

/** Languages of the tables of words, in the order in which the lexicon takes their words. */
export const QueryLanguages = defineDataSet({
  path: 'query-languages',
  schema: z.strictObject({ full: LanguageCodes, further: LanguageCodes }),
});

/** Words of all languages that say how words beside them are meant. */
export const ContextWords = defineDataSet({
  path: 'context-words',
  schema: z.strictObject({
    language: Words,
    accent: Words,
    speaking: Words,
    greeted: Words,
    for: Words,
    children: Words,
    other: Words,
    years: z.strictObject({
      from: z.record(z.string(), z.int()),
      after: Words,
      afterUnit: Words,
      before: Words,
    }),
    parameters: z.strictObject({ language: Words, country: Words, other: Words }),
  }),
});
