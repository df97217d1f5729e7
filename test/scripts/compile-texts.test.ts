import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  faults: Rows<[language: string, words: string, changed: string, problem: string]>;
}>(import.meta);

const data = mkdtempSync(join(tmpdir(), 'page-texts-'));

afterAll(() => rmSync(data, { recursive: true, force: true }));

it('the build tells file, line and key of each fault in the texts of the page', () => {
  cpSync('data/page', join(data, 'page'), { recursive: true });
  const expected = TABLE.faults.map(([language, words, changed, problem]) => {
    const file = join(data, 'page', `${language}.json`);
    const text = readFileSync(file, 'utf8');
    const [before = '', ...after] = text.split(words);
    expect([words, after.length]).toEqual([words, 1]);
    writeFileSync(file, text.replace(words, changed));
    // A missing text is told at the object that lacks it.
    const line = changed === '' ? 2 : before.split('\n').length;
    return `${language}.json:${line}: ${problem}`;
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/compile-texts.mjs', data, data]);
  const problems = String(stderr)
    .trim()
    .split('\n')
    .map((line) => basename(line));
  expect(status).toBe(1);
  expect(problems.sort()).toEqual(expected.sort());
});
