/**
 * Writes the pages of docs/ that are made from the build. With --check, the script writes nothing and fails if a page is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeConfiguration } from './docs/configuration.mjs';
import { describeDecisions } from './docs/decisions.mjs';
import { describeProviders } from './docs/providers.mjs';

const ROOT = join(import.meta.dirname, '..');
const PAGES = {
  'docs/configuration.md': describeConfiguration,
  'docs/decisions/README.md': describeDecisions,
  'docs/providers.md': describeProviders,
};

for (const [path, describe] of Object.entries(PAGES)) {
  const text = await describe(join(ROOT, 'dist'));
  if (!process.argv.includes('--check')) writeFileSync(join(ROOT, path), text);
  else if (readFileSync(join(ROOT, path), 'utf8') !== text) {
    process.stderr.write(`${path} is not up to date: run npm run docs\n`);
    process.exitCode = 1;
  }
}
