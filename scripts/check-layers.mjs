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
const MAX_FLOORS = 7;
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
/** Imports between the children of each folder: folder → child → children that it imports. */
const insides = new Map();
for (const path of sourceFilesBelow('src').filter((each) => /\.tsx?$/.test(each))) {
  const room = roomOf(path);
  if (room === undefined) problems.push(`${path}: no row of ${TABLE} has this file`);
  const allowed = new Set([room, ...(rows[rooms.indexOf(room)]?.[1] ?? [])]);
  for (const [, specifier] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)) {
    const target = normalize(join(dirname(path), specifier));
    const other = roomOf(target);
    noteInside(path.split('/'), target.split('/'));
    needed.add(`${room} ${other}`);
    if (!allowed.has(other)) problems.push(`${path} imports ${specifier}: ${room} may not import ${other}`);
  }
}
for (const [room, imports] of rows)
  for (const each of imports)
    if (!needed.has(`${room} ${each}`)) problems.push(`${TABLE}: ${room} does not need ${each}`);
for (const [folder, children] of insides) {
  const floors = Math.max(...[...children.keys()].map((child) => floorOf(child, children)));
  if (floors > MAX_FLOORS) problems.push(`${folder} has ${floors} floors, at most ${MAX_FLOORS}`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

/** Notes an import as one between two children of the deepest folder that holds both files. */
function noteInside(from, to) {
  const at = from.findIndex((part, index) => part !== to[index]);
  const folder = from.slice(0, at).join('/');
  if (to[0] !== 'src' || at < 2) return;
  const children = insides.get(folder) ?? new Map();
  insides.set(folder, children);
  children.set(from[at], (children.get(from[at]) ?? new Set()).add(to[at]));
}

/** Returns the floor of a child: one above the highest that it imports. A child that imports itself through others has no floor. */
function floorOf(child, children, below = []) {
  if (below.includes(child)) return Number.POSITIVE_INFINITY;
  const imported = [...(children.get(child) ?? [])];
  return 1 + Math.max(0, ...imported.map((each) => floorOf(each, children, [...below, child])));
}
