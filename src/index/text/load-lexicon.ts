import { readFile } from 'node:fs/promises';
import { type Lexicon, openLexicon } from './lexicon.ts';

/** URL of the file in which `npm run build` stores the packed lexicon, because building it takes a third of a second. */
export const COMPILED_LEXICON = new URL('../../compiled-lists/lexicon.txt', import.meta.url);

let loaded: Promise<Lexicon> | undefined;

/** Loads the lexicon once per process: the file of the build, or else one built from the tables. */
export function loadLexicon(): Promise<Lexicon> {
  loaded ??= readFile(COMPILED_LEXICON, 'utf8').then(openLexicon, async () => {
    const { buildLexicon } = await import('./build-lexicon.ts');
    return openLexicon(buildLexicon());
  });
  return loaded;
}
