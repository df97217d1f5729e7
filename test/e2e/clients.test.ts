import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { Client, fetch as undiciFetch } from 'undici';
import { createVoiceDirectoryClient } from '../../packages/client/src/client.ts';
import { hasChromium, launchChromium } from '../support/chromium.ts';
import { isInstalled } from '../support/installed.ts';
import { longTests } from '../support/long-tests.ts';
import { type LoopbackServer, serveOnLoopback } from '../support/loopback.ts';
import { start, untilServing } from '../support/process.ts';

const PATHS = [
  '/v1/voices?genders=f',
  '/v1/metadata',
  '/v1/complete?q=a',
  '/v1/voices/polly/Joanna/neural',
  '/openapi.json',
  '/.well-known/mcp.json',
];
const HAS_PYTHON = isInstalled('python3');
const HAS_CURL = isInstalled('curl');
const run = promisify(execFile);

let folder: string;
let url: string;
let host: LoopbackServer;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-directory-clients-'));
  ({ url } = await untilServing(start(['serve'], { PROVIDERS: 'deepgram,polly', DATA_DIR: folder })));
  host = await serveOnLoopback(await pageHost());
  if (!hasChromium) return;
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(host.url);
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Bundles the client as an application does. */
async function bundle(platform: 'browser' | 'neutral', format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['packages/client/src/client.ts'],
    bundle: true,
    write: false,
    platform,
    format,
    globalName: 'bundled',
    ...(platform === 'neutral' && { mainFields: ['module', 'main'] }),
  });
  return outputFiles[0]?.text ?? '';
}

/** Uses the client in a page or worker, where `createVoiceDirectoryClient` is the bundled one. */
const USE = `async (baseUrl) => {
  const { createVoiceDirectoryClient } = await import('/client.js');
  const directory = createVoiceDirectoryClient({ baseUrl });
  const query = { search: 'joanna', providers: ['polly'], limit: 2 };
  const [first, again] = [await directory.voices.search(query), await directory.voices.search(query)];
  let count = 0;
  for await (const voice of directory.voices.all({ providers: 'polly' }, { pageSize: 60 })) count++;
  const { outcome } = await directory.voices.get('polly/Nobody/neural');
  const { code } = await directory.voices.search({ limit: 0 }).catch((error) => error);
  let lines = 0;
  for await (const voice of (await directory.voices.dump()).voices) lines++;
  const { next } = await directory.changes.newest({ limit: 1 });
  const feed = [];
  for (const cursor of [next, '999999'])
    for await (const { outcome } of directory.changes.since(cursor)) feed.push(outcome);
  return { lines, feed, ids: first.voices.map(({ id }) => id), isSame: JSON.stringify(first) === JSON.stringify(again), count, outcome, code };
}`;

/** Returns a server of a page of another origin than the service, with the bundled client and a worker. */
async function pageHost(): Promise<RequestListener> {
  const files: Record<string, string> = {
    '/': '<!doctype html><title>Client</title>',
    '/client.js': await bundle('browser', 'esm'),
    '/worker.js': `onmessage = ({ data }) => (${USE})(data).then(postMessage, (error) => postMessage(String(error)));`,
  };
  return ({ url: path = '' }, response) => {
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(path in files ? 200 : 404, { 'content-type': type }).end(files[path]);
  };
}

interface Answer {
  readonly status: number;
  readonly etag: string;
}
type Ask = (url: string, headers: Record<string, string>) => Promise<Answer>;

const toAnswer = ({
  status,
  headers,
}: {
  status: number;
  headers: { get(name: string): string | null };
}) => ({
  status,
  etag: String(headers.get('etag')),
});

const PYTHON = `
import json, sys, urllib.error, urllib.request
for line in sys.stdin:
    url, headers = json.loads(line)
    try:
        answer = urllib.request.urlopen(urllib.request.Request(url, headers=headers))
    except urllib.error.HTTPError as error:
        answer = error
    print(json.dumps({"status": answer.status, "etag": answer.headers["ETag"]}), flush=True)
`;

