import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../src/lib/logger.ts';
import { createPreviews, type PreviewPlaces } from '../../src/previews/find-preview.ts';
import { recording, sourceOf } from '../support/recordings.ts';
import { voice } from '../support/voice.ts';

const sample_url = 'https://samples.test/a/thalia.WAV?x=1';
const withSample = voice({ id: 'deepgram/aura-2-thalia-en', sample_url });
const without = voice({ id: 'polly/Joanna/neural' });
const own = sourceOf({ [without.id]: recording() });
const sign: PreviewPlaces['sign'] = async ({ key }) => ({
  url: `https://bucket.test/${key}?signed`,
  expiresAt: new Date('2026-11-22T01:00:00Z'),
});
const open = (places: Partial<PreviewPlaces> = {}, logger = silentLogger) => {
  const previews = createPreviews({ sources: {}, ...places }, logger);
  return { ...previews, find: previews.finderAt('http://directory.test/') };
};

it('the preview of a voice is presigned where the bucket has its recording', async () => {
  const { find } = open({ sources: { bucket: own, folder: own, cdn: own }, sign });
  expect(await find(without)).toEqual({
    url: 'https://bucket.test/polly-joanna-neural.0a1b2c3d.mp3?signed',
    voiceId: without.id,
    filename: 'polly-joanna-neural.mp3',
    source: 'presigned',
    media_type: 'audio/mpeg',
    bytes: 5,
    expires_at: '2026-11-22T01:00:00.000Z',
  });
});

it("is the service's own file where its folder has the recording, with the ending of its content", async () => {
  const folder = sourceOf({
    [without.id]: recording({ key: 'polly/x.wav', media_type: 'audio/wav', seconds: 1.5, text: 'Hello!' }),
  });
  expect(
    await open({ sources: { folder, cdn: own }, cdnBaseUrl: 'https://cdn.test/' }).find(without),
  ).toEqual({
    url: 'http://directory.test/previews/polly/x.wav',
    voiceId: without.id,
    filename: 'polly-joanna-neural.wav',
    source: 'fallback-cdn',
    media_type: 'audio/wav',
    bytes: 5,
    seconds: 1.5,
    text: 'Hello!',
  });
});

it('the preview of a voice is the file of the CDN where the manifest of the CDN lists it, and nowhere else', async () => {
  const { find } = open({ sources: { cdn: own }, cdnBaseUrl: 'https://cdn.test/p/' });
  expect(await find(without)).toMatchObject({
    url: 'https://cdn.test/p/polly-joanna-neural.0a1b2c3d.mp3',
    source: 'fallback-cdn',
  });
  expect(await find(withSample)).toMatchObject({ url: sample_url });
});

it('the preview of a voice is the file of a trusted CDN for every voice', async () => {
  const { find, loadAvailability } = open({ cdnBaseUrl: 'https://cdn.test/p/', isCdnTrusted: true });
  expect((await loadAvailability()).hasPreview(without)).toBe(true);
  // A catalog of the same recordings differs, because each voice has a preview.
  expect((await loadAvailability()).previewsVersion).not.toBe(
    (await open().loadAvailability()).previewsVersion,
  );
  expect(await find(withSample)).toMatchObject({ url: 'https://cdn.test/p/deepgram-aura-2-thalia-en.mp3' });
});

it("is else the provider's sample, with the ending of its address", async () => {
  expect(await open().find(withSample)).toEqual({
    url: sample_url,
    voiceId: withSample.id,
    filename: 'deepgram-aura-2-thalia-en.wav',
    source: 'fallback-cdn',
  });
});

it('the preview of a voice is told as unverified where its address follows a pattern, until a check has found audio there', async () => {
  const derived = { ...withSample, sample_derived: true as const };
  const sample_check = {
    checked_at: '2026-11-22T00:00:00Z',
    state: 'playable' as const,
    media_type: 'audio/mpeg',
    bytes: 7,
  };
  expect(await open().find(derived)).toMatchObject({ verified: false });
  expect(await open().find({ ...derived, sample_check })).toMatchObject({
    verified: true,
    media_type: 'audio/mpeg',
    bytes: 7,
  });
});

