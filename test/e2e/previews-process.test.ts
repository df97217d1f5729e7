import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { commitChecks } from '../../src/previews/check/commit-checks.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { toneOf } from '../support/audio.ts';
import { withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { collect, run, start, stop, untilServing } from '../support/process.ts';
import { type SampleHost, send, startSampleHost } from '../support/sample-host.ts';
import { storeOf } from '../support/sampled-store.ts';
import { itOnTerminal, startOnTerminal } from '../support/terminal.ts';
import { voice } from '../support/voice.ts';

const COUNT = 200;
/** A short run has a stop in place of the kill, and a schedule in its own process. */
const itLong = longTests(it, it.skip);
const TONE = toneOf(0.05);

let host: SampleHost;
beforeEach(async () => {
  host = await startSampleHost((_request, response) => send(response, TONE));
});

const voices = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    voice({ id: `polly/v${index}`, sample_url: host.literalUrl(`/${index}.wav`) }),
  );

async function environmentIn(folder: string, count: number) {
  await storeOf(voices(count), createFileStore(join(folder, 'catalog')));
  return { DATA_DIR: folder, PREVIEW_DIR: join(folder, 'previews'), PROVIDERS: 'polly' };
}

/** Returns the number of recordings that the manifest of a folder names. */
async function countSaved({ PREVIEW_DIR }: { PREVIEW_DIR: string }): Promise<number> {
  const manifest = await readFile(join(PREVIEW_DIR, 'manifest.json'), 'utf8').catch(
    () => '{"recordings":{}}',
  );
  return Object.keys(JSON.parse(manifest).recordings).length;
}

const SYNC = ['previews', 'sync', '--allow-private', '--json', '--concurrency', '32'];

describe('a sync of previews in a process', () => {
  itLong('is continued after a kill (needs LONG_TESTS), and repeats only what was not saved', () =>
    withFolder(async (folder) => {
      const env = await environmentIn(folder, COUNT);
      const child = start(SYNC, env);
      while ((await countSaved(env)) === 0) await sleep(10);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      const saved = await countSaved(env);
      expect(saved).toBeGreaterThanOrEqual(100);
      expect(saved).toBeLessThan(COUNT);
      host.requests.length = 0;
      const { code, out } = await run(SYNC, env);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ present: saved, copied: COUNT - saved, failed: 0 });
      expect(host.requests).toHaveLength(COUNT - saved);
      expect(await countSaved(env)).toBe(COUNT);
      // Files that were written before the kill have the same names again.
      expect((await readdir(env.PREVIEW_DIR)).filter((name) => name.endsWith('.wav'))).toHaveLength(COUNT);
    }),
  );

  it('saves what it has when it is stopped, and says that it was', () =>
    withFolder(async (folder) => {
      const env = await environmentIn(folder, 60);
      const child = start(SYNC, env);
      const out = collect(child.stdout);
      while (host.requests.length < 10) await sleep(5);
      expect(await stop(child)).toEqual([2, null]);
      const report = JSON.parse(out.text());
      expect(report).toMatchObject({ stopped: true, failed: 0 });
      expect(report.copied).toBeGreaterThan(0);
      expect(await countSaved(env)).toBe(report.copied);
    }));

  // The test above stops a sync by SIGTERM.
  itOnTerminal.each(longTests(['SIGINT', 'SIGTERM'] as const, ['SIGINT'] as const))(
    'saves what it has when %s stops it on a terminal (needs python3)',
    (signal) =>
      withFolder(async (folder) => {
        const env = await environmentIn(folder, 60);
        const child = startOnTerminal(
          SYNC.filter((each) => each !== '--json'),
          env,
        );
        const out = collect(child.stdout);
        while (host.requests.length < 10) await sleep(5);
        expect(await stop(child, signal)).toEqual([2, null]);
        expect(out.text()).toContain('stopped: the next sync continues');
        expect(await countSaved(env)).toBeGreaterThan(0);
      }),
  );
});

describe('a check of previews in a server', () => {
  itLong(
    'runs on its schedule in a process (needs LONG_TESTS) and logs its counts, and results of any check reach the answers',
    () =>
      withFolder(async (folder) => {
        const env = await environmentIn(folder, 2);
        const child = start(['serve'], { ...env, PREVIEW_CHECK_CRON: '* * * * * *' });
        const log = collect(child.stderr);
        const { url } = await untilServing(child);
        // A server has no permission to request private addresses, so that none is requested.
        while (!/"unreachable":2.*"msg":"previews checked"/.test(log.text())) await sleep(50);
        expect(host.requests).toEqual([]);
        const audioUrl = async () => (await fetch(`${url}/v1/audio-url?voiceId=polly/v1`)).status;
        expect(await audioUrl()).toBe(200);
        const snapshots = createSnapshots(createFileStore(join(folder, 'catalog')));
        const dead = { checked_at: new Date().toISOString(), state: 'dead' as const, reason: 'status 404' };
        const results = new Map([[host.literalUrl('/1.wav'), dead]]);
        await commitChecks(snapshots, results, () => new Date(), false);
        while ((await audioUrl()) !== 404) await sleep(50);
        expect(await stop(child)).toEqual([0, null]);
      }),
  );
});
