import type { Request, RequestHandler, Response } from 'express';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { negotiateEncoding } from '../content-encoding.ts';
import { findKnownEtag, isAnyKnown, toEtag } from '../entity-tag.ts';
import { addRequestHeaders, type HeaderList, publicCaching, standardHeadersOf } from '../headers.ts';
import type { CatalogRoute, RouteDependencies } from '../route.ts';
import { createPathReader } from './path-reader.ts';
import { createQueryReader } from './query-reader.ts';
import { type Body, createResponseCache } from './response-cache.ts';

/** Caches may serve a response for a minute. If this service is down, caches may serve the response for a day (RFC 5861). */
const CACHING = publicCaching(60, 'stale-while-revalidate=600', 'stale-if-error=86400');

const JSON_MEDIA_TYPE = 'application/json';

/** Turns a catalog route into a handler that skips most middleware, because each middleware function takes a tenth of a request's time. */
export function toCatalogHandler(
  route: CatalogRoute,
  { catalog: ref }: Pick<RouteDependencies, 'catalog'>,
): RequestHandler {
  const readQuery = createRequestReader(route);
  const contentType = `${route.mediaType ?? JSON_MEDIA_TYPE}; charset=utf-8`;
  /** Returns the cached responses for a catalog, and the headers that all of these responses share. */
  const responsesOf = memoizeByObject((catalog: Catalog) => ({
    responses: createResponseCache(catalog, route),
    headers: headersOf(catalog),
  }));

  return (request, response) => {
    const { responses, headers } = responsesOf(ref.current);
    const query = readQuery(request);
    const name = responses.nameOf(query);
    const head = [...standardHeadersOf(request), ...headers];
    addRequestHeaders(head, request, response);
    const known = findKnownEtag(request, name);
    if (known) return sendNotModified(response, head, known);
    const encoding = negotiateEncoding(request);
    if (isAnyKnown(request)) {
      // The body is built but not sent, because a query that fails must get an error instead of 304.
      responses.body(query, undefined);
      return sendNotModified(response, head, toEtag(name, encoding));
    }
    const body = responses.body(query, encoding);
    head.push('ETag', toEtag(name, encoding));
    head.push('Content-Type', contentType);
    return 'bytes' in body ? send(response, head, body) : body.then((each) => send(response, head, each));
  };
}

function createRequestReader(route: CatalogRoute) {
  if (route.pathParameter !== undefined) {
    const read = createPathReader(route.path, route.pathParameter, route.query);
    return (request: Request) => read(request, queryStringOf(request));
  }
  const read = createQueryReader(route.query);
  return (request: Request) => read(queryStringOf(request));
}

/** Returns the headers that all responses with data of the same catalog share. */
export function headersOf({ version }: Catalog): HeaderList {
  return [...['Vary', 'Accept-Encoding'], ...['X-Catalog-Version', version], ...CACHING];
}

/** Returns the query string of a request's URL, without the fragment after `#`, as Express does. */
export function queryStringOf({ url }: Request): string {
  const mark = url.indexOf('?');
  if (mark < 0) return '';
  const end = url.indexOf('#', mark);
  return url.slice(mark + 1, end < 0 ? undefined : end);
}

function sendNotModified(response: Response, head: string[], etag: string): void {
  head.push('ETag', etag);
  response.writeHead(304, head).end();
}

function send(response: Response, head: string[], { bytes, link, encoding }: Body): void {
  head.push('Content-Length', String(bytes.length));
  if (encoding) head.push('Content-Encoding', encoding);
  if (link) head.push('Link', link);
  response.writeHead(200, head);
  response.end(bytes);
}
