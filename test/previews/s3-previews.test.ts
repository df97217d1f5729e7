import { setTimeout as sleep } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from '@jest/globals';
import type { PreviewRecording } from '../../src/domain/preview-manifest.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { createPreviews } from '../../src/previews/find-preview.ts';
import { MANIFEST_KEY, manifestInStore } from '../../src/previews/load-manifest.ts';
import { createManifestSource } from '../../src/previews/manifest-source.ts';
import { createS3Signer } from '../../src/previews/s3-signer.ts';
import { createS3Store } from '../../src/storage/s3.ts';
import { manifestOf, recording } from '../support/recordings.ts';
import { describeOnS3, withBucket } from '../support/s3.ts';
import { voice } from '../support/voice.ts';

const joanna = voice({ id: 'polly/Joanna/neural' });
const odd = voice({ id: 'minimax/青涩 (M)' });
const LOCATION = { prefix: 'previews/' };
const SOUND = 'sound of a voice';

/** Stores the recordings with their manifest in a bucket, and opens previews of them with links that work for `ttlSeconds`. */
async function withPreviews(
  ttlSeconds: number,
  use: (find: ReturnType<ReturnType<typeof createPreviews>['finderAt']>, bucket: string) => Promise<void>,
  signedBy?: S3Client,
): Promise<void> {
  await withBucket(async (bucket, client) => {
    const location = { ...LOCATION, bucket };
    const store = createS3Store(client, location);
    const recordings: Record<string, PreviewRecording> = {
      [joanna.id]: recording({ bytes: SOUND.length }),
      [odd.id]: recording({ key: 'odd/minimax-1.2_3.wav', media_type: 'audio/wav' }),
    };
    for (const { key, media_type } of Object.values(recordings))
      await store.put(key, SOUND, undefined, media_type);
    await store.put(MANIFEST_KEY, manifestOf(recordings));
    const source = createManifestSource('bucket', manifestInStore(store), silentLogger);
    while (!source.current) await source.refresh();
    const sign = createS3Signer(signedBy ?? client, location, ttlSeconds);
    await use(createPreviews({ sources: { bucket: source }, sign }, silentLogger).finderAt('/'), bucket);
    source.close();
  });
}

describeOnS3('links to previews in S3 (needs AWS_ENDPOINT_URL_S3)', () => {
  it.each([
    [joanna, 'polly-joanna-neural.mp3', 'audio/mpeg'],
    [odd, expect.stringMatching(/^minimax-m-[0-9a-f]{8}\.wav$/), 'audio/wav'],
  ])('a presigned preview of %j plays without credentials, under its name and type', (each, name, type) =>
    withPreviews(3600, async (find) => {
      const { url, filename, source } = await find(each);
      expect({ filename, source }).toEqual({ filename: name, source: 'presigned' });
      const response = await fetch(url);
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${filename}"`);
      expect(response.headers.get('content-type')).toBe(type);
      expect(await response.text()).toBe(SOUND);
      const part = await fetch(url, { headers: { range: 'bytes=0-4' } });
      expect({ status: part.status, text: await part.text() }).toEqual({ status: 206, text: 'sound' });
    }),
  );

  it('a link with another signature, another object or another name is refused', () =>
    withPreviews(3600, async (find) => {
      const { url } = await find(joanna);
      const forged = [
        url.replace(/(?<=Signature=)./, (digit) => (digit === '0' ? '1' : '0')),
        url.replace('polly-joanna-neural.0a1b2c3d.mp3', 'odd/minimax-1.2_3.wav'),
        url.replace('polly-joanna-neural.mp3', 'polly-joanna-neural.exe'),
        url.replace('X-Amz-Expires=3600', 'X-Amz-Expires=7200'),
      ];
      for (const each of forged) {
        expect(each).not.toBe(url);
        expect((await fetch(each)).status).toBe(403);
      }
    }));

  it('a link stops to work when it expires', () =>
    withPreviews(1, async (find) => {
      const { url, expires_at = '' } = await find(joanna);
      expect(Date.parse(expires_at) - Date.now()).toBeLessThan(1500);
      const patience = AbortSignal.timeout(4000);
      while ((await fetch(url, { signal: patience })).status !== 403) await sleep(100);
    }));
});

describeOnS3('credentials and buckets of previews (needs AWS_ENDPOINT_URL_S3)', () => {
  it('a link ends no later than the credentials that signed it, and is not signed by expired ones', async () => {
    const keys = {
      accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    };
    const clientUntil = (expiration: Date) =>
      new S3Client({ forcePathStyle: true, credentials: async () => ({ ...keys, expiration }) });
    const soon = new Date(Date.now() + 600_000);
    await withPreviews(
      3600,
      async (find) => {
        const { url, expires_at = '' } = await find(joanna);
        expect(Date.parse(expires_at)).toBeLessThanOrEqual(soon.getTime());
        expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600);
      },
      clientUntil(soon),
    );
    await withPreviews(
      3600,
      async (find) => {
        await expect(find(joanna)).rejects.toMatchObject({ code: 'preview_not_available' });
      },
      clientUntil(new Date(Date.now() - 1000)),
    );
  });

  it('an absent bucket is a failure, an absent manifest is none', () =>
    withBucket(async (bucket, client) => {
      const reachable = async (name: string) => {
        const store = createS3Store(client, { ...LOCATION, bucket: name });
        const source = createManifestSource('bucket', manifestInStore(store), silentLogger);
        await source.refresh(10_000);
        source.close();
        return { isReachable: source.isReachable, recordings: source.current?.byVoice.size };
      };
      expect(await reachable(bucket)).toEqual({ isReachable: true, recordings: 0 });
      expect(await reachable(`${bucket}-gone`)).toEqual({ isReachable: false, recordings: undefined });
    }));
});
