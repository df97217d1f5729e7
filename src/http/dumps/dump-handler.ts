import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Catalog } from '../../index/catalog/catalog.ts';
import type { CatalogRef } from '../../index/catalog/catalog-ref.ts';
import type { Logger } from '../../lib/logger.ts';
import { headersOf, queryStringOf, toCatalogHandler } from '../catalog/catalog-handler.ts';
import { createQueryReader } from '../catalog/query-reader.ts';
import { type Encoding, negotiateEncoding } from '../content-encoding.ts';
import { matchEtag, toEtag } from '../entity-tag.ts';
import { notFound } from '../errors.ts';
import { addRequestHeaders, markResponse, standardHeadersOf } from '../headers.ts';
import type { Dump, DumpRoute } from '../route.ts';
import type { DumpBodies } from './dump-bodies.ts';
import type { SharedBytes } from './shared-bytes.ts';

export interface DumpDependencies {
  readonly catalog: CatalogRef;
  readonly logger: Logger;
  readonly bodiesOf: (catalog: Catalog) => DumpBodies;
}

/** Creates a handler that sends the dump that `choose` returns, or 404 if `choose` returns undefined. The handler skips most middleware. */
export function toDumpHandler(
  choose: (request: Request, catalog: Catalog) => Dump | undefined,
  { catalog: ref, logger, bodiesOf }: DumpDependencies,
): RequestHandler {
  function respond(request: Request, response: Response, catalog: Catalog, dump: Dump): void {
    const head = [...standardHeadersOf(request), ...headersOf(catalog)];
    addRequestHeaders(head, request, response);
    const name = `${catalog.generation}.${dump.name}`;
    const encoding = negotiateEncoding(request);
    const etag = toEtag(name, encoding);
    const known = matchEtag(request, name, etag);
    head.push('ETag', known ?? etag);
    if (known) return void response.writeHead(304, head).end();
    const bodies = bodiesOf(catalog);
    // For a HEAD request, no body is written. The response to HEAD states a length only if an earlier GET request has finished the body.
    const isHead = request.method === 'HEAD';
    const body = isHead ? bodies.known(dump, encoding) : bodies.body(dump, encoding);
    describeBody(head, dump, catalog, encoding, body?.sizeBytes);
    response.writeHead(200, head);
    if (isHead || !body) return void response.end();
    void send(body, response, logger);
  }

  return (request, response, next) => {
    const catalog = ref.current;
    const dump = choose(request, catalog);
    if (!dump) {
      markResponse(request, response);
      return notFound(request, response, next);
    }
    respond(request, response, catalog, dump);
  };
}

/** Turns a dump's route into an Express handler. `route.handler` answers requests with filters; all other requests get the whole dump. */
export function toDumpRouteHandler(route: DumpRoute, deps: DumpDependencies): RequestHandler {
  const { dump, handler } = route;
  const answerWhole = toDumpHandler(() => dump, deps);
  if (!handler) return answerWhole;
  const answerFiltered = toCatalogHandler({ ...route, caching: 'catalog', handler }, deps);
  const readQuery = createQueryReader(route.query);

  function hasFilters(queryString: string): boolean {
    try {
      return Object.entries(readQuery(queryString).query).some(isFilter);
    } catch {
      // An invalid query goes to the handler of filtered requests, which throws the error.
      return true;
    }
  }

  return (request, response, next) =>
    (hasFilters(queryStringOf(request)) ? answerFiltered : answerWhole)(request, response, next);
}

/** Reports whether a parameter filters voices. A blank value filters nothing, because forms send empty fields. The value `native=false` filters nothing. */
function isFilter([name, value]: readonly [string, unknown]): boolean {
  return value !== undefined && String(value).trim() !== '' && (name !== 'native' || value === true);
}

function describeBody(
  head: string[],
  dump: Dump,
  catalog: Catalog,
  encoding: Encoding | undefined,
  sizeBytes: number | undefined,
): void {
  const { contentType, file } = dump;
  head.push('Content-Type', contentType, 'Accept-Ranges', 'none');
  if (file) {
    // The date of the catalog is part of the file's name: `voices-2026-11-22.csv`.
    const [stem, ending] = file;
    const day = new Date(catalog.builtAt).toISOString().slice(0, 10);
    head.push('Content-Disposition', `attachment; filename="${stem}-${day}.${ending}"`);
  }
  if (encoding) head.push('Content-Encoding', encoding);
  if (sizeBytes !== undefined) head.push('Content-Length', String(sizeBytes));
}

/** Sends a body as fast as the client reads it. A failure closes the connection, so that the client does not take a part for the whole body. */
async function send(body: SharedBytes, response: Response, logger: Logger): Promise<void> {
  try {
    await pipeline(Readable.from(body.read(), { objectMode: false }), response);
  } catch (error) {
    // If the client disconnects early, nothing is logged, because that is no error.
    if (!response.destroyed || !isAbort(error)) logger.error({ err: error }, 'dump not sent');
    response.destroy();
  }
}

function isAbort(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
