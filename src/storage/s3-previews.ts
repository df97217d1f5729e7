import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import type { PreviewBucket } from './previews.ts';
import { isMissing, listKeys, type S3Location } from './s3.ts';

/** A recording that is there stays; one that is not may be uploaded any minute. */
const PRESENT_TTL_MS = 60 * 60 * 1000;
const ABSENT_TTL_MS = 60 * 1000;
const MAX_REMEMBERED = 100_000;

/** Previews in an S3 bucket, as links that `ttlSeconds` ends. Whether one exists is remembered. */
export function createS3Previews(
  client: S3Client,
  { bucket, prefix }: S3Location,
  ttlSeconds: number,
): PreviewBucket {
  const at = (filename: string) => ({ Bucket: bucket, Key: prefix + filename });
  const known = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });

  async function exists(filename: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(at(filename)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  return {
    has: async (filename) => {
      const remembered = known.get(filename);
      if (remembered !== undefined) return remembered;
      const isThere = await exists(filename);
      known.set(filename, isThere, { ttl: isThere ? PRESENT_TTL_MS : ABSENT_TTL_MS });
      return isThere;
    },
    list: async () => {
      const keys = await listKeys(client, bucket, prefix);
      return new Set(keys.map((key) => key.slice(prefix.length)));
    },
    presign: (filename) =>
      getSignedUrl(client, new GetObjectCommand(at(filename)), { expiresIn: ttlSeconds }),
  };
}
