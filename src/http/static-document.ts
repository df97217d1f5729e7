import type { IRouter, RequestHandler, Router } from 'express';
import { publicCaching } from './cache-control.ts';
import { methodNotAllowed } from './errors.ts';
import { type HeaderList, setHeaders } from './headers.ts';
import { sendTagged, tagBody } from './tagged-body.ts';

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

function toBytesHandler({ body, contentType, caching }: StaticBytes): RequestHandler {
  const tagged = tagBody(body);
  return (request, response) => {
    setHeaders(response, caching);
    return sendTagged(request, response, tagged, contentType);
  };
}
