import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const { path, run, runWith, store } = useCli();
beforeAll(async () => {
  const voices = [
    voice({ id: 'polly/Zoe', name: 'Zoé, "Z"', gender: 'Female' }),
    voice({ id: 'azure/Bob', name: '=Bob', gender: 'Male' }),
  ];
  await store(snapshotOf(voices));
});

it('the command export prints each voice on a line of JSON', async () => {
  const { code, out } = await run('export');
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).id).toSorted()).toEqual(['azure/Bob', 'polly/Zoe']);
});

it('the command export prints an array with --format json, of the voices that pass filters', async () => {
  const { out } = await run('export --format json --genders f --has-preview false');
  expect(JSON.parse(out)).toEqual([expect.objectContaining({ id: 'polly/Zoe', name: 'Zoé, "Z"' })]);
  expect(JSON.parse((await run('export --format json --genders nobody')).out)).toEqual([]);
});

it('the command export writes a file of CSV, and replaces the one before, through a link too', async () => {
  await mkdir(path('out'));
  await writeFile(path('out', 'real.csv'), 'before');
  await symlink('real.csv', path('out', 'link.csv'));
  const { code, out, err } = await runWith([
    'export',
    '--format',
    'csv',
    '--output',
    path('out', 'link.csv'),
  ]);
  expect([code, out, err]).toEqual([0, '', `2 voices written to ${path('out', 'link.csv')}`]);
  const rows = (await readFile(path('out', 'real.csv'), 'utf8')).split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows.find((row) => row.startsWith('azure'))).toContain("azure/Bob,'=Bob,");
  expect((await lstat(path('out', 'link.csv'))).isSymbolicLink()).toBe(true);
  expect((await readdir(path('out'))).toSorted()).toEqual(['link.csv', 'real.csv']);
});
