import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../src/domain/logger.ts';
import { createPreviewListings } from '../../src/previews/preview-listing.ts';

const NEVER = 1_000_000_000;

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/** Bucket whose listings the test settles one by one. */
function createBucket() {
  const pending: Deferred<ReadonlySet<string>>[] = [];
  const logged: string[] = [];
  const log = (_: object, message: string) => void logged.push(message);
  let asked = 0;
  return {
    logged,
    logger: { ...silentLogger, warn: log, info: log },
    countRequests: () => asked,
    list: (signal: AbortSignal) => {
      asked++;
      const listing = deferred<ReadonlySet<string>>();
      signal.addEventListener('abort', () => listing.reject(signal.reason), { once: true });
      pending.push(listing);
      return listing.promise;
    },
    answer: async (...filenames: string[]) => {
      pending.shift()?.resolve(new Set(filenames));
      await turn();
    },
    refuse: async () => {
      pending.shift()?.reject(new Error('503'));
      await turn();
    },
  };
}

/** Returns a promise with its functions, as `Promise.withResolvers` does, which Node 20 lacks. */
function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => {};
  let reject: Deferred<T>['reject'] = () => {};
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

const namesOf = (listings: { current: { filenames: ReadonlySet<string> } | undefined }) =>
  listings.current && [...listings.current.filenames];

describe('listings of the preview bucket', () => {
  it('a refresh waits for the listing of a bucket that answers', async () => {
    const bucket = createBucket();
    const listings = createPreviewListings(bucket.list, bucket.logger, {
      intervalMs: NEVER,
      maxWaitMs: NEVER,
    });
    const refreshed = listings.refresh();
    await bucket.answer('a.mp3', 'b.mp3');
    await refreshed;
    expect(namesOf(listings)).toEqual(['a.mp3', 'b.mp3']);
    expect(bucket.logged).toEqual([]);
  });

  it('a refresh of a silent bucket ends, no further one waits, and the listing is taken up when it arrives', async () => {
    const bucket = createBucket();
    const listings = createPreviewListings(bucket.list, bucket.logger, { intervalMs: NEVER, maxWaitMs: 1 });
    let listed = 0;
    listings.watch(() => listed++);
    await listings.refresh();
    await listings.refresh();
    expect({ names: namesOf(listings), listed, requests: bucket.countRequests() }).toEqual({
      names: undefined,
      listed: 0,
      requests: 1,
    });
    await bucket.answer('a.mp3');
    expect({ names: namesOf(listings), listed }).toEqual({ names: ['a.mp3'], listed: 1 });
    expect(bucket.logged).toEqual([
      'preview bucket down, last listing kept',
      'preview bucket available again',
    ]);
  });

  it('a bucket that fails keeps the last listing, and is logged once until it answers', async () => {
    const bucket = createBucket();
    const listings = createPreviewListings(bucket.list, bucket.logger, {
      intervalMs: NEVER,
      maxWaitMs: NEVER,
    });
    for (const settle of [() => bucket.answer('a.mp3'), bucket.refuse, bucket.refuse]) {
      const refreshed = listings.refresh();
      await settle();
      await refreshed;
      expect(namesOf(listings)).toEqual(['a.mp3']);
    }
    expect(bucket.logged).toEqual(['preview bucket down, last listing kept']);
    void listings.refresh();
    await bucket.answer('b.mp3');
    expect(namesOf(listings)).toEqual(['b.mp3']);
    expect(bucket.logged).toHaveLength(2);
  });

  it('equal listings have one version, in whichever order they arrive', async () => {
    const bucket = createBucket();
    const listings = createPreviewListings(bucket.list, bucket.logger, {
      intervalMs: NEVER,
      maxWaitMs: NEVER,
    });
    const versions: unknown[] = [];
    for (const names of [['a.mp3', 'b.mp3'], ['b.mp3', 'a.mp3'], ['a.mp3'], []]) {
      const refreshed = listings.refresh();
      await bucket.answer(...names);
      await refreshed;
      versions.push(listings.current?.version);
    }
    expect(versions[0]).toMatch(/^[0-9a-f]{8}$/);
    expect(versions[1]).toBe(versions[0]);
    expect(new Set(versions).size).toBe(3);
  });

  it('a watched bucket is listed again and again until it is closed', async () => {
    const bucket = createBucket();
    const listings = createPreviewListings(bucket.list, bucket.logger, { intervalMs: 1, maxWaitMs: NEVER });
    let listed = 0;
    listings.watch(() => listed++);
    while (listed < 3) await bucket.answer('a.mp3');
    listings.close();
    await turn();
    const asked = bucket.countRequests();
    await listings.refresh();
    expect(bucket.countRequests()).toBe(asked);
    expect(bucket.logged).toEqual([]);
  });
});
