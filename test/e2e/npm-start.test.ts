import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { collect, launch, stop, untilServing } from '../support/process.ts';
import { itOnTerminal, startOnTerminal } from '../support/terminal.ts';

/** Waits until a server accepts no connection any more. */
async function untilGone(url: string): Promise<void> {
  const isServing = () =>
    fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
  while (await isServing()) await sleep(50);
}

type Killed = readonly [how: string, command: string, args: readonly string[], signal: NodeJS.Signals];

describe('npm start', () => {
  it.each([
    ...longTests<Killed[]>(
      [
        ['npm gets SIGTERM', 'npm', ['start'], 'SIGTERM'],
        ['npm gets SIGINT', 'npm', ['start'], 'SIGINT'],
        ['a shell between is killed', 'sh', ['-c', 'node scripts/run-built.mjs serve; :'], 'SIGKILL'],
      ],
      // npm passes the first two on by itself. The others need the check of the parent, as a shell that is killed does.
      [],
    ),
    ['npm gets SIGHUP, as when its terminal is closed', 'npm', ['start'], 'SIGHUP'],
    ['npm is killed', 'npm', ['start'], 'SIGKILL'],
  ] satisfies Killed[])('leaves no server behind where %s', (_, command, args, signal) =>
    withFolder(async (folder) => {
      const child = launch(command, args, { DATA_DIR: folder, HOME: folder, PROVIDERS: 'openai' });
      const { url } = await untilServing(child);
      child.kill(signal);
      await untilGone(url);
    }),
  );
});

describe('a first start without network', () => {
  itOnTerminal('tells all providers that cannot be reached in one line of a terminal', () =>
    withFolder(async (folder) => {
      const UNREACHABLE = 'http://127.0.0.1:9';
      const child = startOnTerminal(['serve'], {
        ...{ DATA_DIR: folder, PROVIDERS: 'deepgram,watson', SOURCES: 'auto', INGEST_ON_START: 'true' },
        ...{
          LOG_LEVEL: 'info',
          DEEPGRAM_BASE_URL: UNREACHABLE,
          WATSON_API_KEY: 'key',
          WATSON_BASE_URL: UNREACHABLE,
        },
      });
      const out = collect(child.stdout);
      while (!out.text().includes('ingest done')) await sleep(20);
      // The terminal passes the signal on only while it runs, and is killed at the end of the file.
      await stop(child);
      const warnings = out
        .text()
        .split('\n')
        .filter((line) => line.includes('deepgram') || line.includes('ECONN'));
      expect(out.text()).toMatch(/INFO.* listening url=http:\S+ catalog_version=\w+ voices=\d+\s*$/m);
      expect(out.text()).not.toContain('{');
      expect(warnings).toEqual([expect.stringMatching(/WARN.* providers not reached: deepgram, watson\s*$/)]);
    }),
  );
});
