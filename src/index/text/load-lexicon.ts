import { readFile } from 'node:fs/promises';
import { distUrl } from '../../lib/dist-url.ts';
import { lazy } from '../../lib/lazy.ts';
import { openLexicon } from './lexicon.ts';

/** URL of the file in which `npm run build` stores the packed lexicon. Building the lexicon takes a third of a second. */
export const COMPILED_LEXICON = distUrl('compiled-lists/lexicon.txt');

/** Loads the lexicon that the build stored, once per process. @throws {Error} if the project was never built */
export const loadLexicon = lazy(() => readFile(COMPILED_LEXICON, 'utf8').then(openLexicon));
