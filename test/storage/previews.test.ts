import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../src/domain/logger.ts';
import { createPreviews, previewFilename } from '../../src/storage/previews.ts';
import { createS3Previews } from '../../src/storage/s3-previews.ts';
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
    expect((await loadAvailability())(without)).toBe(true);
    for (const each of [withSample, without]) {
      const { url, filename, source } = await find(each);
      expect({ url, source }).toEqual({
        url: `https://cdn.test/previews/${filename}`,
        source: 'fallback-cdn',
      });
    }
  });

  it('the preview is the fallback where our bucket is down, with a warning in the log', async () => {
    const warnings: object[] = [];
    const refuse = () => Promise.reject(new Error('403'));
    const down = { has: refuse, list: refuse, presign: async () => '' };
    const { find, loadAvailability } = createPreviews(
      { bucket: down },
      { ...silentLogger, warn: (details) => warnings.push(details) },
    );
    expect(await find(withSample)).toMatchObject({ url: sample_url, source: 'fallback-cdn' });
    expect([withSample, without].map(await loadAvailability())).toEqual([true, false]);
    expect(warnings).toEqual([{ reason: '403' }, { reason: '403' }]);
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
  const open = (ttlSeconds: number) =>
    createPreviews(
      { bucket: createS3Previews(client, { bucket, prefix: 'previews/' }, ttlSeconds) },
      silentLogger,
    );

  it('a presigned preview plays without credentials, until its link expires', async () => {
    const { url, filename, source } = await open(3600).find(without);
    expect({ filename, source }).toEqual({ filename: 'polly-joanna-neural.mp3', source: 'presigned' });
    expect(await (await fetch(url)).text()).toBe('sound');
    expect((await fetch(url.replace(/Signature=./, 'Signature=0'))).status).toBe(403);
    const { url: shortLived } = await open(1).find(without);
    while ((await fetch(shortLived)).status !== 403) await sleep(100);
  });

  it('the availability of previews in S3 is loaded when the catalog is built', async () => {
    const hasPreview = await open(60).loadAvailability();
    expect([without, withSample, voice({ id: 'polly/Joanna/standard' })].map(hasPreview)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('the preview is the fallback where the bucket lacks the file', async () => {
    expect(await open(60).find(withSample)).toMatchObject({ url: sample_url, source: 'fallback-cdn' });
  });
});
