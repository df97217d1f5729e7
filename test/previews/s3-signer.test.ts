import { setTimeout as sleep } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from '@jest/globals';
import { createS3Signer, originOfLinks } from '../../src/previews/s3-signer.ts';
import { recording } from '../support/recordings.ts';

const KEY = 'polly joanna+(neural).0a1b2c3d.mp3';

function createSigner(forcePathStyle: boolean, ttlSeconds = 600) {
  const client = new S3Client({
    endpoint: 'https://s3.example.test',
    region: 'eu-west-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    forcePathStyle,
  });
  return createS3Signer(client, { bucket: 'voices', prefix: 'previews/' }, ttlSeconds);
}

/** Signs a link to a recording in the bucket `voices` of an endpoint. */
async function sign(forcePathStyle: boolean) {
  const link = await createSigner(forcePathStyle)(recording({ key: KEY }), 'polly-joanna.mp3');
  return { ...link, url: new URL(link.url) };
}

it.each([
  ['path', true, 's3.example.test', '/voices/previews/'],
  ['virtual-host', false, 'voices.s3.example.test', '/previews/'],
])(
  'a signed link addresses the bucket in the %s style, with the key escaped',
  async (_, isPathStyle, host, folder) => {
    const { url } = await sign(isPathStyle);
    expect(url.host).toBe(host);
    expect(url.pathname).toBe(`${folder}polly%20joanna%2B%28neural%29.0a1b2c3d.mp3`);
    // The host is signed, so that the link works under no other.
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('host');
  },
);

it.each([true, false])(
  'a signed link has the origin that is known without credentials, in either style: %s',
  async (forcePathStyle) => {
    const config = { endpoint: 'https://s3.example.test', region: 'eu-west-1', forcePathStyle };
    const credentials = () => Promise.reject(new Error('no credentials'));
    expect(await originOfLinks({ ...config, credentials }, 'voices')).toBe(
      (await sign(forcePathStyle)).url.origin,
    );
  },
);

it('a signed link states its name and type, and when it ends', async () => {
  const { url, expiresAt } = await sign(true);
  expect(url.searchParams.get('response-content-disposition')).toBe('inline; filename="polly-joanna.mp3"');
  expect(url.searchParams.get('response-content-type')).toBe('audio/mpeg');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
  expect(Math.abs(expiresAt.getTime() - Date.now() - 600_000)).toBeLessThan(60_000);
});

it('a signed link differs in its signature from that of another place', async () => {
  const [path, host] = await Promise.all([sign(true), sign(false)]);
  const signatureOf = ({ url }: { url: URL }) => url.searchParams.get('X-Amz-Signature');
  expect(signatureOf(path)).toMatch(/^[0-9a-f]{64}$/);
  expect(signatureOf(path)).not.toBe(signatureOf(host));
});

it('a signed link is signed anew after a tenth of its time', async () => {
  const signLink = createSigner(true, 1);
  const next = async () => (await signLink(recording({ key: KEY }), 'a.mp3')).url;
  const first = await next();
  // Links state their time in seconds.
  await sleep(1100);
  expect(await next()).not.toBe(first);
});
