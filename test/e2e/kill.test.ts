import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { runIngest } from '../../src/ingest/run.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { start } from '../support/process.ts';
import { countBundled, providerOf } from '../support/providers.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

/** A few kills find a store that a common moment breaks; many find one that a rare moment breaks. */
const KILLS = longTests(30, 2);
const PROVIDERS = ['deepgram', 'elevenlabs', 'openai'];

/** Starts an ingest, and waits until it holds the lease. */
async function startIngest(folder: string) {
  const child = start(['ingest', '--json'], { PROVIDERS: PROVIDERS.join(), SNAPSHOT_URL: folder });
  child.stdout.resume();
  child.stderr.resume();
  const closed = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  // The lease of a killed process stays until the next one takes it over, so that only the pid shows whose it is.
  const holdsLease = async () =>
    (await readFile(join(folder, 'ingest.lock'), 'utf8').catch(() => '')).includes(`"pid":${child.pid},`);
  while (child.exitCode === null && !(await holdsLease())) await sleep(5);
  return { child, closed };
}

/** Returns the names of temporary files and guards in a folder. */
async function leftIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /\.(?:tmp|guard)$/.test(name));
}

it('a killed ingest leaves the last complete snapshot readable, and the lease free, and the next one clears up', () =>
  withFolder(async (folder) => {
    const store = createFileStore(folder);
    const snapshots = createSnapshots(store);
    const ingestHere = () =>
      runIngest(
        ingestEnvironment({ store, snapshots, mode: 'bundled', providers: PROVIDERS.map(providerOf) }),
        {},
      );
    const startedAt = performance.now();
    expect((await ingestHere()).written).toBe(true);
    const runMs = performance.now() - startedAt;
    let killed = 0;
    for (let turn = 0; turn < KILLS; turn++) {
      const { child, closed } = await startIngest(folder);
      // The first is killed at once, because all others may have ended before their moment.
      await sleep(turn === 0 ? 0 : Math.random() * runMs);
      child.kill('SIGKILL');
      const [code] = await closed;
      if (code === null) killed++;
      expect((await snapshots.readLatest())?.voices).toHaveLength(countBundled(...PROVIDERS));
    }
    expect(killed).toBeGreaterThan(0);
    // A kill during the flush leaves a temporary file; few kills meet that moment on a fast disk, so that one is made.
    await writeFile(join(folder, `latest.json.${randomUUID()}.tmp`), '{');
    // A temporary file counts as abandoned after an hour.
    const twoHoursAgo = Date.now() / 1000 - 7200;
    for (const name of await leftIn(folder)) await utimes(join(folder, name), twoHoursAgo, twoHoursAgo);
    expect(await ingestHere()).toMatchObject({ voices: countBundled(...PROVIDERS) });
    expect(await leftIn(folder)).toEqual([]);
  }));
