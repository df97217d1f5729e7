import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MetadataResponse } from '../../src/domain/metadata.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { startFakeBucket } from '../support/fake-bucket.ts';
import { useFolder, withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import {
  collect,
  launch,
  MAIN,
  run,
  type Serving,
  SHELL_MAIN,
  start,
  stop,
  untilServing,
} from '../support/process.ts';
import { countBundled } from '../support/providers.ts';
import { useReplay } from '../support/replay.ts';
import { SHORT_LIVED } from '../support/short-lived.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const replay = useReplay();

/** A long run starts the source, which takes seconds to compile, and a short one what is built. */
const PROGRAM = longTests(['--import', 'tsx', 'src/cli/main.ts'], [MAIN]);

/** Options of Node with which a process runs a script before the program. */
const importing = (script: string) => `--import=data:text/javascript,${encodeURIComponent(script)}`;
const onSignal = (script: string) => importing(`process.once('SIGUSR2', () => { ${script} })`);

const fetchMetadata = async (url: string) =>
  MetadataResponse.parse(await (await fetch(`${url}/v1/metadata`)).json());

/** Starts a command over a store that accepts connections and says nothing, so that it neither ends nor fails. Waits until it asks the store. */
async function startOverSilentStore(command: string, env: Readonly<Record<string, string>> = {}) {
  const bucket = await startFakeBucket();
  const child = start([command], { ...bucket.env, SNAPSHOT_URL: 's3://bucket/prefix', ...env });
  const outputs = { out: collect(child.stdout), err: collect(child.stderr) };
  while (bucket.requests.length === 0) await sleep(20);
  return { child, ...outputs };
}

describe('a server process', () => {
  it('a server whose log does not fit prints a banner, answers, reloads the snapshot of an ingest in another process, and ends with 0', () =>
    withFolder(async (folder) => {
      const slugs = ['deepgram', 'openai'];
      const env = { DATA_DIR: folder, ...replay().env, SOURCES: 'auto', PROVIDERS: slugs.join() };
      const log = existsSync('/dev/full') ? '/dev/full' : '/dev/null';
      const child = launch('bash', ['--norc', '-c', `exec ${SHELL_MAIN} serve 2>${log}`], env);
      const { url, banner } = await untilServing(child);
      expect(banner.split('\n')[0]).toMatch(new RegExp(`^Voice Directory \\S+: ${url}$`));
      const voices = countBundled(...slugs);
      expect(banner).toContain(`${voices} voices, 2 providers (lists: 2 bundled), `);
      const shown = [...banner.matchAll(/^ {2}\w+ +(http\S+)$/gm)].map(([, address = '']) => address);
      expect(shown.map((address) => new URL(address).pathname)).toEqual([
        '/',
        '/docs',
        '/v1/voices',
        '/api/mcp',
      ]);
      for (const address of shown.slice(0, 3)) expect((await fetch(address)).status).toBe(200);
      expect((await fetch(`${url}/v1/voices?search=jenny`)).status).toBe(200);
      const sources = async () => {
        const { provider_status = [] } = await fetchMetadata(url);
        return provider_status.map(({ source }) => source);
      };
      expect(await sources()).toEqual(['bundled', 'bundled']);
      const { code, out } = await run(['ingest', '--json'], env);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ voices, written: true });
      while ((await sources()).join() !== 'live,bundled') await sleep(20);
      expect(await stop(child)).toEqual([0, null]);
    }));
});

