import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { QUIET, withFolder } from '../support/service.ts';

/** `KILLS=200 npm test -- kill` for the long run. */
const KILLS = Number(process.env.KILLS ?? 20);
/** An ingest of these providers takes about half a second, most of it to load. */
const PROVIDERS = 'deepgram,elevenlabs,openai';
const EARLIEST_MS = 200;
const LATEST_MS = 800;

describe('an ingest that is killed at any moment', () => {
  it(
    'leaves the last complete snapshot readable, and the next ingest free to run',
    async () => {
      await withFolder(async (folder) => {
        const start = () =>
          spawn(process.execPath, ['dist/cli/main.js', 'ingest', '--json'], {
            env: { PATH: process.env.PATH, ...QUIET, PROVIDERS, SNAPSHOT_URL: folder } as NodeJS.ProcessEnv,
            stdio: 'ignore',
          });
        expect(await once(start(), 'close')).toEqual([0, null]);
        let killed = 0;
        for (let turn = 0; turn < KILLS; turn++) {
          const child = start();
          const closed = once(child, 'close');
          await sleep(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
          child.kill('SIGKILL');
          const [code] = await closed;
          if (code === null) killed++;
          const snapshot = await createSnapshots(createFileStore(folder)).readLatest();
          expect(snapshot?.voices).toHaveLength(183);
        }
        expect(killed).toBeGreaterThan(0);
        // The lock of a dead process stops nobody.
        expect(await once(start(), 'close')).toEqual([0, null]);
      });
    },
    20_000 + KILLS * 2_000,
  );
});
