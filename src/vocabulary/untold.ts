import { loadDataFile } from '../lib/data-set.ts';
import { Untold } from './wording-data-sets.ts';

/** Sentences about facts that people ask for and the directory does not contain, such as the price, by fact. */
export const UNTOLD: ReadonlyMap<string, string> = new Map(Object.entries(loadDataFile(Untold)));
