import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import type { S3Location } from '../storage/s3.ts';

/** A link that works for a limited time. */
export interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Signs a link to a recording, under which browsers save it as `filename`. Signing is local, without a request to the bucket. */
export type SignLink = (recording: PreviewRecording, filename: string) => Promise<SignedLink>;

/**
 * Creates a signer of links that expire after `ttlSeconds`, and no later than the credentials that sign them, because S3
 * refuses a link from then on.
 */
export function createS3Signer(
  client: S3Client,
  { bucket, prefix }: S3Location,
  ttlSeconds: number,
): SignLink {
  return async ({ key, media_type }, filename) => {
    const { expiration } = await client.config.credentials();
    const signedAt = new Date();
    const leftSeconds = expiration
      ? Math.floor((expiration.getTime() - signedAt.getTime()) / 1000)
      : ttlSeconds;
    const expiresIn = Math.min(ttlSeconds, leftSeconds);
    if (expiresIn < 1) throw new Error('the AWS credentials have expired');
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: prefix + key,
      ResponseContentType: media_type,
      // Browsers play an inline recording, and save it under this name.
      ResponseContentDisposition: `inline; filename="${filename}"`,
    });
    const url = await getSignedUrl(client, command, { expiresIn, signingDate: signedAt });
    return { url, expiresAt: new Date(signedAt.getTime() + expiresIn * 1000) };
  };
}
