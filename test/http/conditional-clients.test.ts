import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, fetch as undiciFetch } from 'undici';
import { type Listening, listen } from '../../src/http/server/listen.ts';
import { MANIFEST_PATH, smallApp } from '../support/app.ts';

const PATHS = [
  '/v1/voices?genders=f',
  '/v1/metadata',
  '/v1/complete?q=a',
  '/v1/voices/fictional/Ada',
  '/openapi.json',
  MANIFEST_PATH,
];
const run = promisify(execFile);
const isInstalled = (command: string, argument: string): boolean => {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

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
url, headers = sys.argv[1], json.loads(sys.argv[2])
try:
    answer = urllib.request.urlopen(urllib.request.Request(url, headers=headers))
except urllib.error.HTTPError as error:
    answer = error
print(json.dumps({"status": answer.status, "etag": answer.headers["ETag"]}))
`;

const CLIENTS: readonly [string, Ask, boolean?][] = [
  ['fetch of Node', async (url, headers) => toAnswer(await fetch(url, { headers }))],
  ['fetch of undici', async (url, headers) => toAnswer(await undiciFetch(url, { headers }))],
  [
    'a client of undici',
    async (url, headers) => {
      const { origin, pathname, search } = new URL(url);
      const client = new Client(origin);
      const answer = await client.request({ path: pathname + search, method: 'GET', headers });
      await answer.body.dump();
      await client.close();
      return { status: answer.statusCode, etag: String(answer.headers.etag) };
    },
  ],
  [
    'node:http',
    async (url, headers) => {
      const [response] = await once(request(url, { headers }).end(), 'response');
      response.resume();
      return { status: response.statusCode, etag: response.headers.etag };
    },
  ],
  [
    'curl',
    async (url, headers) => {
      const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
      const written = ['-o', '/dev/null', '-w', '%{http_code} %header{etag}'];
      const { stdout } = await run('curl', ['-s', '--compressed', ...sent, ...written, url]);
      const [status, etag = ''] = stdout.split(' ');
      return { status: Number(status), etag };
    },
    isInstalled('curl', '--version'),
  ],
  [
    'urllib of Python',
    async (url, headers) =>
      JSON.parse((await run('python3', ['-c', PYTHON, url, JSON.stringify(headers)])).stdout),
    isInstalled('python3', '--version'),
  ],
];

let server: Listening;
beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
  server.serve(await smallApp());
});
afterAll(() => server.close());

describe.each(CLIENTS)('%s', (_name, ask, isThere = true) => {
  (isThere ? it : it.skip).each(PATHS)('is told that %s has not changed', async (path) => {
    const url = `http://127.0.0.1:${server.port}${path}`;
    const { status, etag } = await ask(url, {});
    expect({ status, etag }).toEqual({ status: 200, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(await ask(url, { 'If-None-Match': etag })).toEqual({ status: 304, etag });
    expect(await ask(url, { 'If-None-Match': '"other"' })).toEqual({ status: 200, etag });
  });
});
