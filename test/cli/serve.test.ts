import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { expect, it } from '@jest/globals';
import MiniSearch from 'minisearch';
import { runCli } from '../../src/cli/program.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { useFolder } from '../support/folder.ts';
import { QUIET } from '../support/quiet.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const folder = useFolder();
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const snapshotAt = (minute: number, name: string) =>
  snapshotOf([voice({ id: 'openai/ada', name })], { builtAt: at(minute) });

/** Returns the number of dictionaries, one per catalog, that are left after a collection of garbage. */
const countDictionaries = () => queryObjects(MiniSearch, { format: 'count' });

it('a server keeps one catalog: a swap frees the first, and a snapshot of the same voices builds no other', async () => {
  const snapshots = createSnapshots(createFileStore(join(folder(), 'catalog')));
  await writeSnapshot(snapshots, snapshotAt(0, 'Ada'));
  const before = countDictionaries();
  const stopping = new AbortController();
  const lines: string[] = [];
  const served = runCli(['serve'], {
    env: { ...QUIET, DATA_DIR: folder(), PROVIDERS: 'openai', LOG_LEVEL: 'silent' },
    out: (text) => void lines.push(text),
    write: async () => true,
    err: (text) => void lines.push(text),
    isTerminal: false,
    isErrTerminal: false,
    onHangup: () => {},
    signal: stopping.signal,
  });
  const metadata = async () => {
    const url = /http:\S+/.exec(lines.join('\n'))?.[0];
    return url ? (await fetch(`${url}/v1/metadata`)).json() : {};
  };
  const builtAt = async () => ((await metadata()) as { updated_at?: string }).updated_at;
  const untilBuiltAt = async (time: string) => {
    while ((await builtAt()) !== time) await sleep(10);
  };
  await untilBuiltAt(at(0));
  await writeSnapshot(snapshots, snapshotAt(1, 'Bob'));
  await untilBuiltAt(at(1));
  // At most, because a dictionary of an earlier test in this process may be freed in between.
  expect(countDictionaries() - before).toBeLessThanOrEqual(1);
  await writeSnapshot(snapshots, snapshotAt(2, 'Bob'));
  await untilBuiltAt(at(2));
  expect(countDictionaries() - before).toBeLessThanOrEqual(1);
  stopping.abort();
  expect(await served).toBe(0);
});
