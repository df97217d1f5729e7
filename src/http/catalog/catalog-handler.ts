import type { Request, RequestHandler, Response } from 'express';
import fresh from 'fresh';
import type { Catalog } from '../../index/catalog.ts';
import { type HeaderList, headersOfRequest, STANDARD_HEADERS } from '../headers.ts';
import type { CatalogRoute, RouteDependencies } from '../route.ts';
import { encodingFor } from './content-encoding.ts';
import { createQueryReader } from './query-reader.ts';
import { type Answers, type Body, createAnswers } from './response-cache.ts';

/** Fresh enough for a picker, and kept through an outage of ours. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** What all answers from one catalog share. */
interface Generation {
  readonly answers: Answers;
  readonly headers: HeaderList;
}

/**
 * A route over the catalog as an Express handler. It stands before all layers but the limiter and writes all headers
 * at once: it answers most requests of the service, and each layer costs a tenth of one.
 */
export function toCatalogHandler(
  route: CatalogRoute,
  { catalog: ref }: Pick<RouteDependencies, 'catalog'>,
): RequestHandler {
  const read = createQueryReader(route.query, route.problemCodes);
  const generations = new WeakMap<Catalog, Generation>();

  function generationOf(catalog: Catalog): Generation {
    const known = generations.get(catalog);
    if (known) return known;
    const generation = { answers: createAnswers(catalog, route), headers: headersOf(catalog) };
    generations.set(catalog, generation);
    return generation;
  }

  function answer(request: Request, response: Response, { answers, headers }: Generation) {
    const query = read(queryStringOf(request));
    const etag = answers.etag(query);
    const head = [...headers, ...headersOfRequest(request, response), 'ETag', etag];
    if (isFresh(request, etag)) {
      response.writeHead(304, head).end();
      return;
    }
    const body = answers.body(query, encodingFor(request));
    if ('bytes' in body) return send(response, head, body);
    return sendLater(response, head, body);
  }

  return (request, response) => {
    let catalog: Catalog | undefined;
    try {
      catalog = ref.current;
      return answer(request, response, generationOf(catalog));
    } catch (error) {
      response.vary('Accept-Encoding');
      if (catalog) response.setHeader('X-Catalog-Version', catalog.version);
      throw error;
    }
  };
}

function headersOf({ version }: Catalog): HeaderList {
  return [
    ...STANDARD_HEADERS,
    'Vary',
    'Accept-Encoding',
    'X-Catalog-Version',
    version,
    'Cache-Control',
    CACHE_CONTROL,
  ];
}

/** As Express reads it. */
function queryStringOf({ url }: Request): string {
  const mark = url.indexOf('?');
  if (mark < 0) return '';
  const end = url.indexOf('#', mark);
  return url.slice(mark + 1, end < 0 ? undefined : end);
}

/** Whether the client has this answer already. */
function isFresh({ headers }: Request, etag: string): boolean {
  return headers['if-none-match'] !== undefined && fresh(headers, { etag });
}

async function sendLater(response: Response, head: string[], body: Promise<Body>): Promise<void> {
  send(response, head, await body);
}

function send(response: Response, head: string[], { bytes, encoding }: Body): void {
  head.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(bytes.length));
  if (encoding) head.push('Content-Encoding', encoding);
  response.writeHead(200, head);
  response.end(bytes);
}
