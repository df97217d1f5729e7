import { expect, it } from '@jest/globals';
import type { ClientOptions } from '../../packages/client/src/client.ts';
import { withEtagCache } from '../../packages/client/src/etag-cache.ts';
import { page, type Reply, reply, serve } from '../support/client-server.ts';

/** Answers 304 to the tag, as the service does. */
const tagged =
  (body: string, etag = '"1"'): Reply =>
  (response, { headers }) =>
    headers['if-none-match'] === etag
      ? void response.writeHead(304, { etag, 'x-catalog-version': 'confirmed' }).end()
      : void response.writeHead(200, { etag }).end(body);
const body = JSON.stringify(page(['a/b']));

it('an answer that the service confirms is given again', async () => {
  const { client, requests } = await serve([tagged(body)]);
  const first = await client.voices.search({ search: 'a' });
  expect(await client.voices.search({ search: 'a' })).toEqual(first);
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
});

it('an answer that has changed replaces the kept one', async () => {
  const { client, requests } = await serve([tagged(body), tagged(JSON.stringify(page(['c/d'])), '"2"')]);
  await client.voices.search();
  expect((await client.voices.search()).voices).toEqual([{ id: 'c/d' }]);
  await client.voices.search();
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"2"']);
});

it('parallel equal requests each get the whole answer', async () => {
  const { client } = await serve([tagged(body)], { cache: { maxEntries: 1 } });
  await client.voices.search();
  const same = Array.from({ length: 8 }, () => client.voices.search());
  const others = Array.from({ length: 8 }, (_, offset) => client.voices.search({ offset }));
  for (const answer of await Promise.all([...same, ...others])) expect(answer).toEqual(page(['a/b']));
});

it.each<[string, Reply, Partial<ClientOptions>]>([
  ['nothing where it is switched off', tagged(body), { cache: false }],
  ['nothing larger than its limit', tagged(body), { cache: { maxBytes: body.length - 1 } }],
  ['nothing without a tag', reply(200, body), {}],
  [
    'nothing that must not be stored',
    reply(200, body, { etag: '"1"', 'cache-control': 'private, no-store' }),
    {},
  ],
  ['no broken JSON', reply(200, body.slice(1), { etag: '"1"' }), {}],
])('the cache keeps %s', async (_name, answer, options) => {
  const { client, requests } = await serve([answer], options);
  for (const _ of [1, 2]) await client.voices.search().catch(() => {});
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

it('the entry used longest ago makes room, for number and bytes', async () => {
  const sent: (string | undefined)[] = [];
  const cached = withEtagCache(
    async ({ url, headers }) => {
      sent.push(`${url}${headers.has('if-none-match') ? '*' : ''}`);
      const status = headers.has('if-none-match') ? 304 : 200;
      const bytes = new TextEncoder().encode(url === 'long' ? '"123456"' : '"1"');
      return { status, headers: new Headers({ etag: '"1"' }), body: bytes.buffer as ArrayBuffer };
    },
    { maxEntries: 3, maxBytes: 12 },
  );
  const ask = (url: string) =>
    cached({ url, headers: new Headers(), signal: new AbortController().signal, isFresh: false });
  for (const url of ['a', 'b', 'c', 'a', 'd', 'a', 'b', 'long', 'b', 'a']) await ask(url);
  expect(sent).toEqual(['a', 'b', 'c', 'a*', 'd', 'a*', 'b', 'long', 'b*', 'a']);
});