it.each([
  ['audio/mpeg', '.mp3', 'audio/mpeg'],
  ['audio/wav', '.wav', 'audio/wav'],
  ['audio/x-fictional', '.wav', undefined],
  ['text/html', '.wav', undefined],
])(
  'the preview of a voice has the ending of the type %s that a check has found: %s',
  async (media_type, ending, published) => {
    const sample_check = { checked_at: '2026-11-22T00:00:00Z', state: 'playable' as const, media_type };
    const preview = await open().find({ ...withSample, sample_check });
    expect(preview.filename).toBe(`deepgram-aura-2-thalia-en${ending}`);
    expect(preview.media_type).toBe(published);
  },
);

it('the preview of a voice is none where a check has found its address dead', async () => {
  const dead = {
    ...withSample,
    sample_check: { checked_at: '2026-11-22T00:00:00Z', state: 'dead' as const },
  };
  const { find, loadAvailability } = open();
  expect((await loadAvailability()).hasPreview(dead)).toBe(false);
  await expect(find(dead)).rejects.toMatchObject({ code: 'preview_not_available' });
});

it('falls back where no link can be signed, with a warning in the log', async () => {
  const warnings: object[] = [];
  const { find } = open(
    {
      sources: { bucket: sourceOf({ [withSample.id]: recording() }) },
      sign: () => Promise.reject(new Error('no credentials')),
    },
    { ...silentLogger, warn: (details) => warnings.push(details) },
  );
  expect(await find(withSample)).toMatchObject({ url: sample_url, source: 'fallback-cdn' });
  expect(warnings).toEqual([{ reason: 'no credentials' }]);
});

it('the preview of a voice comes from another place while the bucket does not answer, and from the bucket if there is no other', async () => {
  const bucket = {
    ...sourceOf({ [without.id]: recording(), [withSample.id]: recording() }),
    isReachable: false,
  };
  const { find } = open({ sources: { bucket }, sign });
  expect(await find(withSample)).toMatchObject({ url: sample_url });
  expect(await find(without)).toMatchObject({ source: 'presigned' });
});

it('the preview of a voice is none for a voice that no place has', async () => {
  await expect(open().find(without)).rejects.toMatchObject({ code: 'preview_not_available' });
});

describe('the origins of links', () => {
  const readBucketOrigin = async () => 'https://bucket.test';

  it('are those of the bucket and the CDN, also while no link can be signed', async () => {
    const places = { sources: { bucket: own }, cdnBaseUrl: 'https://cdn.test/p/', readBucketOrigin };
    const failing = { ...places, sign: () => Promise.reject(new Error('no credentials')) };
    for (const each of [{ ...places, sign }, failing])
      expect(await open(each).listOrigins()).toEqual(['https://bucket.test', 'https://cdn.test']);
  });

  it('have none of a bucket without recordings, nor of one without a region', async () => {
    expect(await open({ sources: { bucket: sourceOf({}) }, readBucketOrigin }).listOrigins()).toEqual([]);
    const fails = () => Promise.reject(new Error('no region'));
    expect(await open({ sources: { bucket: own }, readBucketOrigin: fails }).listOrigins()).toEqual([]);
  });
});

describe('the availability of previews', () => {
  it.each(['bucket', 'folder', 'cdn'])('counts the recordings of the %s', async (source) => {
    const { hasPreview, previewsVersion } = await open({ sources: { [source]: own } }).loadAvailability();
    expect([without, voice({ id: 'polly/Joanna/standard' })].map(hasPreview)).toEqual([true, false]);
    expect(previewsVersion).toContain('a1');
  });

  it('has no version before any source has given recordings', async () => {
    expect((await open().loadAvailability()).previewsVersion).toBeUndefined();
  });
});
