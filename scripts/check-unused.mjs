/**
 * Checks that code reads each text of the page, as a property of its group, and each setting. A text that is looked up by a key counts as read if the
 * key stands in the code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFilesBelow } from './source-files.mjs';

const TEXTS = 'data/page/en.json';
const COMPILED_TEXTS = 'src/page/texts/texts.ts';
const SETTINGS = 'src/app/config/environment.ts';
/** Pattern of names that stand for a group of texts: `{ search, status } = texts`, `{ search }: Texts`, `listening: Texts['listening']`. */
const LOCALS = /\{([^{}]*)\}(?:: Texts\b| = [\w.()]*\btexts\b)|(\w+): Texts\[/g;
const COMMENTS = /\/\*\*[\s\S]*?\*\/|\/\/.*/g;

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const filesBelow = (...folders) =>
  folders
    .flatMap(sourceFilesBelow)
    .filter((path) => path !== SETTINGS && path !== COMPILED_TEXTS)
    .map((path) => read(path).replaceAll(COMMENTS, ''));
const files = filesBelow('src/page', 'src/domain');
const page = files.join('\n');
/** Groups of texts that the page reads as a whole: those of `values` by the values of voices, `notes` by notes, and `titles` by statuses. */
const whole = new Set([
  'values',
  'notes',
  'titles',
  ...Array.from(page.matchAll(/Object\.values\([\w.]+\.(\w+)\)/g), ([, name]) => name),
]);
/** Groups whose texts are looked up by a key, which stands elsewhere in the code as a text or as a name of a property. */
const indexed = new Set(
  Array.from(
    page.matchAll(/\b(\w+)\[|Object\.entries\([\w.]+\.(\w+)\)|string>> = [\w.]+\.(\w+);/g),
    ([, ...names]) => names.find(Boolean),
  ),
);
const keys = new Set(
  Array.from(page.matchAll(/'([\w-]+)'|\b(\w+)(?=: ')/g), ([, text, name]) => text ?? name),
);

/** Lists the texts that a file reads, each after its group: `search.label`. */
const readsOf = (code) => {
  const locals = Array.from(code.matchAll(LOCALS), ([, names = '', name = '']) => `${names} ${name}`);
  const groups = new Set(locals.join().match(/\w+/g));
  return Array.from(code.matchAll(/\b\w+(?:\(\))?(?:\??\.\w+)+/g)).flatMap(([chain]) => {
    const names = chain.match(/\w+/g);
    const path = groups.has(names[0]) ? names : names.slice(names.indexOf('texts') + 1 || names.length);
    return path.slice(1).map((name, at) => `${path[at]}.${name}`);
  });
};
const reads = new Set(files.flatMap(readsOf));

/** Lists the texts of a group that no code reads, with their paths. */
const unread = (group, texts, path) =>
  Object.entries(texts).flatMap(([name, each]) => {
    if (typeof each === 'object') return whole.has(name) ? [] : unread(name, each, `${path}${name}.`);
    return reads.has(`${group}.${name}`) || (indexed.has(group) && keys.has(name)) ? [] : `${path}${name}`;
  });
const words = new Set(filesBelow('src/app').join().match(/\w+/g));
const settings = Array.from(read(SETTINGS).matchAll(/^ {2}([A-Z_\d]+):/gm), ([, name]) => name);

for (const fault of [
  ...unread('', JSON.parse(read(TEXTS)), '').map((path) => `${TEXTS}: ${path}`),
  ...settings.filter((name) => !words.has(name)).map((name) => `${SETTINGS}: ${name}`),
]) {
  process.stderr.write(`${fault} is not used\n`);
  process.exitCode = 1;
}
