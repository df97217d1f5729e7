/**
 * Checks the files of data/ by their schemas and writes them as JSON to the folder data/ of a build. Usage:
 *
 *     node scripts/compile-data.mjs BUILD [DATA]
 *
 * Each problem is one line with file, line and key, so that whoever edits a table finds the row.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LineCounter, parseDocument } from 'yaml';
import { sourceFilesBelow } from './source-files.mjs';

const ROOT = dirname(import.meta.dirname);
const [target, folder = join(ROOT, 'data')] = process.argv.slice(2);
const DATA = resolve(folder);
/** Modules that list the data sets of a room. */
const LISTS = ['vocabulary', 'providers', 'ingest', 'http'].map((room) => `${room}/data-sets.js`);

const problems = [];
const used = new Set();
for (const list of LISTS) {
  const { DATA_SETS } = await import(pathToFileURL(join(target, list)).href);
  for (const set of DATA_SETS) {
    // A schema that refers to data sets with mistakes cannot be imported.
    if (typeof set.schema === 'function' && problems.length > 0) fail();
    await compile(set);
  }
}
for (const path of sourceFilesBelow(relative(ROOT, DATA)))
  if (!used.has(join(ROOT, path))) report(join(ROOT, path), 1, '', 'no data set has this file');
if (problems.length > 0) fail();

function fail() {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

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

/** Parses a file, YAML or JSON, which is YAML too, and checks it by a schema. */
function check(file, schema) {
  used.add(file);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  for (const { pos, message } of document.errors) report(file, lines.linePos(pos[0]).line, '', message);
  if (document.errors.length > 0) return undefined;
  const parsed = schema.safeParse(document.toJS());
  for (const { path, keys = [], issues = [], message } of parsed.error?.issues ?? [])
    for (const place of keys.length > 0 ? keys.map((key) => [...path, key]) : [path])
      report(file, lineOf(document, lines, place), place.join('.'), issues[0]?.message ?? message);
  return parsed.data;
}

/** Returns the line of a key, or of the nearest key above it, because a missing key has no line. */
function lineOf(document, lines, path) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function report(file, line, key, message) {
  const place = `${relative(ROOT, file)}:${line}`;
  problems.push(key === '' ? `${place}: ${message}` : `${place}: ${key}: ${message}`);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
