import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import type { S3Location } from '../storage/s3.ts';

/** A link that works for a limited time. */
interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Signs a link to a recording, under which browsers save it as `filename`. Signing is local, without a request to the bucket. */
export type SignLink = (recording: PreviewRecording, filename: string) => Promise<SignedLink>;

/** Credentials of nobody, which sign a link that nobody follows. */
const NOBODY = { accessKeyId: 'nobody', secretAccessKey: 'nobody' };
/** Share of a link's lifetime during which it is given again, because signing takes longer than all else of a request. */
const REUSED_SHARE = 0.1;
/** Most links that are kept. */
const MAX_LINKS = 10_000;

/**
 * Creates a signer of links that expire after `ttlSeconds`, and no later than the credentials that sign them, because S3
 * refuses a link from then on.
 */
export function createS3Signer(
  client: S3Client,
  { bucket, prefix }: S3Location,
  ttlSeconds: number,
): SignLink {
  const links = new LRUCache<string, SignedLink>({ max: MAX_LINKS });

  // Voices that share a recording have a link each, because each saves it under its own name, and a link
  // that was signed before the SDK has corrected the clock is not given again.
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
      // Browsers play an inline recording, and save it under this name.
      ResponseContentDisposition: `inline; filename="${filename}"`,
    });
    const url = await getSignedUrl(client, command, { expiresIn, signingDate });
    const link = { url, expiresAt: new Date(signingDate.getTime() + expiresIn * 1000) };
    links.set(keyOf(recording, filename), link, { ttl: expiresIn * 1000 * REUSED_SHARE });
    return link;
  }

  return async (recording, filename) => links.get(keyOf(recording, filename)) ?? sign(recording, filename);
}

/** Returns the origin of all links to a bucket. It needs no credentials, because the real ones may be out of reach for a while. */
export async function originOfLinks(config: S3ClientConfig, bucket: string): Promise<string> {
  const client = new S3Client({ ...config, credentials: NOBODY });
  try {
    return new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: 'any' }))).origin;
  } finally {
    client.destroy();
  }
}
