/**
 * Checks that the page has its texts, and the service its settings, in the code. A name counts as a word, because some are joined from parts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFilesBelow } from './source-files.mjs';

const TEXTS = 'data/page/en.json';
const COMPILED_TEXTS = 'src/page/texts/texts.ts';
const SETTINGS = 'src/app/config/environment.ts';
const COMMENTS = /\/\*\*[\s\S]*?\*\/|\/\/.*/g;

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const codeOf = (...folders) =>
  folders
    .flatMap(sourceFilesBelow)
    .filter((path) => path !== SETTINGS && path !== COMPILED_TEXTS)
    .map((path) => read(path).replaceAll(COMMENTS, ''))
    .join('\n');
/** Groups of texts that the page reads as a whole. The texts of `values` are looked up by the values of voices, and `notes` by notes. */
const whole = new Set([
  'values',
  'notes',
  ...Array.from(codeOf('src/page').matchAll(/Object\.values\([\w.]+\.(\w+)\)/g), ([, name]) => name),
]);
const namesIn = (texts) =>
  Object.entries(texts).flatMap(([name, each]) =>
    typeof each === 'object' && !whole.has(name) ? [name, ...namesIn(each)] : name,
  );
const settings = Array.from(read(SETTINGS).matchAll(/^ {2}([A-Z_\d]+):/gm), ([, name]) => name);

for (const [path, names, code] of [
  [TEXTS, namesIn(JSON.parse(read(TEXTS))), codeOf('src/page', 'src/domain')],
  [SETTINGS, settings, codeOf('src/app')],
]) {
  const words = new Set(code.match(/[\w-]+/g));
  for (const name of names.filter((each) => !words.has(each))) {
    process.stderr.write(`${path}: ${name} is not used\n`);
    process.exitCode = 1;
  }
}
