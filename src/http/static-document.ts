import { createHash } from 'node:crypto';
import type { IRouter, RequestHandler, Router } from 'express';
import { memoize } from '../domain/memoize.ts';
import { publicCaching } from './cache-control.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES, negotiateEncoding } from './catalog/content-encoding.ts';
import { findKnownEtag, isAnyKnown, toEtag } from './entity-tag.ts';
import { methodNotAllowed } from './errors.ts';

export const READ_METHODS = 'GET, HEAD, OPTIONS';
const CACHE_CONTROL = publicCaching('max-age=3600');

/** Mounts a handler for GET and HEAD; other methods get 405. */
export function serve(router: IRouter, path: string | RegExp, handler: RequestHandler): void {
  router.route(path).get(handler).all(methodNotAllowed(READ_METHODS));
}

/** Bytes that never change while the process runs. */
interface StaticBytes {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Mounts a JSON document, which is serialized once. */
export function serveDocument(
  router: Router,
  path: string,
  content: object,
  contentType = 'application/json; charset=utf-8',
): void {
  const body = Buffer.from(JSON.stringify(content));
  serveBytes(router, path, { body, contentType, cacheControl: CACHE_CONTROL });
}

/** Mounts bytes with an ETag. They are encoded once per encoding, when first asked for. */
export function serveBytes(
  router: IRouter,
  path: string,
  { body, contentType, cacheControl }: StaticBytes,
): void {
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encodeBody = memoize((encoding: Encoding) => encode(body, encoding));
  serve(router, path, async (request, response) => {
    const encoding = body.length < MIN_ENCODED_BYTES ? undefined : negotiateEncoding(request);
    const etag = toEtag(name, encoding);
    const known = isAnyKnown(request) ? etag : findKnownEtag(request, name);
    response.vary('Accept-Encoding');
    response.setHeader('ETag', known ?? etag);
    response.setHeader('Cache-Control', cacheControl);
    if (known) {
      response.status(304).end();
      return;
    }
    const bytes = encoding ? await encodeBody(encoding) : body;
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Length', bytes.length);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.end(bytes);
  });
}
