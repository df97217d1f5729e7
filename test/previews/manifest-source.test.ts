import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { silentLogger } from '../../src/lib/logger.ts';
import {
  createManifestSource,
  type ManifestSource,
  type Recordings,
} from '../../src/previews/manifest-source.ts';

const NEVER = 1_000_000_000;

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/** Bucket whose manifests the test settles one by one. */
function createBucket() {
  const pending: Deferred<Recordings>[] = [];
  const logged: string[] = [];
  const log = (_: object, message: string) => void logged.push(message);
  let asked = 0;
  return {
    logged,
    logger: { ...silentLogger, warn: log, info: log },
    countRequests: () => asked,
    load: () => {
      asked++;
      const manifest = deferred<Recordings>();
      pending.push(manifest);
      return manifest.promise;
    },
    answer: async (...ids: string[]) => {
      pending.shift()?.resolve(recordingsOf(...ids));
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

const recordingsOf = (...ids: string[]): Recordings => ({
  etag: ids.join(),
  version: ids.join(),
  byVoice: new Map(ids.map((id) => [id, { key: `${id}.mp3`, media_type: 'audio/mpeg', bytes: 5 }])),
});
const PATIENT = { intervalMs: NEVER, maxWaitMs: NEVER, deadlineMs: 1_000_000 };
const idsOf = ({ current }: ManifestSource) => current && [...current.byVoice.keys()];

it('a refresh waits for the manifest of a bucket that answers', async () => {
  const bucket = createBucket();
  const source = createManifestSource('bucket', bucket.load, bucket.logger, PATIENT);
  expect(source.isReachable).toBe(false);
  const refreshed = source.refresh();
  await bucket.answer('a', 'b');
  await refreshed;
  expect(idsOf(source)).toEqual(['a', 'b']);
  expect(source.isReachable).toBe(true);
  expect(bucket.logged).toEqual([]);
});

it('a refresh of a silent bucket ends, no further one waits, and the manifest is taken up when it arrives', async () => {
  const bucket = createBucket();
  const source = createManifestSource('bucket', bucket.load, bucket.logger, { ...PATIENT, maxWaitMs: 1 });
  let changes = 0;
  source.watch(() => changes++);
  await source.refresh();
  await source.refresh();
  expect({ ids: idsOf(source), changes, requests: bucket.countRequests() }).toEqual({
    ids: undefined,
    changes: 0,
    requests: 1,
  });
  await bucket.answer('a');
  expect({ ids: idsOf(source), changes }).toEqual({ ids: ['a'], changes: 1 });
  expect(bucket.logged).toEqual([]);
});

it('a read of a silent bucket is given up after its deadline, so that the next one finds the bucket again', async () => {
  const bucket = createBucket();
  const source = createManifestSource('bucket', bucket.load, bucket.logger, { ...PATIENT, deadlineMs: 5 });
  await source.refresh();
  expect(source.isReachable).toBe(false);
  const again = source.refresh();
  await bucket.answer('late');
  await bucket.answer('a');
  await again;
  while (!source.isReachable) await turn();
  expect(idsOf(source)).toEqual(['a']);
});

it('a bucket that fails keeps the last recordings, and is logged once until it answers', async () => {
  const bucket = createBucket();
  const source = createManifestSource('bucket', bucket.load, bucket.logger, PATIENT);
  for (const settle of [() => bucket.answer('a'), bucket.refuse, bucket.refuse]) {
    const refreshed = source.refresh();
    await settle();
    await refreshed;
    expect(idsOf(source)).toEqual(['a']);
  }
  expect(source.isReachable).toBe(false);
  expect(bucket.logged).toEqual(['previews unreachable, last manifest kept']);
  void source.refresh();
  await bucket.answer('b');
  expect(idsOf(source)).toEqual(['b']);
  expect(bucket.logged).toHaveLength(2);
});

it('a change is told once, and a manifest that is as before is none', async () => {
  const bucket = createBucket();
  const source = createManifestSource('bucket', bucket.load, bucket.logger, PATIENT);
  let changes = 0;
  source.watch(() => changes++);
  for (const ids of [['a'], ['a'], ['a', 'b']]) {
    const refreshed = source.refresh();
    await bucket.answer(...ids);
    await refreshed;
  }
  expect(changes).toBe(2);
});

it('a watched bucket is read again and again until the source is closed', async () => {
  const bucket = createBucket();
  const source = createManifestSource('bucket', bucket.load, bucket.logger, { ...PATIENT, intervalMs: 1 });
  source.watch(() => {});
  while (bucket.countRequests() < 3) await bucket.answer('a');
  source.close();
  await turn();
  const asked = bucket.countRequests();
  await source.refresh();
  expect(bucket.countRequests()).toBe(asked);
  expect(bucket.logged).toEqual([]);
});

it('invalid entries of a manifest are logged once, until the manifest changes', async () => {
  const { logged, logger } = createBucket();
  const recordings = { ...recordingsOf('a'), invalid: 2 };
  const source = createManifestSource('bucket', async () => recordings, logger, PATIENT);
  await source.refresh();
  await source.refresh();
  expect(logged).toEqual(['previews with an invalid entry left out']);
});
