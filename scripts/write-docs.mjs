/**
 * Writes the pages of docs/ that are made from the build, and the sums and lists in the other pages. With --check, the script writes nothing and
 * fails if a page is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeConfiguration } from './docs/configuration.mjs';
import { describeDecisions } from './docs/decisions.mjs';
import { describeProviders } from './docs/providers.mjs';
import { faultsOfReference, sentencesOf } from './docs/written.mjs';

const ROOT = join(import.meta.dirname, '..');
const PAGES = {
  'docs/configuration.md': describeConfiguration,
  'docs/decisions/README.md': describeDecisions,
  'docs/providers.md': describeProviders,
};

const BUILD = join(ROOT, 'dist');
const isCheck = process.argv.includes('--check');

for (const [path, describe] of Object.entries(PAGES)) {
  const text = await describe(BUILD);
  if (!isCheck) writeFileSync(join(ROOT, path), text);
  else if (readPage(path) !== text) fail(path, 'is not up to date: run npm run docs');
}
for (const { page, sentence, pattern } of await sentencesOf(BUILD)) {
  const text = readPage(page);
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) fail(page, `lacks "${sentence}"`);
  if (!isCheck)
    writeFileSync(
      join(ROOT, page),
      text.replaceAll(pattern, () => sentence),
    );
  else
    for (const match of found.filter(([old]) => old !== sentence))
      fail(
        `${page}:${text.slice(0, match.index).split('\n').length}`,
        `"${match[0]}" is "${sentence}": run npm run docs`,
      );
}
for (const fault of await faultsOfReference(BUILD, readPage('docs/api.md'))) fail('docs/api.md', fault);

function readPage(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

function fail(place, fault) {
  process.stderr.write(`${place}: ${fault}\n`);
  process.exitCode = 1;
}
