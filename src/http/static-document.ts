import { createHash } from 'node:crypto';
import type { IRouter, RequestHandler, Router } from 'express';
import { methodNotAllowed } from './errors.ts';

export const READ_METHODS = 'GET, HEAD, OPTIONS';
const CACHE_CONTROL = 'public, max-age=3600';

/** Mounts a handler for GET and HEAD; other methods get 405. */
export function serve(router: IRouter, path: string, handler: RequestHandler): void {
  router.route(path).get(handler).all(methodNotAllowed(READ_METHODS));
}

/** Mounts a JSON document with an ETag. It is serialized once, because it never changes while the process runs. */
export function serveDocument(
  router: Router,
  path: string,
  content: object,
  contentType = 'application/json; charset=utf-8',
): void {
  const body = Buffer.from(JSON.stringify(content));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  serve(router, path, (request, response) => {
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', CACHE_CONTROL);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', contentType);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  });
}
