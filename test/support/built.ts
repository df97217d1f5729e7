import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Lexicon, openLexicon } from '../../src/index/text/lexicon.ts';

// The build that `npm test` starts with has enriched the bundled lists and built the lexicon, each of which takes a test
// file up to two seconds. Tests of the compiled lists and of the lexicon prove that the sources make the same.
const BUILT = pathToFileURL(resolve('dist/ingest/lists/compiled-lists.js')).href;
const BUILT_RULES = pathToFileURL(resolve('dist/index/rules-version.js')).href;
type CompiledLists = typeof import('../../src/ingest/lists/compiled-lists.ts');

/** Reads a provider's bundled list as the build enriched it. */
export async function readBuiltList(providerId: string) {
  // Imported only here, because jest's module loader fails now and then if two imports at the same time share a dependency.
  const { readCompiledList }: CompiledLists = await import(BUILT);
  return readCompiledList(providerId);
}

/** Loads the function by which the build names its rules. */
export async function readBuiltRules() {
  const { rulesVersionOf }: typeof import('../../src/index/rules-version.ts') = await import(BUILT_RULES);
  return rulesVersionOf;
}

/** Reads the packed lexicon that the build has stored. */
export function readBuiltLexicon(): Promise<string> {
  return readFile(resolve('dist/compiled-lists/lexicon.txt'), 'utf8');
}

let opened: Promise<Lexicon> | undefined;

/** Opens the lexicon of the search that the build has stored, because building it takes half a second. */
export function builtLexicon(): Promise<Lexicon> {
  opened ??= readBuiltLexicon().then(openLexicon);
  return opened;
}
