import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewRecording } from '../../src/domain/preview-manifest.ts';
import { serveOnLoopback } from './loopback.ts';
import { manifestOf } from './recordings.ts';

/** A preview bucket behind the S3 protocol, which answers requests for its manifest only, or says nothing. */
export interface FakeBucket {
  /** Environment variables that point a process at the bucket. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests so far, as `HEAD /recordings/previews/manifest.json`. */
  readonly requests: readonly string[];
  /** Answers the requests that wait, and the following ones, with a manifest of these recordings, by voice id. */
  answer(recordings: Readonly<Record<string, PreviewRecording>>): void;
  /** Answers every request with a status and no body. */
  fail(status: number): void;
  /** Answers every request with a status, and one that may have a body with an error of S3 too. */
  refuse(status: number, code: string): void;
}

/** Starts a bucket that accepts connections and says nothing. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const requests: string[] = [];
  const waiting: ServerResponse[] = [];
  let respond: ((response: ServerResponse) => void) | undefined;
  const { url } = await serveOnLoopback((request: IncomingMessage, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (respond) respond(response);
    else waiting.push(response);
  });

  function respondWith(next: (response: ServerResponse) => void): void {
    respond = next;
    for (const response of waiting.splice(0)) next(response);
  }
  return {
    env: {
      AWS_ENDPOINT_URL_S3: url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      S3_FORCE_PATH_STYLE: 'true',
    },
    requests,
    answer: (recordings) =>
      respondWith((response) => {
        const body = manifestOf(recordings);
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        response.writeHead(200, { etag, 'content-length': Buffer.byteLength(body) });
        response.end(response.req.method === 'HEAD' ? undefined : body);
      }),
    fail: (status) => respondWith((response) => void response.writeHead(status).end()),
    refuse: (status, code) =>
      respondWith((response) => {
        const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused.</Message></Error>`;
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(response.req.method === 'HEAD' ? undefined : body);
      }),
  };
}
