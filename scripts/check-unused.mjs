/**
 * Checks that the page has its texts, and the service its settings, in the code. A name counts as a word, because some are joined from parts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFilesBelow } from './source-files.mjs';

const TEXTS = 'data/page/en.json';
const SETTINGS = 'src/app/environment.ts';
const COMMENTS = /\/\*\*[\s\S]*?\*\/|\/\/.*/g;

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const codeOf = (folder) =>
  sourceFilesBelow(folder).flatMap((path) => (path === SETTINGS ? [] : read(path).replaceAll(COMMENTS, '')));
const namesIn = (texts) =>
  Object.entries(texts).flatMap(([name, each]) => [name, ...(typeof each === 'object' ? namesIn(each) : [])]);
const settings = Array.from(read(SETTINGS).matchAll(/^ {2}([A-Z_\d]+):/gm), ([, name]) => name);

for (const [path, names, code] of [
  [TEXTS, namesIn(JSON.parse(read(TEXTS))), codeOf('src/page')],
  [SETTINGS, settings, codeOf('src/app')],
]) {
  const words = new Set(code.join('\n').match(/[\w-]+/g));
  for (const name of names.filter((each) => !words.has(each))) {
    process.stderr.write(`${path}: ${name} is not used\n`);
    process.exitCode = 1;
  }
}
