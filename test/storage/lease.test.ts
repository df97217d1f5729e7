import { hostname } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { acquireLease } from '../../src/storage/lease.ts';
import { createMemoryStore } from '../../src/storage/memory.ts';

const KEY = 'ingest.lock';
const soon = () => new Date(Date.now() + 50_000).toISOString();
const holder = (known: object) =>
  JSON.stringify({ host: 'elsewhere', pid: 1, process: 'other', expiresAt: soon(), ...known });

describe('leases', () => {
  it('a lease has one holder at a time, and is free again once released', async () => {
    const store = createMemoryStore();
    const first = await acquireLease(store, KEY);
    expect(await acquireLease(store, KEY)).toEqual({ heldBy: `process ${process.pid} on ${hostname()}` });
    if ('lease' in first) await first.lease.release();
    expect(await acquireLease(store, KEY)).toHaveProperty('lease');
  });

  it('one of many processes that ask at once gets the lease', async () => {
    const store = createMemoryStore();
    const results = await Promise.all(Array.from({ length: 10 }, () => acquireLease(store, KEY)));
    expect(results.filter((result) => 'lease' in result)).toHaveLength(1);
  });

  it.each([
    ['a live process of another host', 'respected', {}],
    [
      'a process of another host that stopped renewing',
      'taken over',
      { expiresAt: '2026-01-01T00:00:00.000Z' },
    ],
    ['a dead process of this host', 'taken over', { host: hostname(), pid: 2 ** 22 + 1 }],
    [
      'an earlier process with our pid, as in a restarted container,',
      'taken over',
      { host: hostname(), pid: process.pid },
    ],
    [
      'a process of another host whose clock is years ahead',
      'taken over',
      { expiresAt: '2099-01-01T00:00:00.000Z' },
    ],
    ['a live process of this host', 'respected', { host: hostname(), pid: process.ppid }],
  ])('a lease of %s is %s', async (_, outcome, known) => {
    const store = createMemoryStore();
    await store.put(KEY, holder(known));
    expect(await acquireLease(store, KEY)).toHaveProperty(outcome === 'respected' ? 'heldBy' : 'lease');
  });

  it('a lease whose file cannot be parsed is taken over', async () => {
    const store = createMemoryStore();
    await store.put(KEY, 'not json');
    expect(await acquireLease(store, KEY)).toHaveProperty('lease');
  });
});
