/**
 * Tells the pages behind the facts of data/models/ and data/providers/ whose text has changed since `data/sources.json` recorded its hash, those
 * that are gone, and those that could not be read. Fails if a page has changed or is gone. With --write, the texts of now are recorded.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { checkPages, type Hashes, toHashes, toReport } from './source-pages.ts';

const DATA = new URL('../data/', import.meta.url);
const RECORD = new URL('sources.json', DATA);
const TIMEOUT_MS = 20_000;

const recorded: Hashes = JSON.parse(readFileSync(RECORD, 'utf8'));
const urls = [...new Set(['models/', 'providers/'].flatMap(sourcesIn))].sort();
const pages = await checkPages(urls, recorded, { fetch, timeoutMs: TIMEOUT_MS });
const { text, isFailed } = toReport(pages);
process.stdout.write(text);
if (process.argv.includes('--write'))
  writeFileSync(RECORD, `${JSON.stringify(toHashes(pages, recorded), undefined, 2)}\n`);
if (isFailed) process.exitCode = 1;

/** Lists the values of all keys `source` in the files of a folder. */
function sourcesIn(folder: string): string[] {
  const sources: string[] = [];
  for (const name of readdirSync(new URL(folder, DATA)))
    parse(readFileSync(new URL(folder + name, DATA), 'utf8'), (key, value) => {
      if (key === 'source' && typeof value === 'string') sources.push(value);
      return value;
    });
  return sources;
}
