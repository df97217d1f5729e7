/**
 * Compares the OpenAPI description of the sources with `openapi.json`, that of the last release, and fails if it breaks clients of it.
 * With --release, the description of the sources becomes the released one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildOpenApi } from '../src/http/openapi.ts';
import { findBreakingChanges } from './breaking-changes.ts';

const RELEASED = join(dirname(import.meta.dirname), 'openapi.json');

const text = `${JSON.stringify(buildOpenApi('/'), undefined, 2)}\n`;
if (process.argv.includes('--release')) writeFileSync(RELEASED, text);
else compare();

function compare(): void {
  const changes = findBreakingChanges(JSON.parse(readFileSync(RELEASED, 'utf8')), JSON.parse(text));
  if (changes.length === 0) return;
  process.stderr.write(
    `The OpenAPI description breaks clients of openapi.json:\n  ${changes.join('\n  ')}\n`,
  );
  process.exitCode = 1;
}
