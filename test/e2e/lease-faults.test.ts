import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { createS3Store } from '../../src/storage/s3.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { serveOnLoopback } from '../support/loopback.ts';
import { run } from '../support/process.ts';
import { countBundled } from '../support/providers.ts';
import { describeOnS3, S3_ENDPOINT, withBucket } from '../support/s3.ts';

/** Starts a proxy of the S3 server that answers 503 to some requests. The `host` header stays, because its signature covers it. */
async function startProxy(isRefused: (incoming: IncomingMessage) => boolean) {
  const target = new URL(S3_ENDPOINT ?? '');
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const outgoing = request(
      { host: target.hostname, port: target.port, method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    incoming.pipe(outgoing);
  };
  return serveOnLoopback((incoming, response) => {
    if (isRefused(incoming)) incoming.resume().on('end', () => response.writeHead(503).end());
    else forward(incoming, response);
  });
}

/** Variables of this process that describe the S3 server and its credentials. */
const S3_VARIABLES = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:AWS|S3)_/.test(name)),
) as Record<string, string>;

describeOnS3('an ingest process on S3 (needs AWS_ENDPOINT_URL_S3)', () => {
  it('an ingest whose lease the store does not take back succeeds with a warning', () =>
    withBucket(async (bucket, client) => {
      let claims = 0;
      const { url } = await startProxy(
        ({ method, url: path }) =>
          method === 'PUT' && path?.split('?')[0]?.endsWith('/ingest.lock') === true && ++claims > 1,
      );
      const result = await run(['ingest', '--json'], {
        ...S3_VARIABLES,
        AWS_ENDPOINT_URL_S3: url,
        SNAPSHOT_URL: `s3://${bucket}/lease`,
        PROVIDERS: 'openai',
      });
      expect(claims).toBeGreaterThan(1);
      expect(result.code).toBe(0);
      expect(result.err).toMatch(/^The ingest lease could not be released and expires by itself: [^\n]+\n$/);
      const report = JSON.parse(result.out);
      expect(report).toMatchObject({ written: true, warnings: [result.err.trim()] });
      const latest = await createSnapshots(createS3Store(client, { bucket, prefix: 'lease/' })).readLatest();
      expect(latest).toMatchObject({ version: report.version, seq: 1 });
      expect(latest?.voices).toHaveLength(countBundled('openai'));
    }));
});
