/** Files of data/ with the places of their keys, and the problems that whoever edits them has to find. */
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

const ROOT = dirname(import.meta.dirname);
const problems = [];

/** Parses a file, YAML or JSON, which is YAML too. `value` is undefined if the file cannot be parsed, which is reported. */
export function openDataFile(file) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  for (const { pos, message } of document.errors) report(file, lines.linePos(pos[0]).line, '', message);
  return {
    value: document.errors.length > 0 ? undefined : document.toJS(),
    lineOf: (path) => lineOf(document, lines, path),
  };
}

/** Returns the line of a key, or of the nearest key above it, because a missing key has no line. */
function lineOf(document, lines, path) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

export function report(file, line, key, message) {
  const place = `${relative(ROOT, file)}:${line}`;
  problems.push(key === '' ? `${place}: ${message}` : `${place}: ${key}: ${message}`);
}

/** Prints the problems and ends the program, if there are any. */
export function exitOnProblems() {
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
