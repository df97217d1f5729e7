import { loadDataFile } from '../lib/data-set.ts';
import { ContextWords } from './word-sets.ts';

/** Words of all languages that determine the sense of the words beside them, such as "accent" after the name of a country. */
export const CONTEXT_WORDS = loadDataFile(ContextWords);
