import { getMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { type SampleError, StatusError } from '../../../src/previews/fetch/sample-errors.ts';
import { visitHosts } from '../../../src/previews/fetch/visit-hosts.ts';
import { FAST } from '../../support/sample-host.ts';

const items = (host: string, count: number) => Array.from({ length: count }, (_, index) => `${host}${index}`);
const hostOf = (item: string) => item.slice(0, 1);
const { signal } = new AbortController();
/** Part of a visitor whose results are not saved. */
const UNSAVED = { save: async () => {}, batches: { maxItems: 1000, maxWaitMs: 1000 } };

/** Returns a visitor that counts the visits under way, by host. */
function countingVisitor(visitMs: number) {
  const now = new Map<string, number>();
  const most = new Map<string, number>();
  const count = (key: string, step: number) => {
    now.set(key, (now.get(key) ?? 0) + step);
    most.set(key, Math.max(most.get(key) ?? 0, now.get(key) ?? 0));
  };
  const visited: string[] = [];
  return {
    most,
    visited,
    visitor: {
      ...UNSAVED,
      hostOf,
      giveUp: () => {},
      visit: async (item: string) => {
        for (const key of [hostOf(item), 'all']) count(key, 1);
        await sleep(visitMs);
        for (const key of [hostOf(item), 'all']) count(key, -1);
        visited.push(item);
      },
    },
  };
}

it('visitHosts visits every item once, with few at a time per host and in all', async () => {
  const { most, visited, visitor } = countingVisitor(5);
  const all = [...items('a', 12), ...items('b', 12), ...items('c', 3)];
  await visitHosts(all, visitor, { ...FAST, overall: 5, perHost: 2 }, signal);
  expect(visited.sort()).toEqual(all.sort());
  expect(most.get('a')).toBe(2);
  expect(most.get('b')).toBe(2);
  expect(most.get('all')).toBe(5);
});

it('visitHosts pauses between two starts of one host, and not for another host', async () => {
  const starts: [string, number][] = [];
  const visit = async (item: string) => void starts.push([item, performance.now()]);
  const pace = { ...FAST, perHost: 2, spacingMs: 30 };
  await visitHosts(
    [...items('a', 4), ...items('b', 1)],
    { ...UNSAVED, hostOf, visit, giveUp: () => {} },
    pace,
    signal,
  );
  const ofA = starts.filter(([item]) => item.startsWith('a')).map(([, at]) => at);
  for (const [index, at] of ofA.slice(1).entries()) expect(at - (ofA[index] ?? 0)).toBeGreaterThan(25);
  expect(starts.findIndex(([item]) => item === 'b0')).toBeLessThan(2);
});

it('visitHosts pauses a busy host for its Retry-After, and visits the item again', async () => {
  const visits: [string, number][] = [];
  const startedAt = performance.now();
  const visit = async (item: string) => {
    visits.push([item, performance.now() - startedAt]);
    if (visits.length === 1) throw new StatusError(429, 80);
  };
  await visitHosts(
    items('a', 3),
    { ...UNSAVED, hostOf, visit, giveUp: () => {} },
    { ...FAST, perHost: 1 },
    signal,
  );
  expect(visits.map(([item]) => item)).toEqual(['a0', 'a0', 'a1', 'a2']);
  expect(visits[1]?.[1]).toBeGreaterThan(75);
});

it('visitHosts gives up an item after three visits, and a host that asks for a long pause', async () => {
  const givenUp: string[] = [];
  const visits: string[] = [];
  const visitor = {
    ...UNSAVED,
    hostOf,
    giveUp: (item: string, { message }: SampleError) => void givenUp.push(`${item} ${message}`),
    visit: async (item: string) => {
      visits.push(item);
      if (item === 'a0') throw new StatusError(429);
      if (hostOf(item) === 'b') throw new StatusError(503, 3_600_000);
    },
  };
  await visitHosts([...items('a', 2), ...items('b', 3)], visitor, { ...FAST, perHost: 1 }, signal);
  expect(givenUp.sort()).toEqual(['a0 status 429', 'b0 status 503', 'b1 status 503', 'b2 status 503']);
  expect(visits.filter((item) => item === 'a0')).toHaveLength(3);
  expect(visits.filter((item) => hostOf(item) === 'b')).toEqual(['b0']);
});

it('visitHosts ends with the first error that is about no host, after the visits under way', async () => {
  const visited: string[] = [];
  const visit = async (item: string) => {
    if (item === 'a1') throw new Error('the store is gone');
    await sleep(20);
    visited.push(item);
  };
  const visitor = { ...UNSAVED, hostOf, visit, giveUp: () => {} };
  await expect(visitHosts(items('a', 20), visitor, { ...FAST, perHost: 2 }, signal)).rejects.toThrow(
    'the store',
  );
  expect(visited).toEqual(['a0']);
});

it('visitHosts stops with its signal', async () => {
  const stopping = new AbortController();
  const visited: string[] = [];
  const visit = async (item: string) => {
    visited.push(item);
    if (item === 'a2') stopping.abort();
  };
  const visitor = { ...UNSAVED, hostOf, visit, giveUp: () => {} };
  await visitHosts(items('a', 20), visitor, { ...FAST, perHost: 1 }, stopping.signal);
  expect(visited).toEqual(['a0', 'a1', 'a2']);
});

it('visitHosts saves in batches and at the end, and stops after a failed save', async () => {
  const saves: [visited: number, isLast: boolean][] = [];
  let visited = 0;
  const visitor = {
    hostOf,
    giveUp: () => {},
    visit: async () => void (await sleep(visited++ && 5)),
    save: async (isLast: boolean) => {
      saves.push([visited, isLast]);
      if (!isLast) throw new Error('full');
    },
    batches: { maxItems: 3, maxWaitMs: 1000 },
  };
  expect(await visitHosts(items('a', 20), visitor, { ...FAST, perHost: 1 }, signal)).toBe(false);
  expect(visited).toBeLessThan(6);
  expect(saves.map(([, isLast]) => isLast)).toEqual([false, true]);
});

it('visitHosts passes a signal that takes any number of listeners', async () => {
  const visit = async (_item: string, ended: AbortSignal) =>
    expect(getMaxListeners(ended)).toBe(Number.POSITIVE_INFINITY);
  const visitor = { ...UNSAVED, hostOf, visit, giveUp: () => {} };
  expect(await visitHosts(items('a', 1), visitor, FAST, signal)).toBe(true);
});
