import { loadDataFile } from '../lib/data-set.ts';
import { Untold } from './wording-data-sets.ts';

/** Answers to searches for facts that the directory does not contain, by name of the fact: `price`. */
export const UNTOLD: ReadonlyMap<string, string> = new Map(Object.entries(loadDataFile(Untold)));
