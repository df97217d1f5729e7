import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Recorded responses, by the name of the example in the OpenAPI description. `npm run examples` writes them. */
export const Examples = defineDataSet({ path: 'examples', schema: z.record(z.string(), z.unknown()) });

export const DATA_SETS: readonly DataSet<unknown>[] = [Examples];
