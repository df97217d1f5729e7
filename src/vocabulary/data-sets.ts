import { type DataSet } from '../lib/data-set.ts';

/** Data sets of the words and values that people search by. */
export const DATA_SETS: readonly DataSet<unknown>[] = [];
