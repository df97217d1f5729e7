import { hostname } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { acquireLease } from '../../src/storage/lease.ts';
import { createMemoryStore } from '../../src/storage/memory.ts';

const KEY = 'ingest.lock';
const soon = () => new Date(Date.now() + 20_000).toISOString();
const holder = (known: object) =>
  JSON.stringify({ host: 'elsewhere', pid: 1, process: 'other', expiresAt: soon(), ...known });

describe('lease', () => {
  it('is held by one at a time, and free again once released', async () => {
    const store = createMemoryStore();
    const first = await acquireLease(store, KEY);
    expect(await acquireLease(store, KEY)).toEqual({ heldBy: `process ${process.pid} on ${hostname()}` });
    if ('lease' in first) await first.lease.release();
    expect(await acquireLease(store, KEY)).toHaveProperty('lease');
  });

  it('goes to one of many that ask at once', async () => {
    const store = createMemoryStore();
    const results = await Promise.all(Array.from({ length: 10 }, () => acquireLease(store, KEY)));
    expect(results.filter((result) => 'lease' in result)).toHaveLength(1);
  });

  it.each([
    ['a live process of another host', {}, 'heldBy'],
    ['a process of another host that stopped renewing', { expiresAt: '2026-01-01T00:00:00.000Z' }, 'lease'],
    ['a process of this host that is gone', { host: hostname(), pid: 2 ** 22 + 1 }, 'lease'],
    [
      'an earlier process with our pid, as in a restarted container',
      { host: hostname(), pid: process.pid },
      'lease',
    ],
    [
      'a process of another host whose clock is years ahead',
      { expiresAt: '2099-01-01T00:00:00.000Z' },
      'lease',
    ],
    ['a live process of this host', { host: hostname(), pid: process.ppid }, 'heldBy'],
  ])('that %s holds gives %j → %s', async (_, known, outcome) => {
    const store = createMemoryStore();
    await store.put(KEY, holder(known));
    expect(await acquireLease(store, KEY)).toHaveProperty(outcome);
  });

  it('is taken over where its file cannot be understood', async () => {
    const store = createMemoryStore();
    await store.put(KEY, 'not json');
    expect(await acquireLease(store, KEY)).toHaveProperty('lease');
  });
});
