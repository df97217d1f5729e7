import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import type { S3Location } from '../storage/s3.ts';

interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Presigns the URL of a recording. Browsers save the recording as `filename`. Signing sends no request to the bucket. */
export type SignLink = (recording: PreviewRecording, filename: string) => Promise<SignedLink>;

/** Dummy credentials for signing a link of which only the origin is used. */
const NOBODY = { accessKeyId: 'nobody', secretAccessKey: 'nobody' };
/** Fraction of a link's lifetime for which the link is reused. Links are reused, because signing is the slowest part of a request. */
const REUSED_SHARE = 0.1;
const MAX_LINKS = 10_000;

/** Creates a signer of links that expire after `ttlSeconds`. If the AWS credentials expire earlier, the links expire with them. */
export function createS3Signer(
  client: S3Client,
  { bucket, prefix }: S3Location,
  ttlSeconds: number,
): SignLink {
  const links = new LRUCache<string, SignedLink>({ max: MAX_LINKS });

  // The cache key contains the file name, because voices that share a recording have different file names. The clock offset is in the key, because a
  // link that was signed before the SDK corrected the clock may be invalid.
  const keyOf = (recording: PreviewRecording, filename: string) =>
    `${recording.key}\n${filename}\n${client.config.systemClockOffset}`;

  async function secondsLeft(now: Date): Promise<number> {
    const { expiration } = await client.config.credentials();
    const left = expiration ? Math.floor((expiration.getTime() - now.getTime()) / 1000) : ttlSeconds;
    return Math.min(ttlSeconds, left);
  }

  async function sign(recording: PreviewRecording, filename: string): Promise<SignedLink> {
    const { key, media_type } = recording;
    const signingDate = new Date(Date.now() + client.config.systemClockOffset);
    const expiresIn = await secondsLeft(signingDate);
    if (expiresIn < 1) throw new Error('the AWS credentials have expired');
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: prefix + key,
      ResponseContentType: media_type,
      // The value `inline` lets browsers play the recording; `filename` is the name for saving.
      ResponseContentDisposition: `inline; filename="${filename}"`,
    });
    const url = await getSignedUrl(client, command, { expiresIn, signingDate });
    const link = { url, expiresAt: new Date(signingDate.getTime() + expiresIn * 1000) };
    links.set(keyOf(recording, filename), link, { ttl: expiresIn * 1000 * REUSED_SHARE });
    return link;
  }

  return async (recording, filename) => links.get(keyOf(recording, filename)) ?? sign(recording, filename);
}

/** Returns the URL origin of all links to a bucket. Dummy credentials sign the link, because the real ones may be unavailable for a time. */
export async function originOfLinks(config: S3ClientConfig, bucket: string): Promise<string> {
  const client = new S3Client({ ...config, credentials: NOBODY });
  try {
    return new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: 'any' }))).origin;
  } finally {
    client.destroy();
  }
}