describe('a server process over a stored snapshot, with keys and other variables', () => {
  const UNREACHABLE = 'http://127.0.0.1:9';
  const folder = useFolder();
  let child: ChildProcess;
  let serving: Serving;
  let out: ReturnType<typeof collect>;
  let log: ReturnType<typeof collect>;
  beforeAll(async () => {
    const snapshot = snapshotOf([voice({ id: 'polly/Ada' })], {
      providers: [{ provider: 'polly', voices: 1, source: 'bundled', listed_on: '2026-06-30', stale: false }],
    });
    await writeSnapshot(createSnapshots(createFileStore(join(folder(), 'catalog'))), snapshot);
    const started = launch(process.execPath, [...SHORT_LIVED, ...PROGRAM, 'serve'], {
      ...{
        DATA_DIR: folder(),
        PROVIDERS: 'azure,elevenlabs,polly',
        SOURCES: 'auto',
        INGEST_ON_START: 'true',
      },
      ...{
        LOG_LEVEL: 'trace',
        LOG_REQUESTS: 'true',
        AZURE_SPEECH_KEY: 's3cr3t',
        AZURE_SPEECH_REGION: 'eastus',
      },
      ...{ ELEVENLABS_API_KEY: 's3cr3t', AZURE_BASE_URL: UNREACHABLE, ELEVENLABS_BASE_URL: UNREACHABLE },
    });
    child = started;
    [out, log] = [collect(started.stdout), collect(started.stderr)];
    serving = await untilServing(started);
  });

  it('a server goes on after SIGUSR2 and SIGHUP, as when its terminal is closed, and logs the latter', async () => {
    child.kill('SIGUSR2');
    child.kill('SIGHUP');
    while (!log.text().includes('server goes on, and reads a newer snapshot')) await sleep(20);
    expect((await fetch(`${serving.url}/healthz`)).status).toBe(200);
  });

  it('a server renews its catalog with the ingest', async () => {
    while (!log.text().includes('catalog swapped')) await sleep(20);
    expect((await fetchMetadata(serving.url)).total_voices).toBeGreaterThan(countBundled('polly'));
  });

  it('a server logs no key, not even of a provider that cannot be asked', async () => {
    while (!log.text().includes('ingest done')) await sleep(20);
    expect(log.text().match(/"providers not reached: azure, elevenlabs"/g)).toHaveLength(1);
    expect(out.text() + log.text()).not.toContain('s3cr3t');
  });

  it('a server logs its start, its ingest and each request, with service, version and the name of the level', async () => {
    const response = await fetch(`${serving.url}/v1/voices?search=secret`);
    const id = response.headers.get('x-request-id') ?? '';
    const bytes = (await response.arrayBuffer()).byteLength;
    while (!log.text().includes(id)) await sleep(20);
    const lines = log
      .text()
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line));
    for (const line of lines)
      expect(line).toMatchObject({
        service: 'voice-directory',
        version: '1.1.0',
        level: expect.stringMatching(/^[a-z]+$/),
      });
    const lineOf = (msg: string) => lines.find((line) => line.msg === msg);
    expect(lines[0]).toMatchObject({ msg: 'starting', sources: 'auto' });
    expect(lineOf('listening')).toMatchObject({ url: serving.url, voices: 1 });
    expect(lineOf('provider refreshed')).toMatchObject({ provider: 'polly', outcome: 'fresh' });
    const request = lines.find((line) => line.id === id);
    expect(request).toMatchObject({ msg: 'request', method: 'GET', route: '/v1/voices', status: 200 });
    expect(request).toMatchObject({ address: '127.0.0.0', ms: expect.any(Number) });
    expect(request.bytes).toBeGreaterThan(bytes);
    expect(JSON.stringify(request)).not.toContain('secret');
  });

  it('a server ends in order at SIGTERM, and has told no key until then', async () => {
    expect(await stop(child)).toEqual([0, null]);
    expect(out.text() + log.text()).not.toContain('s3cr3t');
  });
});

it.each([
  ['changes', 'an error that nothing catches', "throw new Error('disk of ' + process.env.ACME_API_KEY)"],
  [
    'serve',
    'a rejection that nothing catches',
    "void Promise.reject(new Error('disk of ' + process.env.ACME_API_KEY))",
  ],
])('the command %s logs %s as one JSON line without secrets, and ends with 70', async (command, _, fault) => {
  const { child, err } = await startOverSilentStore(command, {
    ACME_API_KEY: 'planted-secret',
    NODE_OPTIONS: onSignal(fault),
  });
  const closed = once(child, 'close');
  child.kill('SIGUSR2');
  expect(await closed).toEqual([70, null]);
  const lines = err.text().trimEnd().split('\n');
  const [line, ...more] = lines.filter((each) => !each.includes('"starting"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'fatal',
    service: 'voice-directory',
    version: '1.1.0',
    err: { type: 'Error', message: 'disk of [secret]' },
    msg: 'uncaught error, process ends',
  });
  expect([more, err.text().includes('planted-secret')]).toEqual([[], false]);
});

it('a command whose folder was deleted writes one JSON line, and ends with 70', () =>
  withFolder(async (folder) => {
    const command = `mkdir "${folder}/gone" && cd "${folder}/gone" && rmdir "$PWD" && ${SHELL_MAIN} search x`;
    const shell = launch('bash', ['--norc', '-c', command], {});
    const err = collect(shell.stderr);
    expect(await once(shell, 'close')).toEqual([70, null]);
    expect(JSON.parse(err.text())).toMatchObject({
      level: 'fatal',
      // The stack names the sources, although the program is a bundle.
      err: { message: expect.stringMatching(/cwd/), stack: expect.stringMatching(/src\/\w[\w/-]+\.ts:\d+/) },
    });
  }));

it('a server with an invalid setting ends with 1 and one line, whatever it has left open', async () => {
  const NODE_OPTIONS = importing('setInterval(() => {}, 1000)');
  expect(await run(['serve'], { PORT: 'x', NODE_OPTIONS })).toEqual({
    code: 1,
    out: '',
    err: 'PORT must be an integer from 0 to 65535.\n',
  });
});

it('a server that is stopped while its store is silent ends with 0', async () => {
  const { child, out, err } = await startOverSilentStore('serve');
  expect(await stop(child)).toEqual([0, null]);
  const messages = err
    .text()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  expect([out.text(), messages]).toEqual(['', ['starting', 'stopping', 'stopped']]);
});
