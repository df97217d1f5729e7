import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Table of strings. In the short form, a list of strings maps each string to itself. */
const Texts = z.union([
  z.record(z.string(), z.string()),
  z.array(z.string()).transform((texts) => Object.fromEntries(texts.map((text) => [text, text]))),
]);

/** URLs of sample recordings that a provider's list lacks, one file per provider. */
export const Samples = defineDataSet({
  path: 'samples',
  schema: z.strictObject({
    /** URL template of a recording; `{file}` is replaced by the file name. */
    url: z.url({ protocol: /^https$/ }).includes('{file}'),
    /** File names by voice id; or a list of ids if each id is its own file name. */
    voices: Texts,
  }),
});

/** Tables of values that complement a provider's list, such as locales by id prefix: one file per provider, tables by name. */
export const ListTables = defineDataSet({ path: 'list-tables', schema: z.record(z.string(), Texts) });

export const DATA_SETS: readonly DataSet<unknown>[] = [Samples, ListTables];
