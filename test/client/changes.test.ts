import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import type { VoiceDirectoryClient } from '../../packages/client/src/client.ts';
import { failure, json, page, serve } from '../support/client-server.ts';

const pageOf = (changes: readonly object[], next: string, has_more = false) =>
  json({ changes, next, has_more, catalog_version: 'v', oldest: 0 });
const read = async (pages: ReturnType<VoiceDirectoryClient['changes']['since']>) => {
  const read = [];
  for await (const each of pages) read.push(each);
  return read;
};
const sentBy = (requests: readonly IncomingMessage[]) =>
  requests.map(({ url = '' }) => Object.fromEntries(new URL(url, 'http://a').searchParams));

it('the pages since a cursor are read until none is left, with the same filters', async () => {
  const added = { seq: 9, kind: 'added', id: 'a/b', voice: { id: 'a/b' } };
  const replies = [pageOf([added], '7.9.9.a/b', true), pageOf([], '9')];
  const { client, requests } = await serve(replies);
  const since = client.changes.since('7', { providers: ['a', '-c'], kinds: 'added', pageSize: 1 });
  expect(await read(since)).toMatchObject([
    { outcome: 'changes', changes: [added], next: '7.9.9.a/b' },
    { outcome: 'changes', changes: [], next: '9', catalog_version: 'v' },
  ]);
  const sent = { providers: 'a,-c', kinds: 'added', limit: '1' };
  expect(sentBy(requests)).toEqual([
    { ...sent, since: '7' },
    { ...sent, since: '7.9.9.a/b' },
  ]);
});

it('the newest changes are asked for without a cursor', async () => {
  const { client, requests } = await serve([pageOf([], '9')]);
  expect(await client.changes.newest({ limit: 1 })).toMatchObject({ changes: [], next: '9' });
  expect(sentBy(requests)).toEqual([{ limit: '1' }]);
});

it('a history that is gone is the last outcome, also after a page', async () => {
  const { client } = await serve([pageOf([], '7.9.9.a/b', true), failure(410, 'history_gone')]);
  expect(await read(client.changes.since('7'))).toMatchObject([
    { outcome: 'changes' },
    { outcome: 'history_gone', message: 'history_gone.' },
  ]);
});

it.each([
  ['another error', failure(410, 'voice_removed'), 'voice_removed'],
  ['another answer', json(page([])), 'invalid_response'],
  ['a page that leads to itself', pageOf([], '7', true), 'invalid_response'],
])('%s is an error', async (_name, answer, code) => {
  const { client } = await serve([answer]);
  await expect(read(client.changes.since('7'))).rejects.toMatchObject({ code });
});
