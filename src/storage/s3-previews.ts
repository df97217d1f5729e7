import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import type { PreviewBucket } from './previews.ts';
import { isMissing, listKeys, type S3Location } from './s3.ts';

/** Cache lifetime of the answer that a recording exists in the bucket; it is long because recordings are rarely deleted. */
const PRESENT_TTL_MS = 60 * 60 * 1000;
/** Cache lifetime of the answer that a recording is missing; it is short because operators may upload recordings at any minute. */
const ABSENT_TTL_MS = 60 * 1000;
const MAX_CACHED = 100_000;

/**
 * Creates a preview bucket on S3 with presigned URLs that expire after `ttlSeconds`. The answers of `has` are cached,
 * so that most lookups of a preview need no request to S3.
 */
export function createS3Previews(
  client: S3Client,
  { bucket, prefix }: S3Location,
  ttlSeconds: number,
): PreviewBucket {
  const at = (filename: string) => ({ Bucket: bucket, Key: prefix + filename });
  const existence = new LRUCache<string, boolean>({ max: MAX_CACHED });

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
      const cached = existence.get(filename);
      if (cached !== undefined) return cached;
      const isPresent = await exists(filename);
      existence.set(filename, isPresent, { ttl: isPresent ? PRESENT_TTL_MS : ABSENT_TTL_MS });
      return isPresent;
    },
    list: async () => {
      const keys = await listKeys(client, bucket, prefix);
      return new Set(keys.map((key) => key.slice(prefix.length)));
    },
    presign: (filename) =>
      getSignedUrl(client, new GetObjectCommand(at(filename)), { expiresIn: ttlSeconds }),
  };
}
