import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MetadataResponse } from '../../src/domain/metadata.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { BUNDLED } from '../support/contracts/index.ts';
import { type Replay, startReplay } from '../support/replay.ts';
import { QUIET, withFolder } from '../support/service.ts';

const MAIN = 'dist/cli/main.js';
const PROVIDERS = 'azure,deepgram,elevenlabs,google,openai,polly';
let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterEach(() => replay.mend());
afterAll(() => replay.close());

const onFull = existsSync('/dev/full') ? it : it.skip;
const environment = (env: object) => ({ PATH: process.env.PATH, ...QUIET, ...env }) as NodeJS.ProcessEnv;

async function run(args: readonly string[], env: object, cwd = '.') {
  const child = spawn(process.execPath, [resolve(MAIN), ...args], { env: environment(env), cwd });
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  const [code] = await once(child, 'close');
  return { code, out: out.text(), err: err.text() };
}

function collect(stream: NodeJS.ReadableStream) {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  return { text: () => text };
}

async function serve(env: object): Promise<{ child: ChildProcess; url: string; banner: string }> {
  const child = spawn(process.execPath, [MAIN, 'serve'], { env: environment(env) });
  return { child, ...(await started(child)) };
}

async function started(child: ChildProcessWithoutNullStreams): Promise<{ url: string; banner: string }> {
  const out = collect(child.stdout);
  for (;;) {
    if (child.exitCode !== null) throw new Error(out.text());
    const url = /search\s+(http:\/\/\S+)\/v1\/voices/.exec(out.text())?.[1];
    if (url && out.text().includes('OpenAPI')) return { url, banner: out.text() };
    await sleep(20);
  }
}

