import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../src/domain/logger.ts';
import { createPreviewListings, toFixedListings } from '../../src/previews/preview-listing.ts';
import { createPreviews, type Previews, previewFilename } from '../../src/previews/find-preview.ts';
import { createS3Previews } from '../../src/previews/s3-previews.ts';
import { voice } from '../support/voice.ts';

const sample_url = 'https://samples.test/a/thalia.WAV?x=1';
const withSample = voice({ id: 'deepgram/aura-2-thalia-en', sample_url });
const without = voice({ id: 'polly/Joanna/neural' });

describe('previews', () => {
  it.each([
    ['polly/Joanna/neural', '.mp3', 'polly-joanna-neural.mp3'],
    ['azure/en-US-Ava:DragonHDLatestNeural', '.mp3', 'azure-en-us-ava-dragonhdlatestneural.mp3'],
    ['minimax/../../etc/passwd', '.wav', 'minimax-etc-passwd.wav'],
    ['minimax/青涩', '.mp3', expect.stringMatching(/^minimax-[0-9a-f]{8}\.mp3$/)],
  ])('the file of the preview of %s with the extension %s is %s', (id, extension, filename) => {
    expect(previewFilename(id, extension)).toEqual(filename);
  });

  it('the preview is the sample that the provider publishes', async () => {
    expect(await createPreviews({}, silentLogger).find(withSample)).toEqual({
      url: sample_url,
      voiceId: withSample.id,
      filename: 'deepgram-aura-2-thalia-en.wav',
      source: 'fallback-cdn',
    });
  });

  it('the preview is the file of our CDN where one is configured, for every voice', async () => {
    const { find, loadAvailability } = createPreviews(
      { cdnBaseUrl: 'https://cdn.test/previews' },
      silentLogger,
    );
    expect((await loadAvailability()).hasPreview(without)).toBe(true);
    for (const each of [withSample, without]) {
      const { url, filename, source } = await find(each);
      expect({ url, source }).toEqual({
        url: `https://cdn.test/previews/${filename}`,
        source: 'fallback-cdn',
      });
    }
  });

  it('a voice has a preview where its link is presigned, by one listing', async () => {
    const recordings = toFixedListings({
      filenames: new Set(['polly-joanna-neural.mp3']),
      version: 'a1',
    });
    const presign = async (filename: string) => `https://bucket.test/${filename}?signed`;
    const { find, loadAvailability } = createPreviews({ recordings, presign }, silentLogger);
    const { hasPreview, previewListing } = await loadAvailability();
    expect(previewListing).toBe('a1');
    expect(hasPreview(without)).toBe(true);
    expect(await find(without)).toMatchObject({ url: expect.stringMatching(/signed$/), source: 'presigned' });
    const other = voice({ id: 'polly/Joanna/standard' });
    expect(hasPreview(other)).toBe(false);
    await expect(find(other)).rejects.toMatchObject({ code: 'preview_not_available' });
  });

  it('the preview is the fallback where no link can be signed, with a warning in the log', async () => {
    const warnings: object[] = [];
    const filenames = new Set([previewFilename(withSample.id, '.mp3')]);
    const { find } = createPreviews(
      {
        recordings: toFixedListings({ filenames, version: 'a1' }),
        presign: () => Promise.reject(new Error('no credentials')),
      },
      { ...silentLogger, warn: (details) => warnings.push(details) },
    );
    expect(await find(withSample)).toMatchObject({ url: sample_url, source: 'fallback-cdn' });
    expect(warnings).toEqual([{ reason: 'no credentials' }]);
  });

  it('a voice without any preview is answered with preview_not_available', async () => {
    await expect(createPreviews({}, silentLogger).find(without)).rejects.toMatchObject({
      code: 'preview_not_available',
    });
  });
});

const endpoint = process.env.AWS_ENDPOINT_URL_S3;

(endpoint ? describe : describe.skip)('previews in S3 (needs AWS_ENDPOINT_URL_S3)', () => {
  const client = new S3Client({ forcePathStyle: true });
  const bucket = `previews-${randomUUID()}`;
  beforeAll(async () => {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: 'previews/polly-joanna-neural.mp3', Body: 'sound' }),
    );
  });
  afterAll(() => client.destroy());
  /** Returns previews after a first listing. */
  async function open(ttlSeconds: number): Promise<Previews> {
    const { list, presign } = createS3Previews(client, { bucket, prefix: 'previews/' }, ttlSeconds);
    const recordings = createPreviewListings(list, silentLogger);
    while (!recordings.current) await recordings.refresh();
    return createPreviews({ recordings, presign }, silentLogger);
  }

  it('a presigned preview plays without credentials, until its link expires', async () => {
    const { url, filename, source } = await (await open(3600)).find(without);
    expect({ filename, source }).toEqual({ filename: 'polly-joanna-neural.mp3', source: 'presigned' });
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="polly-joanna-neural.mp3"');
    expect(await response.text()).toBe('sound');
    const forged = url.replace(/(?<=Signature=)./, (digit) => (digit === '0' ? '1' : '0'));
    expect((await fetch(forged)).status).toBe(403);
    const { url: shortLived } = await (await open(1)).find(without);
    while ((await fetch(shortLived)).status !== 403) await sleep(100);
  });

  it('the availability of previews in S3 is loaded when the catalog is built', async () => {
    const { hasPreview } = await (await open(60)).loadAvailability();
    expect([without, withSample, voice({ id: 'polly/Joanna/standard' })].map(hasPreview)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('the preview is the fallback where the bucket lacks the file', async () => {
    expect(await (await open(60)).find(withSample)).toMatchObject({
      url: sample_url,
      source: 'fallback-cdn',
    });
  });
});
