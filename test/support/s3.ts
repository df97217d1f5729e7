import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { describe } from '@jest/globals';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { atFileEnd } from '../runner/file-end.ts';

/** Address of a real S3 server; undefined if none is at hand. */
export const S3_ENDPOINT = process.env.AWS_ENDPOINT_URL_S3;

/** Describes tests that need a real S3 server. The title of such a test names the variable. */
export const describeOnS3 = S3_ENDPOINT ? describe : describe.skip;

/** Opens a client, which is closed at the end of the test file. */
export function openS3Client(): S3Client {
  const client = new S3Client({ forcePathStyle: true });
  atFileEnd.push(() => client.destroy());
  return client;
}

/** Creates a bucket, and runs `use` with its name and a client. */
export async function withBucket<T>(use: (bucket: string, client: S3Client) => Promise<T>): Promise<T> {
  const client = openS3Client();
  const bucket = `test-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return use(bucket, client);
}

/** Creates a bucket, and a store in one of its folders. */
export function createBucketStore(): Promise<BlobStore> {
  return withBucket(async (bucket, client) => createS3Store(client, { bucket, prefix: 'directory/' }));
}
