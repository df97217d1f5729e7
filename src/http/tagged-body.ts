import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { memoize } from '../lib/memoize.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES, negotiateEncoding } from './content-encoding.ts';
import { matchEtag, toEtag } from './entity-tag.ts';

/** Body of a document or page that is sent more than once, together with the name that its ETags contain. */
export type TaggedBody = ReturnType<typeof tagBody>;

/** Returns a body, the name that its ETags contain, and a function that compresses the body, once per encoding. */
export function tagBody(body: Buffer) {
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, name, encoded: memoize((encoding: Encoding) => encode(body, encoding)) };
}

/** Sends a body in an accepted encoding, or 304 if the status is 200 and the client has the body. A response with `no-store` has no ETag. */
export async function sendTagged(
  request: Request,
  response: Response,
  { body, name, encoded }: TaggedBody,
  contentType: string,
  status = 200,
): Promise<void> {
  const encoding = body.length < MIN_ENCODED_BYTES ? undefined : negotiateEncoding(request);
  const etag = toEtag(name, encoding);
  const isStored = response.getHeader('Cache-Control') !== 'no-store';
  const known = status === 200 && isStored ? matchEtag(request, name, etag) : undefined;
  response.vary('Accept-Encoding');
  if (isStored) response.setHeader('ETag', known ?? etag);
  if (known !== undefined) {
    response.status(304).end();
    return;
  }
  const bytes = encoding ? await encoded(encoding) : body;
  response.status(status).set({ 'Content-Type': contentType, 'Content-Length': String(bytes.length) });
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(bytes);
}
