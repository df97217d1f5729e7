import { loadDataFile } from '../lib/data-set.ts';
import { ContextWords } from './word-sets.ts';

/** Words of all languages that say how words beside them are meant. */
export const CONTEXT_WORDS = loadDataFile(ContextWords);
