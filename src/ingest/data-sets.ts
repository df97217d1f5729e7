import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Recordings of voices that a provider's list does not state, one file per provider. */
export const Samples = defineDataSet({
  path: 'samples',
  schema: z.strictObject({
    /** Address of a recording; `{file}` stands for its file. */
    url: z.url({ protocol: /^https$/ }).includes('{file}'),
    /** Files by the id of the voice, or ids that are the names of their files. */
    voices: z.union([
      z.record(z.string(), z.string()),
      z.array(z.string()).transform((ids) => Object.fromEntries(ids.map((id) => [id, id]))),
    ]),
  }),
});

/** Data sets about the lists of providers. */
export const DATA_SETS: readonly DataSet<unknown>[] = [Samples];
