import { readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { acquireLease, type Lease } from '../../src/storage/lease.ts';
import { LOCK_SUFFIX, withLockFile } from '../../src/storage/lock-file.ts';
import { createMemoryStore } from '../support/memory-store.ts';

const KEY = 'ingest.lock';
const TERM_MS = 30_000;
const HERE = `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;

/** The claim of another holder. */
const holder = (known: object) => JSON.stringify({ host: 'elsewhere', pid: 1, process: 'other', ...known });

async function acquired(store: BlobStore): Promise<Lease> {
  const result = await acquireLease(store, KEY);
  if (!('lease' in result)) throw new Error(`the lease is held by ${result.heldBy}`);
  return result.lease;
}

describe('leases', () => {
  it('a lease has one holder at a time, and is free again once released', async () => {
    const store = createMemoryStore();
    const lease = await acquired(store);
    expect(await acquireLease(store, KEY)).toEqual({ heldBy: `process ${process.pid} on ${hostname()}` });
    await lease.release();
    await acquired(store);
  });

  it('one of many processes that ask at once gets the lease', async () => {
    const store = createMemoryStore();
    const results = await Promise.all(Array.from({ length: 10 }, () => acquireLease(store, KEY)));
    expect(results.filter((result) => 'lease' in result)).toHaveLength(1);
  });

  const here = { host: hostname(), namespace: HERE };
  it.each([
    ['a live process of another host', 'respected', {}],
    ['a dead process of this host', 'taken over', { ...here, pid: 2 ** 22 + 1 }],
    [
      'an earlier process with our pid, as in a restarted container,',
      'taken over',
      { ...here, pid: process.pid },
    ],
    [
      'a process with our pid in another process namespace of this host',
      'respected',
      { ...here, namespace: HERE.replace(/\d+\]$/, '1]'), pid: process.pid },
    ],
    ['a process of this host that knows no namespace', 'respected', { host: hostname(), pid: 2 ** 22 + 1 }],
    ['a live process of this host', 'respected', { ...here, pid: process.ppid }],
    ['a process that released it', 'taken over', { isReleased: true }],
  ])('a lease of %s is %s', async (_, outcome, known) => {
    const store = createMemoryStore();
    await store.put(KEY, holder(known));
    expect(await acquireLease(store, KEY)).toHaveProperty(outcome === 'respected' ? 'heldBy' : 'lease');
  });

  it("a lease ends a term after its last renewal, by the store's clock", async () => {
    let now = 1e9;
    const store = createMemoryStore(() => now);
    await store.put(KEY, holder({}));
    now += TERM_MS - 1;
    expect(await acquireLease(store, KEY)).toHaveProperty('heldBy');
    now += 2;
    expect(await acquireLease(store, KEY)).toHaveProperty('lease');
  });

  it('a lease whose file cannot be parsed is taken over', async () => {
    const store = createMemoryStore();
    await store.put(KEY, 'not json');
    await acquired(store);
  });
});

function useFakeTimers(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
}

describe('the renewal of a lease', () => {
  useFakeTimers();

  it('keeps the lease for longer than a term, and stops with the release', async () => {
    const store = createMemoryStore();
    const lease = await acquired(store);
    await jest.advanceTimersByTimeAsync(3 * TERM_MS);
    expect((await store.get(KEY))?.ageMs).toBeLessThan(TERM_MS / 2);
    await lease.release();
    await jest.advanceTimersByTimeAsync(3 * TERM_MS);
    expect((await store.get(KEY))?.ageMs).toBeGreaterThan(2 * TERM_MS);
  });

  it('never has two writes under way, so that a slow store does not make a holder lose to itself', async () => {
    const store = createMemoryStore();
    let underWay = 0;
    let most = 0;
    const put: BlobStore['put'] = async (...args) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 11_000));
      underWay--;
      return store.put(...args);
    };
    const acquiring = acquired({ ...store, put });
    await jest.advanceTimersByTimeAsync(11_000);
    await acquiring;
    await jest.advanceTimersByTimeAsync(4 * TERM_MS);
    expect(most).toBe(1);
    expect(await acquireLease(store, KEY)).toHaveProperty('heldBy');
  });

  it('goes on after failures of the store, and ends where another process took the lease over', async () => {
    const store = createMemoryStore();
    let failures = 0;
    let isDown = true;
    const put: BlobStore['put'] = async (key, body, condition) => {
      if (condition && 'ifMatch' in condition && isDown) {
        failures++;
        throw new Error('503');
      }
      return store.put(key, body, condition);
    };
    const lease = await acquired({ ...store, put });
    await jest.advanceTimersByTimeAsync(25_000);
    expect(failures).toBe(2);
    isDown = false;
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await store.get(KEY))?.ageMs).toBeLessThan(TERM_MS / 2);

    await store.put(KEY, holder({ pid: 7 }));
    const theirs = await store.etag(KEY);
    await jest.advanceTimersByTimeAsync(TERM_MS);
    await lease.release();
    expect(await store.etag(KEY)).toBe(theirs);
  });
});

describe('the release of a lease', () => {
  useFakeTimers();

  it('leaves the lease of a faster taker alone', async () => {
    const store = createMemoryStore();
    const lease = await acquired(store);
    await store.put(KEY, holder({ pid: 7 }));
    const theirs = await store.etag(KEY);
    await lease.release();
    expect(await store.etag(KEY)).toBe(theirs);
  });

  it('is reported where the store refuses it', async () => {
    const store = createMemoryStore();
    let isDown = false;
    const put: BlobStore['put'] = (...args) =>
      isDown ? Promise.reject(new Error('503')) : store.put(...args);
    const lease = await acquired({ ...store, put });
    isDown = true;
    await expect(lease.release()).rejects.toThrow('503');
  });
});

it('a lock that another process took for abandoned ends without an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
  const path = join(folder, 'latest.json');
  await withLockFile(path, () => rm(path + LOCK_SUFFIX));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
