import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { withFolder } from '../support/folder.ts';
import { ofProvider } from '../support/live-ingest.ts';
import { collect, launch, MAIN } from '../support/process.ts';
import { countBundled } from '../support/providers.ts';
import { send, useReplay } from '../support/replay.ts';
import { SHORT_LIVED } from '../support/short-lived.ts';

/** Command that runs another one as process 1 of a process namespace of its own, as a container does. */
const UNSHARE = ['-p', '-f', '--mount-proc', '--kill-child'] as const;
const isPermitted = spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

const replay = useReplay();

/** Starts an ingest of one provider as process 1 of its own process namespace. */
function startContainer(folder: string, provider: string) {
  const env = { ...replay().env, SOURCES: 'auto', PROVIDERS: 'azure,deepgram', DATA_DIR: folder };
  const args = [
    ...UNSHARE,
    process.execPath,
    ...SHORT_LIVED,
    MAIN,
    'ingest',
    '--json',
    '--provider',
    provider,
  ];
  const child = launch('unshare', args, env);
  const err = collect(child.stderr);
  child.stdout.resume();
  return { child, err, closed: once(child, 'close') };
}

(isPermitted ? describe : describe.skip)('two containers on one folder (needs unshare as root)', () => {
  it('the second ingest waits for the first, although both have the process id 1, and neither is lost', () =>
    withFolder(async (folder) => {
      let answerAzure = () => {};
      const isAsked = new Promise<void>((resolve) => {
        replay().spoil('azure', (_request, response) => {
          answerAzure = () => send(response, 200, [{ ShortName: 'en-US-AvaNeural', Locale: 'en-US' }]);
          resolve();
        });
      });
      const first = startContainer(folder, 'azure');
      await isAsked;
      expect(await readFile(join(folder, 'catalog', 'ingest.lock'), 'utf8')).toContain('"pid":1,');
      const second = startContainer(folder, 'deepgram');
      while (!second.err.text().includes('Another ingest is running (process 1 on ')) {
        if (second.child.exitCode !== null) throw new Error(second.err.text());
        await sleep(20);
      }
      answerAzure();
      expect(await first.closed).toEqual([0, null]);
      expect(await second.closed).toEqual([0, null]);
      const snapshot = await createSnapshots(createFileStore(join(folder, 'catalog'))).readLatest();
      if (!snapshot) throw new Error('there is no snapshot');
      expect(snapshot.seq).toBe(2);
      expect(snapshot.providers).toMatchObject([
        { provider: 'azure', source: 'live', voices: 1 },
        { provider: 'deepgram', source: 'live', voices: countBundled('deepgram') },
      ]);
      expect(ofProvider(snapshot, 'azure')).toMatchObject([{ id: 'azure/en-US-AvaNeural' }]);
    }));
});
