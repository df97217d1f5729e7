import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Texts as keys, or a list of texts, which are keys that stand for themselves. */
const Texts = z.union([
  z.record(z.string(), z.string()),
  z.array(z.string()).transform((texts) => Object.fromEntries(texts.map((text) => [text, text]))),
]);

/** Recordings of voices that a provider's list does not state, one file per provider. */
export const Samples = defineDataSet({
  path: 'samples',
  schema: z.strictObject({
    /** Address of a recording; `{file}` stands for its file. */
    url: z.url({ protocol: /^https$/ }).includes('{file}'),
    /** Files by the id of the voice, or ids that are the names of their files. */
    voices: Texts,
  }),
});

/** Words and names that the list of a provider leaves unsaid, one file per provider, by the name of the table. */
export const ListTables = defineDataSet({ path: 'list-tables', schema: z.record(z.string(), Texts) });

/** Data sets about the lists of providers. */
export const DATA_SETS: readonly DataSet<unknown>[] = [Samples, ListTables];
