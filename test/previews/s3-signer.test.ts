import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from '@jest/globals';
import { createS3Signer } from '../../src/previews/s3-signer.ts';
import { recording } from '../support/recordings.ts';

const HOUR_MS = 3_600_000;

function signerWith(options: { readonly expiration?: Date } = {}) {
  const credentials = async () => ({ accessKeyId: 'id', secretAccessKey: 'secret', ...options });
  const client = new S3Client({ region: 'eu-west-1', credentials });
  return { client, sign: createS3Signer(client, { bucket: 'recordings', prefix: '' }, 600) };
}

describe('a link to a recording', () => {
  it('is signed by the clock that the SDK has corrected', async () => {
    const { client, sign } = signerWith();
    const early = await sign(recording(), 'a.mp3');
    client.config.systemClockOffset = HOUR_MS;
    const { url, expiresAt } = await sign(recording(), 'a.mp3');
    const expected = Date.now() + HOUR_MS + 600_000;
    expect(Math.abs(expiresAt.getTime() - expected)).toBeLessThan(5000);
    const date = (link: string) => new URL(link).searchParams.get('X-Amz-Date') ?? '';
    expect(date(url) > date(early.url)).toBe(true);
  });

  it('is not given for credentials that have expired by that clock', async () => {
    const { client, sign } = signerWith({ expiration: new Date(Date.now() + HOUR_MS / 2) });
    await expect(sign(recording(), 'a.mp3')).resolves.toBeDefined();
    client.config.systemClockOffset = HOUR_MS;
    await expect(sign(recording(), 'a.mp3')).rejects.toThrow('expired');
  });

  it('has the name of its own voice where several share a recording', async () => {
    const { sign } = signerWith();
    for (const name of ['a.mp3', 'b.mp3', 'a.mp3'])
      expect((await sign(recording(), name)).url).toContain(encodeURIComponent(`filename="${name}"`));
  });
});
