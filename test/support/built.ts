import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// The build that `npm test` starts with has enriched the bundled lists and built the lexicon, each of which takes a test
// file up to two seconds. Tests of the compiled lists and of the lexicon prove that the sources make the same.
const BUILT = pathToFileURL(resolve('dist/ingest/lists/compiled-lists.js')).href;
const { readCompiledList }: typeof import('../../src/ingest/lists/compiled-lists.ts') = await import(BUILT);

/** Reads a provider's bundled list as the build enriched it. */
export const readBuiltList = (providerId: string) => readCompiledList(providerId);

/** Reads the packed lexicon that the build has stored. */
export function readBuiltLexicon(): Promise<string> {
  return readFile(resolve('dist/compiled-lists/lexicon.txt'), 'utf8');
}
