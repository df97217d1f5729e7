import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Map from strings to strings. A list of strings is the short form of a map from each string to itself. */
const Texts = z.union([
  z.record(z.string(), z.string()),
  z.array(z.string()).transform((texts) => Object.fromEntries(texts.map((text) => [text, text]))),
]);

/** URLs of the sample recordings that a provider's voice list lacks, in one file per provider. */
export const Samples = defineDataSet({
  path: 'samples',
  schema: z.strictObject({
    /** URL template of a recording; `{file}` is replaced by the file name. */
    url: z.url({ protocol: /^https$/ }).includes('{file}'),
    /** Map from voice ids to file names of recordings, or a list of ids that are also the file names. */
    voices: Texts,
  }),
});

/** Tables that complement a provider's list, such as locales by prefix of the voice id. Each provider's tables are in one file. */
export const ListTables = defineDataSet({ path: 'list-tables', schema: z.record(z.string(), Texts) });

export const DATA_SETS: readonly DataSet<unknown>[] = [Samples, ListTables];
