import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { acquireLease } from '../../src/storage/lease.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useCli } from '../support/cli.ts';
import { withFolder } from '../support/folder.ts';
import { collect, itOnFull, launch, SHELL_MAIN, stop } from '../support/process.ts';
import { countBundled } from '../support/providers.ts';
import { useReplay } from '../support/replay.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { itOnTerminal, startOnTerminal } from '../support/terminal.ts';

const TABLE = readBeside<{ outputs: Rows<[title: string, line: string, code: number, err: string]> }>(
  import.meta,
);

const replay = useReplay();

describe('a recorded list', () => {
  const cli = useCli();
  const before = process.cwd();
  // Lists are recorded in the folder of the process, from which the replay could not read its own.
  beforeAll(() => {
    replay().edit('elevenlabs', () => {});
    process.chdir(cli.path());
  });
  afterAll(() => process.chdir(before));

  it('a recorded list replaces the one before, and a refused recording leaves it', async () => {
    const record = () => cli.run('ingest --record elevenlabs', replay().env);
    const folder = cli.path('fixtures', 'elevenlabs');
    expect(await record()).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^${countBundled('elevenlabs')} voices\\.`, 'm')),
    });
    const pages = ['listed-on.txt', 'voices-001.json', 'voices-002.json', 'voices-003.json'];
    expect((await readdir(folder)).sort()).toEqual(pages);
    replay().edit('elevenlabs', (list) => list.voices.splice(1));
    expect(await record()).toMatchObject({ code: 0 });
    expect((await readdir(folder)).sort()).toEqual(['listed-on.txt', 'voices.json']);
    expect(await readFile(join(folder, 'listed-on.txt'), 'utf8')).toMatch(/^\d{4}-\d\d-\d\d\n$/);
    replay().spoil('elevenlabs', (_request, response) => void response.writeHead(401).end());
    const refused = await record();
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^127\.0\.0\.1:\d+\/elevenlabs\/v2\/voices answered 401: check the key$/);
    expect(await readFile(join(folder, 'voices.json'), 'utf8')).toContain('Rachel');
  });
});

itOnTerminal('an ingest process ends in order when Ctrl-C stops it on a terminal (needs python3)', () =>
  withFolder(async (folder) => {
    // Azure never answers, so that the run waits for it until it is stopped.
    const isAsked = new Promise<void>((resolve) => {
      replay().spoil('azure', () => resolve());
    });
    const env = { ...replay().env, SOURCES: 'auto', SNAPSHOT_URL: folder, PROVIDERS: 'azure' };
    const child = startOnTerminal(['ingest'], env);
    const out = collect(child.stdout);
    await isAsked;
    expect(await stop(child, 'SIGINT')).toEqual([1, null]);
    expect(out.text()).toContain('Stopped by SIGINT.');
    expect(await acquireLease(createFileStore(folder), 'ingest.lock')).toHaveProperty('lease');
  }),
);

itOnFull.each(TABLE.outputs)(
  'an ingest writes its snapshot where %s (needs /dev/full)',
  (_, line, code, err) =>
    withFolder(async (folder) => {
      const command = `${SHELL_MAIN} ${line}`;
      const env = { SNAPSHOT_URL: folder, PROVIDERS: 'openai' };
      const shell = launch('bash', ['--norc', '-c', command], env);
      const printed = collect(shell.stderr);
      expect(await once(shell, 'close')).toEqual([code, null]);
      expect(printed.text()).toMatch(new RegExp(err));
      const store = createFileStore(folder);
      expect((await createSnapshots(store).readLatest())?.voices).toHaveLength(countBundled('openai'));
      expect(await acquireLease(store, 'ingest.lock')).toHaveProperty('lease');
    }),
);
