import type { IRouter, RequestHandler } from 'express';
import { lazy } from '../lib/lazy.ts';
import { methodNotAllowed } from './errors.ts';
import { type HeaderList, publicCaching, setHeaders } from './headers.ts';
import { sendTagged, tagBody } from './tagged-body.ts';

const CACHING = publicCaching(3600);

/** Mounts a handler for GET and HEAD; other methods get 405. */
export function serve(router: IRouter, path: string | RegExp, handler: RequestHandler): void {
  router.route(path).get(handler).all(methodNotAllowed);
}

interface StaticBytes {
  readonly body: Buffer;
  readonly contentType: string;
  readonly caching: HeaderList;
}

/** Mounts a document of fixed bytes with an ETag. The bytes are loaded when the document is first requested. */
export function serveBytes(router: IRouter, path: string, load: () => StaticBytes): void {
  const loaded = lazy(() => {
    const { body, ...shown } = load();
    return { tagged: tagBody(body), ...shown };
  });
  serve(router, path, (request, response) => {
    const { tagged, contentType, caching } = loaded();
    setHeaders(response, caching);
    return sendTagged(request, response, tagged, contentType);
  });
}

/** Mounts a JSON document that is built only at its first request, because building the OpenAPI description, for example, takes 0.1 s. */
export function serveDocument(
  router: IRouter,
  path: string,
  build: () => object,
  mediaType = 'application/json',
): void {
  serveBytes(router, path, () => ({
    body: Buffer.from(JSON.stringify(build())),
    contentType: `${mediaType}; charset=utf-8`,
    caching: CACHING,
  }));
}
