import { GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PreviewBucket } from './find-preview.ts';
import type { S3Location } from '../storage/s3.ts';

/** Creates a preview bucket on S3 with presigned links that expire after `ttlSeconds`. */
export function createS3Previews(
  client: S3Client,
  { bucket, prefix }: S3Location,
  ttlSeconds: number,
): PreviewBucket {
  return {
    list: async (signal) => {
      const filenames = new Set<string>();
      const input = { Bucket: bucket, Prefix: prefix };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, input, { abortSignal: signal }))
        for (const { Key } of Contents) if (Key) filenames.add(Key.slice(prefix.length));
      return filenames;
    },
    presign: (filename) => {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: prefix + filename,
        // Browsers play an inline recording, and save it under this name.
        ResponseContentDisposition: `inline; filename="${filename}"`,
      });
      return getSignedUrl(client, command, { expiresIn: ttlSeconds });
    },
  };
}
