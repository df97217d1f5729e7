/**
 * Checks the imports of src/ against data/layers.yaml. A room may import the rooms of its row, which stand above it in the file, so that no two rooms import
 * each other. Prints each import that the table does not allow, and each entry that no import needs.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from 'yaml';
import { sourceFilesBelow } from './source-files.mjs';

const ROOT = dirname(import.meta.dirname);
const TABLE = 'data/layers.yaml';
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

const rows = Object.entries(parse(readFileSync(join(ROOT, TABLE), 'utf8')));
const rooms = rows.map(([room]) => room);
/** Returns the room of a file: the longest row that its path begins with. */
const roomOf = (path) =>
  rooms
    .filter((room) => path === `src/${room}` || path.startsWith(`src/${room}/`))
    .sort((a, b) => b.length - a.length)[0];

const problems = rows.flatMap(([room, imports], at) =>
  imports
    .filter((each) => rooms.indexOf(each) < 0 || rooms.indexOf(each) >= at)
    .map((each) => `${TABLE}: ${room}: ${each} is no row above`),
);
const needed = new Set();
for (const path of sourceFilesBelow('src').filter((each) => /\.tsx?$/.test(each))) {
  const room = roomOf(path);
  if (room === undefined) problems.push(`${path}: no row of ${TABLE} has this file`);
  const allowed = new Set([room, ...(rows[rooms.indexOf(room)]?.[1] ?? [])]);
  for (const [, specifier] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)) {
    const other = roomOf(normalize(join(dirname(path), specifier)));
    needed.add(`${room} ${other}`);
    if (!allowed.has(other)) problems.push(`${path} imports ${specifier}: ${room} may not import ${other}`);
  }
}
for (const [room, imports] of rows)
  for (const each of imports)
    if (!needed.has(`${room} ${each}`)) problems.push(`${TABLE}: ${room} does not need ${each}`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
