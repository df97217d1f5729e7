import type { IncomingMessage } from 'node:http';
import { expect, it, jest } from '@jest/globals';
import { allVoices } from '../../packages/client/src/all-voices.ts';
import type { Voice, VoiceDirectoryClient } from '../../packages/client/src/client.ts';
import { MAX_CHANGES } from '../../src/domain/changes.ts';
import { MAX_LIMIT } from '../../src/domain/query-limits.ts';
import { failure, json, page, serve } from '../support/client-server.ts';

const all = async (voices: AsyncIterable<Voice>) => {
  const ids: string[] = [];
  for await (const { id } of voices) ids.push(id);
  return ids;
};
const of = (version: string, ...parts: Parameters<typeof page>) =>
  json(page(...parts), { 'x-catalog-version': version });

it('no page is asked before the first voice is, and each page has as many voices as the service allows', async () => {
  const { client, requests } = await serve([of('1', ['a', 'b'], 4), of('1', ['c', 'd'], 4, 2)]);
  const voices = client.voices.all();
  expect(requests).toHaveLength(0);
  expect(await voices.next()).toEqual({ done: false, value: { id: 'a' } });
  await voices.return();
  expect(requests.map(({ url }) => url)).toEqual([`/v1/voices?limit=${MAX_LIMIT}&offset=0`]);
});

it('after a swap the new catalog is read from its first page, and no voice comes twice', async () => {
  const { client, requests } = await serve([
    of('1', ['a', 'b'], 4),
    of('2', ['d'], 3, 2),
    of('2', ['new', 'a'], 3),
    of('2', ['d'], 3, 2),
  ]);
  expect(await all(client.voices.all({ language: 'fr' }, { pageSize: 2 }))).toEqual(['a', 'b', 'new', 'd']);
  expect(requests.map(({ url }) => new URL(url ?? '', 'http://a').searchParams.get('offset'))).toEqual([
    '0',
    '2',
    '0',
    '2',
  ]);
});

it('a swap is an error where the caller wants one', async () => {
  const { client } = await serve([of('1', ['a'], 2), of('2', ['b'], 2, 1)]);
  const voices = all(client.voices.all({}, { onSwap: 'throw' }));
  await expect(voices).rejects.toMatchObject({ code: 'catalog_changed' });
});

it('servers of two catalogs that take turns end the reading after some restarts, with ever longer pauses', async () => {
  jest.useFakeTimers({ now: 0 });
  let asked = 0;
  const readPage = async () => ({
    voices: [{ id: 'a' } as Voice],
    hasMore: true,
    version: String(asked++),
  });
  const voices = all(allVoices(readPage, { onSwap: 'restart', signal: new AbortController().signal }));
  const failed = expect(voices).rejects.toMatchObject({ code: 'catalog_changed' });
  await jest.runAllTimersAsync();
  const waitedMs = Date.now();
  jest.useRealTimers();
  await failed;
  expect(asked).toBe(12);
  // The first restart is at once; the four others wait for half to the whole of 600, 1200, 2400 and 4800 ms.
  expect(waitedMs).toBeGreaterThanOrEqual(4500);
  expect(waitedMs).toBeLessThanOrEqual(9000);
});

it.each([
  ['no more voices', of('1', [], 9)],
  ['fewer voices than it announced', of('1', ['a'], 1)],
])('a service that has %s ends the reading', async (_name, last) => {
  const { client } = await serve([of('1', ['a'], 9), last]);
  expect(await all(client.voices.all())).toEqual(['a']);
});

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

it('a history that is gone is the last outcome, also after a page of as many as the service allows', async () => {
  const { client, requests } = await serve([pageOf([], '7.9.9.a/b', true), failure(410, 'history_gone')]);
  expect(await read(client.changes.since('7'))).toMatchObject([
    { outcome: 'changes' },
    { outcome: 'history_gone', message: 'history_gone.' },
  ]);
  expect(sentBy(requests)[0]).toEqual({ since: '7', limit: String(MAX_CHANGES) });
});

it.each([
  ['another error', failure(410, 'voice_removed'), 'voice_removed'],
  ['another answer', json(page([])), 'invalid_response'],
  ['a page that leads to itself', pageOf([], '7', true), 'invalid_response'],
])('%s is an error', async (_name, answer, code) => {
  const { client } = await serve([answer]);
  await expect(read(client.changes.since('7'))).rejects.toMatchObject({ code });
});
