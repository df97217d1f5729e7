import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { describe } from '@jest/globals';

/** Address of a real S3 server; undefined if none is at hand. */
export const S3_ENDPOINT = process.env.AWS_ENDPOINT_URL_S3;

/** Describes tests that need a real S3 server. The title of such a test names the variable. */
export const describeOnS3 = S3_ENDPOINT ? describe : describe.skip;

/** Creates a bucket, runs `use` with its name and a client, and closes the client. */
export async function withBucket<T>(use: (bucket: string, client: S3Client) => Promise<T>): Promise<T> {
  const client = new S3Client({ forcePathStyle: true });
  const bucket = `test-${randomUUID()}`;
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return await use(bucket, client);
  } finally {
    client.destroy();
  }
}
