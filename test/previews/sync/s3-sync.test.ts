import { expect, it } from '@jest/globals';
import { silentLogger } from '../../../src/lib/logger.ts';
import { createPreviews } from '../../../src/previews/find-preview.ts';
import { manifestInStore } from '../../../src/previews/load-manifest.ts';
import { createManifestSource } from '../../../src/previews/manifest-source.ts';
import { createS3Signer } from '../../../src/previews/s3-signer.ts';
import { createFileStore } from '../../../src/storage/file.ts';
import { createS3Store } from '../../../src/storage/s3.ts';
import { mp3Of, toneOf } from '../../support/audio.ts';
import { useCli } from '../../support/cli.ts';
import { describeOnS3, withBucket } from '../../support/s3.ts';
import { send, startSampleHost } from '../../support/sample-host.ts';
import { storeOf } from '../../support/sampled-store.ts';
import { voice } from '../../support/voice.ts';

const { path, run } = useCli();

const IDS = ['polly/Joanna/neural', 'polly/青涩 (M)', 'polly/a b+c%20d&e=f', 'polly/quote\'"<>'];
const contentOf = (url: string) =>
  url.startsWith('/0') ? mp3Of(60) : toneOf(0.1, 300 + Number(url.slice(1)));

describeOnS3('a sync to S3 (needs AWS_ENDPOINT_URL_S3)', () => {
  it('copies samples that presigned links play, with their bytes, names and types', () =>
    withBucket(async (bucket, client) => {
      const host = await startSampleHost(({ url = '' }, response) =>
        send(response, contentOf(url), 'text/plain'),
      );
      const voices = IDS.map((id, index) => voice({ id, sample_url: host.literalUrl(`/${index}`) }));
      await storeOf(voices, createFileStore(path('store')));
      const place = { bucket, prefix: 'some/where/' };
      const store = createS3Store(client, place);
      const env = {
        SNAPSHOT_URL: path('store'),
        PREVIEW_BUCKET: bucket,
        PREVIEW_PREFIX: place.prefix,
        S3_FORCE_PATH_STYLE: 'true',
        PROVIDERS: 'polly',
      };
      const { code, out } = await run('previews sync --allow-private --json', env);
      expect(JSON.parse(out)).toMatchObject({
        target: `s3://${bucket}/some/where`,
        copied: 4,
        failures: [],
      });
      expect(code).toBe(0);
      host.requests.length = 0;
      expect(JSON.parse((await run('previews sync --allow-private --json', env)).out)).toMatchObject({
        present: 4,
        copied: 0,
      });
      expect(host.requests).toEqual([]);

      const source = createManifestSource('bucket', manifestInStore(store), silentLogger);
      while (!source.current) await source.refresh();
      const sign = createS3Signer(client, place, 3600);
      const find = createPreviews({ sources: { bucket: source }, sign }, silentLogger).finderAt('/');
      for (const [index, each] of voices.entries()) {
        const { url, filename, media_type } = await find(each);
        const response = await fetch(url);
        const isMp3 = index === 0;
        expect(Buffer.from(await response.arrayBuffer())).toEqual(contentOf(`/${index}`));
        expect(media_type).toBe(isMp3 ? 'audio/mpeg' : 'audio/wav');
        expect(response.headers.get('content-type')).toBe(media_type);
        expect(response.headers.get('content-disposition')).toBe(`inline; filename="${filename}"`);
        expect(filename).toMatch(isMp3 ? /^polly-[a-z0-9-]+\.mp3$/ : /^polly-[a-z0-9-]+\.wav$/);
      }
    }));
});
