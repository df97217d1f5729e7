import * as z from 'zod';
import { defineDataSet } from '../lib/data-set.ts';

const Words = z.array(z.string());

/** Words that people type into a search, by language. Only the build reads these tables, because the compiled lexicon has all words. */
export const QueryWordTables = defineDataSet({
  path: 'words',
  schema: async () => (await import('./query-words.ts')).QueryWords,
});

/** Words of all languages that determine the sense of the words beside them, such as "accent" after the name of a country. */
export const ContextWords = defineDataSet({
  path: 'context-words',
  schema: z.strictObject({
    language: Words,
    accent: Words,
    voices: Words,
    speaking: Words,
    joining: Words,
    stop: Words,
    emoji: z.record(z.string(), z.string()),
    years: z.strictObject({
      from: z.record(z.string(), z.int()),
      after: Words,
      afterUnit: Words,
      before: Words,
    }),
    parameters: z.strictObject({ language: Words, country: Words, other: Words }),
  }),
});
