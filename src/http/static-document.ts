import { createHash } from 'node:crypto';
import type { IRouter, RequestHandler, Router } from 'express';
import { memoize } from '../lib/memoize.ts';
import { publicCaching } from './cache-control.ts';
import { type Encoding, encode, MIN_ENCODED_BYTES, negotiateEncoding } from './catalog/content-encoding.ts';
import { findKnownEtag, isAnyKnown, toEtag } from './entity-tag.ts';
import { methodNotAllowed } from './errors.ts';
import { type HeaderList, setHeaders } from './headers.ts';

export const READ_METHODS = 'GET, HEAD, OPTIONS';
const CACHING = publicCaching(3600);

/** Mounts a handler for GET and HEAD; other methods get 405. */
export function serve(router: IRouter, path: string | RegExp, handler: RequestHandler): void {
  router.route(path).get(handler).all(methodNotAllowed(READ_METHODS));
}

/** Bytes that never change while the process runs. */
interface StaticBytes {
  readonly body: Buffer;
  readonly contentType: string;
  /** Headers for caches, as alternating names and values. */
  readonly caching: HeaderList;
}

/** Mounts a JSON document that is built at its first request, because building the OpenAPI description takes a tenth of a second. */
export function serveDocument(
  router: Router,
  path: string,
  build: () => object,
  mediaType = 'application/json',
): void {
  let handler: RequestHandler | undefined;
  serve(router, path, (request, response, next) => {
    handler ??= toBytesHandler({
      body: Buffer.from(JSON.stringify(build())),
      contentType: `${mediaType}; charset=utf-8`,
      caching: CACHING,
    });
    return handler(request, response, next);
  });
}

/** Mounts bytes with an ETag. */
export function serveBytes(router: IRouter, path: string, bytes: StaticBytes): void {
  serve(router, path, toBytesHandler(bytes));
}

/** Returns a handler that sends bytes with an ETag. The bytes are compressed once per encoding, at the first request for it. */
function toBytesHandler({ body, contentType, caching }: StaticBytes): RequestHandler {
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encodeBody = memoize((encoding: Encoding) => encode(body, encoding));
  return async (request, response) => {
    const encoding = body.length < MIN_ENCODED_BYTES ? undefined : negotiateEncoding(request);
    const etag = toEtag(name, encoding);
    const known = isAnyKnown(request) ? etag : findKnownEtag(request, name);
    response.vary('Accept-Encoding');
    response.setHeader('ETag', known ?? etag);
    setHeaders(response, caching);
    if (known) {
      response.status(304).end();
      return;
    }
    const bytes = encoding ? await encodeBody(encoding) : body;
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Length', bytes.length);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.end(bytes);
  };
}