describe('the program', () => {
  it('prints what it serves, answers, and ends well when asked to', async () => {
    await withFolder(async (folder) => {
      const { child, url, banner } = await serve({ DATA_DIR: folder });
      expect(banner).toContain(
        `${BUNDLED.voices.toLocaleString('en-US')} voices, ${BUNDLED.providers} providers`,
      );
      expect(banner).toMatch(/azure 584 \(bundled\), .*polly 149 \(bundled\)/);
      expect((await fetch(`${url}/v1/voices?search=jenny`)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await once(child, 'close')).toEqual([0, null]);
    });
  });

  it('takes up in a running server what an ingest in another process wrote', async () => {
    await withFolder(async (folder) => {
      const { child, url } = await serve({ DATA_DIR: folder, ...replay.env, SOURCES: 'auto', PROVIDERS });
      const sources = async () => {
        const metadata = MetadataResponse.parse(await (await fetch(`${url}/v1/metadata`)).json());
        return metadata.provider_status.map(({ source }) => source).join();
      };
      expect(await sources()).toBe('bundled,bundled,bundled,bundled,bundled,bundled');
      const { code, out } = await run(['ingest', '--json'], {
        DATA_DIR: folder,
        ...replay.env,
        SOURCES: 'auto',
        PROVIDERS,
      });
      const endedAt = Date.now();
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ voices: 2922, written: true });
      while ((await sources()) !== 'live,live,live,live,bundled,live') await sleep(20);
      expect(Date.now() - endedAt).toBeLessThan(2000);
      child.kill('SIGTERM');
      await once(child, 'close');
    });
  });

  it('records a list in the place of the one before, and leaves that where it is refused', async () => {
    await withFolder(async (folder) => {
      const fixtures = join(folder, 'fixtures');
      const record = (slug: string) => run(['ingest', '--record', slug], replay.env, folder);
      expect(await record('elevenlabs')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^52 voices\./m),
      });
      const pages = ['voices-001.json', 'voices-002.json', 'voices-003.json'];
      expect((await readdir(join(fixtures, 'elevenlabs'))).sort()).toEqual(pages);
      replay.edit('elevenlabs', (list) => list.voices.splice(1));
      expect(await record('elevenlabs')).toMatchObject({ code: 0 });
      expect(await readdir(join(fixtures, 'elevenlabs'))).toEqual(['voices.json']);
      replay.spoil('elevenlabs', (_request, response) => void response.writeHead(401).end());
      const refused = await record('elevenlabs');
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(/^127\.0\.0\.1:\d+\/elevenlabs\/v2\/voices answered 401: check the key\n$/);
      expect(await readFile(join(fixtures, 'elevenlabs', 'voices.json'), 'utf8')).toContain('Rachel');
    });
  });

  onFull.each([
    [
      'its output cannot be written',
      'ingest --json > /dev/full',
      2,
      /^Cannot write the output: ENOSPC[^\n]*\n$/,
    ],
    ['its progress cannot be written', 'ingest 2> /dev/full', 0, /^$/],
    ['nobody reads its progress', 'ingest 2>&1 >/dev/null | true; exit $' + '{PIPESTATUS[0]}', 0, /^$/],
    ['nobody reads its output', 'ingest --json | true; exit $' + '{PIPESTATUS[0]}', 0, /^$/],
    [
      'its report does not fit',
      'ingest --json --report /dev/full',
      2,
      /^Cannot write \/dev\/full: ENOSPC[^\n]*\n$/,
    ],
  ])('ingests to its end where %s (needs /dev/full)', async (_, line, code, err) => {
    await withFolder(async (folder) => {
      const env = environment({ SNAPSHOT_URL: folder, PROVIDERS: 'openai' });
      const shell = spawn('bash', ['--norc', '-c', `"${process.execPath}" ${MAIN} ${line}`], { env });
      const told = collect(shell.stderr);
      expect(await once(shell, 'close')).toEqual([code, null]);
      expect(told.text()).toMatch(err);
      const store = createFileStore(folder);
      expect((await createSnapshots(store).readLatest())?.voices).toHaveLength(31);
      expect(await store.list('')).not.toContain('ingest.lock');
    });
  });

  it('serves from source too, and takes up what it ingests', async () => {
    await withFolder(async (folder) => {
      const env = { DATA_DIR: folder, PROVIDERS: 'openai', INGEST_ON_START: 'true' };
      const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'serve'], {
        env: environment(env),
      });
      const [log, { url }] = [collect(child.stderr), await started(child)];
      while (!log.text().includes('catalog swapped')) await sleep(20);
      expect(await (await fetch(`${url}/v1/voices`)).json()).toMatchObject({ total: 31 });
      child.kill('SIGTERM');
      expect(await once(child, 'close')).toEqual([0, null]);
    });
  });

  it('ends well when asked to before it serves, whatever the store is at', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = {
      SNAPSHOT_URL: 's3://bucket/prefix',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const child = spawn(process.execPath, [MAIN, 'serve'], { env: environment(env) });
    const [out, err] = [collect(child.stdout), collect(child.stderr)];
    const [socket] = await once(silent, 'connection');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(out.text() + err.text()).toBe('');
    socket.destroy();
    silent.close();
  });

  onFull('serves and ends where its log does not fit (needs /dev/full)', async () => {
    await withFolder(async (folder) => {
      const child = spawn('bash', ['--norc', '-c', `exec "${process.execPath}" ${MAIN} serve 2>/dev/full`], {
        env: environment({ DATA_DIR: folder, PROVIDERS: 'openai', INGEST_ON_START: 'true' }),
      });
      const { url } = await started(child);
      // An ingest says in the log that it is done, and the server that it has taken up what was ingested.
      const metadata = async () => MetadataResponse.parse(await (await fetch(`${url}/v1/metadata`)).json());
      const snapshots = createSnapshots(createFileStore(join(folder, 'catalog')));
      for (;;) {
        const latest = await snapshots.readLatest();
        if (latest && (await metadata()).updated_at === latest.builtAt) break;
        await sleep(20);
      }
      child.kill('SIGTERM');
      expect(await once(child, 'close')).toEqual([0, null]);
    });
  });

  it('a server logs no key, not even of a provider that cannot be asked', async () => {
    await withFolder(async (folder) => {
      const unreachable = 'http://127.0.0.1:9';
      const child = spawn(process.execPath, [MAIN, 'serve'], {
        env: environment({
          ...{ DATA_DIR: folder, PROVIDERS: 'azure,elevenlabs', SOURCES: 'auto', INGEST_ON_START: 'true' },
          ...{ LOG_LEVEL: 'trace', AZURE_SPEECH_KEY: 's3cr3t', AZURE_SPEECH_REGION: 'eastus' },
          ...{ ELEVENLABS_API_KEY: 's3cr3t', AZURE_BASE_URL: unreachable, ELEVENLABS_BASE_URL: unreachable },
        }),
      });
      const [out, log] = [collect(child.stdout), collect(child.stderr)];
      while (!log.text().includes('ingest done')) await sleep(20);
      child.kill('SIGTERM');
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(log.text().match(/provider not refreshed/g)).toHaveLength(2);
      expect(out.text() + log.text()).not.toContain('s3cr3t');
    });
  });

  it('ends with one line and 1 where it cannot start', async () => {
    expect(await run(['serve'], { PORT: 'x' })).toEqual({
      code: 1,
      out: '',
      err: 'PORT must be an integer from 0 to 65535.\n',
    });
  });
});
