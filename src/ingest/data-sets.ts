import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Map from strings to strings. A list is a short form: each of its strings is mapped to itself. */
const Texts = z.union([
  z.record(z.string(), z.string()),
  z.array(z.string()).transform((texts) => Object.fromEntries(texts.map((text) => [text, text]))),
]);

/** URLs of the sample recordings that a provider's list lacks. The data set has one file per provider. */
export const Samples = defineDataSet({
  path: 'samples',
  schema: z.strictObject({
    /** URL template of a recording; `{file}` is replaced by the file name. */
    url: z.url({ protocol: /^https$/ }).includes('{file}'),
    /** Map from voice ids to file names of recordings. If each id is its own file name, a list of ids is sufficient. */
    voices: Texts,
  }),
});

/** Tables that complement a provider's list, such as locales by prefix of the voice id: one file per provider with named tables. */
export const ListTables = defineDataSet({ path: 'list-tables', schema: z.record(z.string(), Texts) });

export const DATA_SETS: readonly DataSet<unknown>[] = [Samples, ListTables];
