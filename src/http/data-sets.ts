import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';

/** Responses that `npm run examples` has recorded, by the name of the example in the OpenAPI description. */
export const Examples = defineDataSet({ path: 'examples', schema: z.record(z.string(), z.unknown()) });

export const DATA_SETS: readonly DataSet<unknown>[] = [Examples];
