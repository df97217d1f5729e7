import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { type FakeBucket, startFakeBucket } from '../support/fake-bucket.ts';

let bucket: FakeBucket;
let client: S3Client;
let store: BlobStore;
beforeAll(async () => {
  bucket = await startFakeBucket();
  client = new S3Client({
    endpoint: bucket.env.AWS_ENDPOINT_URL_S3 as string,
    region: 'us-east-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    forcePathStyle: true,
    maxAttempts: 1,
  });
  store = createS3Store(client, { bucket: 'bucket', prefix: 'p/' });
});
afterAll(() => client.destroy());

describe('messages of the S3 store', () => {
  it.each([403, 404, 500, 503])(
    'the message of a request that is answered with %d has the status',
    async (status) => {
      bucket.fail(status);
      const failing = store.etag('latest.json');
      await expect(failing).rejects.toThrow(
        new RegExp(`cannot be used: .*\\b${status}\\b.*Check SNAPSHOT_URL`),
      );
      await expect(failing).rejects.not.toThrow(/Unknown/);
    },
  );

  it('an absent key is told from an absent bucket by a request with a body', async () => {
    bucket.refuse(404, 'NoSuchKey');
    expect(await store.etag('latest.json')).toBeUndefined();
    expect(await store.get('latest.json')).toBeUndefined();
    bucket.refuse(404, 'NoSuchBucket');
    await expect(store.etag('latest.json')).rejects.toThrow(/cannot be used: NoSuchBucket/);
    await expect(store.get('latest.json')).rejects.toThrow(/cannot be used: NoSuchBucket/);
  });

  it('a write that is answered without an ETag, as by a captive portal, is an error', async () => {
    bucket.fail(200);
    await expect(store.put('k', 'v')).rejects.toThrow(/answer to a write has no ETag/);
  });

  it('the address of a blob has one slash between its parts', async () => {
    bucket.answer({});
    expect(store.location).toBe('s3://bucket/p');
    await expect(createSnapshots(store).readLatest()).rejects.toThrow(
      'The snapshot s3://bucket/p/latest.json cannot be read',
    );
  });
});
