import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useFolder } from '../support/folder.ts';
import { collect, launch, stop, untilServing } from '../support/process.ts';
import { SHORT_LIVED } from '../support/short-lived.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const folder = useFolder();
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const snapshotAt = (minute: number, name: string) =>
  snapshotOf([voice({ id: 'openai/ada', name, first_seen: at(0) })], { builtAt: at(minute) });

/**
 * Program that serves, and prints at SIGUSR2 how many dictionaries, one per catalog, were loaded so far, and how many are left after a
 * collection of garbage. It is a process of its own, because the walk of the heap of a process of tests takes seconds.
 */
const COUNTING = `
  import { queryObjects } from 'node:v8';
  import MiniSearch from '${import.meta.resolve('minisearch')}';
  import { runCli } from '${pathToFileURL(resolve('dist/cli/program.js'))}';
  const load = MiniSearch.loadJSAsync;
  let loaded = 0;
  MiniSearch.loadJSAsync = (...all) => (loaded++, load.apply(MiniSearch, all));
  process.on('SIGUSR2', () => console.log('counts: ' + loaded + ' ' + queryObjects(MiniSearch, { format: 'count' })));
  const stopping = new AbortController();
  process.on('SIGTERM', () => stopping.abort());
  const { env } = process;
  const { signal } = stopping;
  process.exitCode = await runCli(['serve'], { env, out: console.log, err: console.error, onHangup() {}, signal });
`;

it('a server keeps one catalog: a swap frees the first, and a snapshot of the same voices builds no other', async () => {
  const snapshots = createSnapshots(createFileStore(join(folder(), 'catalog')));
  await writeSnapshot(snapshots, snapshotAt(0, 'Ada'));
  const env = { DATA_DIR: folder(), PROVIDERS: 'openai', LOG_LEVEL: 'silent' };
  const child = launch(
    process.execPath,
    [...SHORT_LIVED, '--single-threaded-gc', '--input-type=module', '--eval', COUNTING],
    env,
  );
  const out = collect(child.stdout);
  const { url } = await untilServing(child);
  const untilBuiltAt = async (time: string) => {
    const builtAt = async () =>
      ((await (await fetch(`${url}/v1/metadata`)).json()) as { updated_at?: string }).updated_at;
    while ((await builtAt()) !== time) await sleep(10);
  };
  const counts = async () => {
    const lines = () => out.text().match(/(?<=^counts: ).+$/gm) ?? [];
    const { length } = lines();
    child.kill('SIGUSR2');
    while (lines().length === length) await sleep(10);
    return lines().at(-1);
  };
  await untilBuiltAt(at(0));
  await writeSnapshot(snapshots, snapshotAt(1, 'Bob'));
  await untilBuiltAt(at(1));
  let count: string | undefined;
  do {
    // A dictionary is loaded a second after its catalog.
    await sleep(1200);
    count = await counts();
  } while (count?.startsWith('1'));
  expect(count).toBe('2 1');
  await writeSnapshot(snapshots, snapshotAt(2, 'Bob'));
  await untilBuiltAt(at(2));
  await sleep(1500);
  expect(await counts()).toBe('2 1');
  expect(await stop(child)).toEqual([0, null]);
});
