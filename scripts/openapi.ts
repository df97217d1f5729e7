/**
 * Writes openapi.json, the OpenAPI description of this version. With --check, the script writes nothing and fails if the file is not
 * current, or if it breaks clients of openapi.released.json. With --release, the description becomes the released one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildOpenApi } from '../src/http/openapi.ts';
import { findBreakingChanges } from './breaking-changes.ts';

const ROOT = dirname(import.meta.dirname);
const CURRENT = join(ROOT, 'openapi.json');
const RELEASED = join(ROOT, 'openapi.released.json');

const text = `${JSON.stringify(buildOpenApi('/'), undefined, 2)}\n`;
if (process.argv.includes('--check')) check();
else writeFileSync(CURRENT, text);
if (process.argv.includes('--release')) writeFileSync(RELEASED, text);

function check(): void {
  if (readFileSync(CURRENT, 'utf8') !== text) fail(['openapi.json is not current. Run npm run openapi.']);
  const released = JSON.parse(readFileSync(RELEASED, 'utf8'));
  const changes = findBreakingChanges(released, JSON.parse(text));
  if (changes.length > 0) fail(['The OpenAPI description breaks clients of the released one:', ...changes]);
}

function fail(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n  ')}\n`);
  process.exitCode = 1;
}
