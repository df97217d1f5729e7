import { describe, expect, it } from '@jest/globals';
import { OperatorError } from '../../src/domain/errors.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { startFakeBucket } from '../support/fake-bucket.ts';
import { withFolder } from '../support/folder.ts';
import { longTests } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { run } from '../support/process.ts';
import { withService } from '../support/service.ts';
import { snapshotOf, writeSnapshot } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

/** Settings of a service with a store on S3, in whose place each test puts a store of its own. */
const onS3 = (folder: string) => ({
  SNAPSHOT_URL: 's3://voices/directory',
  DATA_DIR: folder,
  AWS_REGION: 'us-east-1',
  PROVIDERS: 'polly',
});

const refusing: BlobStore = {
  ...createMemoryStore(),
  location: 's3://voices/directory',
  get: () => Promise.reject(new OperatorError('The store is down.')),
  etag: () => Promise.reject(new OperatorError('The store is down.')),
};
const silent: BlobStore = {
  ...refusing,
  get: () => new Promise(() => {}),
  etag: () => new Promise(() => {}),
};

const totalAt = async (url: string): Promise<number> =>
  ((await (await fetch(`${url}/v1/voices?limit=1`)).json()) as { total: number }).total;
const healthAt = async (url: string) => (await fetch(`${url}/readyz`)).json();

async function storeWithOneVoice(): Promise<BlobStore> {
  const store = createMemoryStore();
  await writeSnapshot(createSnapshots(store), snapshotOf([voice({ id: 'polly/Ada' })]));
  return store;
}

const itLong = longTests(it, it.skip);

itLong('an ingest process gives a store up that accepts requests and says nothing', () =>
  withFolder(async (folder) => {
    const { env, requests } = await startFakeBucket();
    const { code, err } = await run(['ingest'], { ...onS3(folder), ...env });
    expect(code).toBe(1);
    expect(err).toMatch(/^The snapshot store s3:.* cannot be used: .* timed out .*\n$/);
    expect(requests).toHaveLength(3);
  }),
);

describe('a service whose store on S3 is down', () => {
  it.each([
    [
      'refuses',
      refusing,
      /^The store is down\. Serving the copy of the snapshot of 2026-11-21T12:00:00\.000Z in DATA_DIR\.$/,
    ],
    ['accepts requests and says nothing', silent, /did not answer within 5000 ms\. Serving the copy/],
  ])('starts with the copy of the last snapshot where the store %s, and says so', async (_, store, notice) =>
    withFolder(async (folder) => {
      await withService(onS3(folder), ({ url }) => totalAt(url), { store: await storeWithOneVoice() });
      await withService(
        onS3(folder),
        async (started) => {
          expect(started.notice).toMatch(notice);
          expect(await totalAt(started.url)).toBe(1);
          expect(await healthAt(started.url)).toMatchObject({ status: 'ready', store: 'unreachable' });
        },
        { store },
      );
    }),
  );

  it('starts with the bundled lists where there is no copy, and from the store once it is back', async () =>
    withFolder(async (folder) => {
      let current = refusing;
      const store: BlobStore = {
        ...refusing,
        get: (key) => current.get(key),
        etag: (key) => current.etag(key),
      };
      await withService(
        onS3(folder),
        async (started) => {
          expect(started.notice).toMatch(/^The store is down\. Serving the bundled catalog\.$/);
          expect(await totalAt(started.url)).toBeGreaterThan(100);
          current = await storeWithOneVoice();
        },
        { store },
      );
      await withService(onS3(folder), async ({ url }) => expect(await totalAt(url)).toBe(1), { store });
    }));
});
