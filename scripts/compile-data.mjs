/**
 * Checks the files of data/ by their schemas and writes them as JSON to the folder data/ of a build. Usage:
 *
 *     node scripts/compile-data.mjs BUILD [DATA]
 *
 * Each problem is one line with file, line and key, so that whoever edits a table finds the row.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkWords } from './check-words.mjs';
import { exitOnProblems, openDataFile, report } from './data-file.mjs';
import { sourceFilesBelow } from './source-files.mjs';

const ROOT = dirname(import.meta.dirname);
const [target, folder = join(ROOT, 'data')] = process.argv.slice(2);
const DATA = resolve(folder);
/** Modules that list the data sets of a room. */
const LISTS = ['vocabulary', 'providers', 'ingest', 'http', 'app/config'].map(
  (room) => `${room}/data-sets.js`,
);

/** Folder whose files another script compiles. */
const PAGE_TEXTS = join(DATA, 'page/');
/** Tables that the lint and the check of sources read, and no part of the service. */
const OTHERS = ['layers.yaml', 'sources.json'].map((name) => join(DATA, name));

const used = new Set();
for (const list of LISTS) {
  const { DATA_SETS } = await import(pathToFileURL(join(target, list)).href);
  for (const set of DATA_SETS) {
    // A schema that refers to data sets with mistakes cannot be imported.
    if (typeof set.schema === 'function') exitOnProblems();
    await compile(set);
  }
}
for (const path of sourceFilesBelow(relative(ROOT, DATA))) {
  const file = join(ROOT, path);
  if (!used.has(file) && !OTHERS.includes(file) && !file.startsWith(PAGE_TEXTS))
    report(file, 1, '', 'no data set has this file');
}
exitOnProblems();
await checkWords(target, DATA);
exitOnProblems();

async function compile({ path, schema: given }) {
  const folder = join(DATA, path);
  // A schema that refers to other data sets is imported once they are compiled.
  const schema = typeof given === 'function' ? await given() : given;
  const content = existsSync(folder)
    ? Object.fromEntries(filesBelow(folder).map((file) => [nameOf(file, folder), check(file, schema)]))
    : check(existsSync(`${folder}.json`) ? `${folder}.json` : `${folder}.yaml`, schema);
  const output = join(target, 'data', `${path}.json`);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, JSON.stringify(content ?? null));
}

function nameOf(file, folder) {
  return relative(folder, file).replace(/\.\w+$/, '');
}

/** Parses a file and checks it by a schema. */
function check(file, schema) {
  used.add(file);
  const { value, lineOf } = openDataFile(file);
  if (value === undefined) return undefined;
  const parsed = schema.safeParse(value);
  for (const { path, keys = [], issues = [], message } of parsed.error?.issues ?? [])
    for (const place of keys.length > 0 ? keys.map((key) => [...path, key]) : [path])
      report(file, lineOf(place), place.join('.'), issues[0]?.message ?? message);
  return parsed.data;
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
