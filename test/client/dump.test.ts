import { expect, it } from '@jest/globals';
import { fetch as undiciFetch } from 'undici';
import {
  type ClientOptions,
  createVoiceDirectoryClient,
  type RequestOptions,
  type VoiceDirectoryClient,
} from '../../packages/client/src/client.ts';
import { failure, NO_WAIT, type Reply, reply, serve } from '../support/client-server.ts';

const lines = (...ids: readonly string[]) => ids.map((id) => `${JSON.stringify({ id })}\n`).join('');
const dumped = (body: string) => reply(200, body, { 'x-catalog-version': 'v' });
const read = async (client: VoiceDirectoryClient, options?: RequestOptions) => {
  const { catalogVersion, voices } = await client.voices.dump(options);
  const ids: string[] = [];
  for await (const { id } of voices) ids.push(id);
  return { catalogVersion, ids };
};

it('voices come while the rest is still on its way, also where a chunk ends within a character', async () => {
  const bytes = Buffer.from(lines('a/é', 'b/日本', 'c/🎙'));
  let sendRest = () => {};
  const { client } = await serve([
    (response) => {
      response.write(bytes.subarray(0, 15));
      sendRest = () => {
        for (const byte of bytes.subarray(15)) response.write(Buffer.of(byte));
        response.end();
      };
    },
  ]);
  const { voices } = await client.voices.dump();
  expect(await voices.next()).toEqual({ done: false, value: { id: 'a/é' } });
  sendRest();
  expect(await voices.next()).toMatchObject({ value: { id: 'b/日本' } });
  expect(await voices.next()).toMatchObject({ value: { id: 'c/🎙' } });
  expect(await voices.next()).toEqual({ done: true });
});

it('the request has the path and headers of the options, and the answer its version', async () => {
  const { baseUrl, requests } = await serve([dumped('')]);
  const options = { baseUrl: `${baseUrl}/voices/`, headers: { 'x-tenant': 'a' } };
  expect(await read(createVoiceDirectoryClient(options))).toEqual({ catalogVersion: 'v', ids: [] });
  expect(requests[0]).toMatchObject({ url: '/voices/v1/voices.ndjson', headers: { 'x-tenant': 'a' } });
});

it.each<[string, ClientOptions['fetch']]>([
  ['undici', undiciFetch],
  [
    'a fetch without streams',
    async (url, init) => {
      const answer = await fetch(url, init);
      return {
        status: answer.status,
        headers: answer.headers,
        arrayBuffer: () => answer.arrayBuffer(),
      };
    },
  ],
])('%s reads it too', async (_name, send) => {
  const { client } = await serve([dumped(lines('a', 'b'))], { fetch: send });
  expect((await read(client)).ids).toEqual(['a', 'b']);
});

it('a dump that begins only after a retry is read', async () => {
  const { client, requests } = await serve([failure(503, 'not_ready', NO_WAIT), dumped(lines('a'))]);
  expect((await read(client)).ids).toEqual(['a']);
  expect(requests).toHaveLength(2);
});

it.each<[string, Reply, object]>([
  ['an error', failure(429, 'rate_limited'), { code: 'rate_limited', requestId: 'r-1' }],
  ['an error of a proxy', reply(502, '<h1>Bad'), { code: 'http_error', status: 502 }],
  ['a page of HTML', dumped('<!doctype html>\n'), { code: 'invalid_response' }],
  ['a line of another service', dumped('{"name":"a"}\n'), { code: 'invalid_response' }],
  ['a line that is null', dumped('null\n'), { code: 'invalid_response' }],
  ['a line that is cut', dumped(`${lines('a')}{"id":`), { code: 'invalid_response' }],
  [
    'a connection that is cut',
    (response) => {
      response.write(lines('a'));
      setTimeout(() => response.destroy(), 10);
    },
    { code: 'network_error' },
  ],
  ['a body that stops', (response) => void response.write(lines('a')), { code: 'timeout' }],
  ['no answer', () => {}, { code: 'timeout' }],
])('%s ends it with an error', async (_name, answer, expected) => {
  const { client } = await serve([answer], { retries: 0, timeoutMs: 200 });
  await expect(read(client)).rejects.toMatchObject(expected);
});

it('a reader slower than the time limit gets all of it, because only waiting for the service counts', async () => {
  const { client } = await serve([dumped(lines('a', 'b'))], { timeoutMs: 30 });
  const ids: string[] = [];
  for await (const { id } of (await client.voices.dump()).voices) {
    ids.push(id);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(ids).toEqual(['a', 'b']);
});

it('a reader that leaves early ends the request', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  const { client } = await serve([
    (response) => {
      closed = new Promise((resolve) => response.once('close', resolve));
      response.write(lines('a'));
    },
  ]);
  for await (const { id } of (await client.voices.dump()).voices) if (id === 'a') break;
  await closed;
});

it('a dump that is not wanted, and an answer that is asked for again, hold no connection', async () => {
  const closed: Promise<unknown>[] = [];
  const hanging =
    (status: number): Reply =>
    (response) => {
      closed.push(new Promise((resolve) => response.once('close', resolve)));
      response.writeHead(status, NO_WAIT).write('x'.repeat(100_000));
    };
  const { client } = await serve([hanging(503), hanging(200)]);
  const { voices } = await client.voices.dump();
  await voices.return();
  await Promise.all(closed);
  expect(closed).toHaveLength(2);
  expect(await voices.next()).toEqual({ done: true, value: undefined });
});

it('a signal that aborts while it is read ends it with the reason', async () => {
  const controller = new AbortController();
  const { client } = await serve([(response) => void response.write(lines('a'))]);
  const { voices } = await client.voices.dump({ signal: controller.signal });
  await voices.next();
  const reason = new Error('enough');
  controller.abort(reason);
  await expect(voices.next()).rejects.toBe(reason);
});
