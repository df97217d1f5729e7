import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';
import { type FakeBucket, startFakeBucket } from '../support/fake-bucket.ts';
import { withFolder } from '../support/folder.ts';
import { run } from '../support/process.ts';
import { recording } from '../support/recordings.ts';
import { withService } from '../support/service.ts';

const SAMPLED = 'deepgram/aura-2-thalia-en';
const RECORDED = 'polly/Joanna/neural';
const FILENAME = 'polly-joanna-neural.mp3';
const RECORDINGS = { [RECORDED]: recording() };

let bucket: FakeBucket;
beforeEach(async () => {
  bucket = await startFakeBucket();
});

const settingsWith = (folder: string) => ({
  ...bucket.env,
  DATA_DIR: folder,
  PROVIDERS: 'deepgram,polly',
  PREVIEW_BUCKET: 'recordings',
});

async function ask(url: string, path: string) {
  const response = await fetch(`${url}${path}`);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, etag: response.headers.get('etag'), body };
}

const audioUrl = (id: string) => `/v1/audio-url?voiceId=${id}`;
/** Requests for anything but the manifest. */
const others = () => bucket.requests.filter((each) => !each.includes('/recordings/previews/manifest.json'));

describe('a preview bucket that accepts connections and says nothing', () => {
  it('a server starts and answers without it, and its links and voices agree once the bucket has answered', () =>
    withFolder(async (folder) => {
      const env = settingsWith(folder);
      // The SDK of AWS reads the variables of the process.
      Object.assign(process.env, env);
      await withService(env, async ({ url }) => {
        // A start that waited for the bucket would have sent its last attempt by then.
        expect(bucket.requests.length).toBeLessThan(3);
        expect(await ask(url, audioUrl(SAMPLED))).toMatchObject({
          status: 200,
          body: { source: 'fallback-cdn' },
        });
        expect(await ask(url, audioUrl(RECORDED))).toMatchObject({ status: 404 });
        expect(others()).toEqual([]);
        const ids = `/v1/voices?ids=${RECORDED},polly/Joanna/standard`;
        const path = `${ids}&has_preview=true`;
        const before = await ask(url, path);
        expect(before.body.total).toBe(0);

        bucket.answer(RECORDINGS);
        while ((await ask(url, path)).body.total !== 1) await sleep(20);
        const after = await ask(url, path);
        expect(after.body).toMatchObject({ voices: [{ id: RECORDED, preview: true }] });
        expect(after.etag).not.toBe(before.etag);
        const { voices } = (await ask(url, ids)).body;
        expect(voices).toMatchObject([{ preview: true }, { preview: false }]);
        for (const { id, preview } of voices as { id: string; preview: boolean }[])
          expect({ id, status: (await ask(url, audioUrl(id))).status }).toEqual({
            id,
            status: preview ? 200 : 404,
          });
        const { body } = await ask(url, audioUrl(RECORDED));
        expect(body).toMatchObject({ filename: FILENAME, source: 'presigned' });
        expect(new URL(String(body.url)).searchParams.get('response-content-disposition')).toBe(
          `inline; filename="${FILENAME}"`,
        );
        expect(others()).toEqual([]);
      });
    }));

  it('a command ends without it', () =>
    withFolder(async (folder) => {
      const { code, out } = await run(['audio-url', SAMPLED], settingsWith(folder));
      expect(code).toBe(0);
      expect(out).toMatch(/^https:/);
      expect(bucket.requests.length).toBeLessThan(3);
      expect(others()).toEqual([]);
    }));
});

describe('a preview bucket that answers', () => {
  const cli = useCli();

  it('a command signs links for the first region where AWS_REGION lists several for Polly', async () => {
    bucket.answer(RECORDINGS);
    const env = { ...settingsWith(cli.path('data')), AWS_REGION: 'eu-west-1,us-east-1' };
    Object.assign(process.env, env);
    const { code, out } = await cli.run(`audio-url ${RECORDED}`, env);
    expect(code).toBe(0);
    const scope = new URL(out.trim()).searchParams.get('X-Amz-Credential');
    expect(scope).toMatch(/^id\/\d{8}\/eu-west-1\/s3\/aws4_request$/);
  });
});