let python: ReturnType<typeof startPython> | undefined;
afterAll(() => python?.end());

/** Starts an interpreter that sends one request after the other, because an interpreter takes longer to start than to ask. */
function startPython() {
  const child = spawn('python3', ['-c', PYTHON], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask: Ask = async (address, headers) => {
    child.stdin.write(`${JSON.stringify([address, headers])}\n`);
    return JSON.parse((await answers.next()).value ?? '');
  };
  return { ask, end: () => void child.stdin.end() };
}

const CLIENTS: readonly [string, Ask, boolean?][] = [
  ['fetch of Node', async (address, headers) => toAnswer(await fetch(address, { headers }))],
  ['fetch of undici', async (address, headers) => toAnswer(await undiciFetch(address, { headers }))],
  [
    'a client of undici',
    async (address, headers) => {
      const { origin, pathname, search } = new URL(address);
      const client = new Client(origin);
      const answer = await client.request({ path: pathname + search, method: 'GET', headers });
      await answer.body.dump();
      await client.close();
      return { status: answer.statusCode, etag: String(answer.headers.etag) };
    },
  ],
  [
    'node:http',
    async (address, headers) => {
      const [response] = await once(request(address, { headers }).end(), 'response');
      response.resume();
      return { status: response.statusCode, etag: response.headers.etag };
    },
  ],
  [
    'curl',
    async (address, headers) => {
      const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
      const written = ['-o', '/dev/null', '-w', '%{http_code} %header{etag}'];
      const { stdout } = await run('curl', ['-s', '--compressed', ...sent, ...written, address]);
      const [status, etag = ''] = stdout.split(' ');
      return { status: Number(status), etag };
    },
    HAS_CURL,
  ],
  [
    'urllib of Python',
    (address, headers) => {
      python ??= startPython();
      return python.ask(address, headers);
    },
    HAS_PYTHON,
  ],
  [
    'fetch of Chromium',
    (address, headers) =>
      page.evaluate(
        async (sent) => {
          const answer = await fetch(sent.address, { headers: sent.headers });
          return { status: answer.status, etag: String(answer.headers.get('etag')) };
        },
        { address, headers },
      ),
    hasChromium,
  ],
];

describe.each(CLIENTS)('%s', (_name, ask, isThere = true) => {
  (isThere ? it : it.skip).each(PATHS)('is told that %s has not changed', async (path) => {
    const address = url + path;
    const { status, etag } = await ask(address, {});
    expect({ status, etag }).toEqual({ status: 200, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(await ask(address, { 'If-None-Match': etag })).toEqual({ status: 304, etag });
    expect(await ask(address, { 'If-None-Match': '"other"' })).toEqual({ status: 200, etag });
  });
});

const VOICES = /^polly\/Amy\/generative is Amy$/m;
const AGAIN = /^asked again: 304$/m;
const UNKNOWN = /^polly\/Joanna is voice_not_found; use polly\/Joanna\//m;
const EXAMPLES: readonly [string, string, readonly RegExp[], boolean?][] = [
  [
    'client.mjs',
    process.execPath,
    [VOICES, /^polly\/Joanna is unknown; use polly\/Joanna\//m, /^no preview: /m],
  ],
  ['fetch.mjs', process.execPath, [VOICES, AGAIN, UNKNOWN]],
  ['python.py', 'python3', [VOICES, AGAIN, UNKNOWN], HAS_PYTHON],
  ['curl.sh', 'sh', [/^"id":"polly\/Amy\/generative"$/m, AGAIN, /^"code":"voice_not_found"$/m], HAS_CURL],
];

describe.each(EXAMPLES)('the example %s', (name, program, expected, isThere = true) => {
  (isThere ? it : it.skip)('prints what the service answers', async () => {
    const { stdout } = await run(program, [join('examples', name)], {
      env: { ...process.env, VOICE_DIRECTORY_URL: url },
    });
    const male = { providers: 'polly', genders: 'm' };
    const { total } = await createVoiceDirectoryClient({ baseUrl: url }).voices.search(male);
    for (const pattern of [...expected, new RegExp(`^${total} voices of Polly are male$`, 'm')])
      expect(stdout).toMatch(pattern);
  });
});

describe('the example mirror.mjs', () => {
  const readCopy = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

  it('reads the catalog whole, then what has changed, and whole again once the history is gone', async () => {
    const file = join(folder, 'mirror.json');
    const mirror = async () =>
      (
        await run(process.execPath, ['examples/mirror.mjs', file], {
          env: { ...process.env, VOICE_DIRECTORY_URL: url },
        })
      ).stdout;
    const { total } = await createVoiceDirectoryClient({ baseUrl: url }).voices.search({ limit: 1 });
    expect(await mirror()).toBe(`${total} voices\n`);
    const first = await readCopy(file);
    expect(await mirror()).toBe(`0 changes\n${total} voices\n`);
    await writeFile(file, JSON.stringify({ next: '999999', voices: [] }));
    expect(await mirror()).toBe(`${total} voices\n`);
    expect(await readCopy(file)).toEqual(first);
  });
});

const inChromium = hasChromium ? it : it.skip;
const expectUse = async (result: unknown) => {
  const directory = createVoiceDirectoryClient({ baseUrl: url });
  const [{ total }, { total: lines }] = [
    await directory.voices.search({ providers: 'polly' }),
    await directory.voices.search(),
  ];
  expect(result).toEqual({
    lines,
    feed: ['changes', 'history_gone'],
    ids: [expect.stringMatching(/^polly\/Joanna/), expect.stringMatching(/^polly\/Joanna/)],
    isSame: true,
    count: total,
    outcome: 'unknown',
    code: 'invalid_parameter',
  });
};

inChromium('works in a page of another origin', async () => {
  await expectUse(await page.evaluate(`(${USE})(${JSON.stringify(url)})`));
});

inChromium('works in a web worker', async () => {
  const result = await page.evaluate(`new Promise((resolve) => {
      const worker = new Worker('/worker.js');
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => resolve(message);
      worker.postMessage(${JSON.stringify(url)});
    })`);
  await expectUse(result);
});

it('the typed client needs no more than the web standards that all workers have', async () => {
  const code = await bundle('neutral', 'iife');
  const { AbortController, AbortSignal, fetch, Headers, Request, Response, TextDecoder, URL } = globalThis;
  const standards = { AbortController, AbortSignal, fetch, Headers, Request, Response, TextDecoder, URL };
  const { bundled } = runInNewContext(`${code};({ bundled })`, { ...standards, setTimeout, clearTimeout });
  const { total } = await bundled
    .createVoiceDirectoryClient({ baseUrl: url })
    .voices.search({ providers: 'polly' });
  expect(total).toBeGreaterThan(0);
  expect(code).not.toMatch(/\brequire\(|node:/);
});

/** The compiler takes seconds; `npm run typecheck` compiles the same program as the first of these. */
longTests(it, it.skip).each<[resolution: string, options: object]>([
  ['node16', { module: 'node16', lib: ['es2022'], types: ['node'] }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'], types: [] }],
])('the typed client has types for a strict program with module resolution %s', async (name, options) => {
  const project = join(folder, name);
  await mkdir(join(project, 'node_modules/@types'), { recursive: true });
  await symlink(resolve('.'), join(project, 'node_modules/voice-directory'));
  await symlink(resolve('node_modules/@types/node'), join(project, 'node_modules/@types/node'));
  await cp('test/client/consumer.ts', join(project, 'consumer.ts'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: 'es2022',
    ...options,
  };
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
  );
  const { stdout } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project]).catch(
    (error) => error,
  );
  expect(stdout).toBe('');
});
