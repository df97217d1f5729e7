import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { FindPreview } from '../storage/previews.ts';
import { createParameterReader, type ProblemCodes } from './parameters.ts';

/** What the handlers of routes work with. */
export interface RouteDependencies {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
}

/** One catalog, taken once a request, and the preview finder. */
interface HandlerContext {
  readonly catalog: Catalog;
  readonly findPreview: FindPreview;
}

/** One GET operation. Its validation and its description come from the same schemas. */
export interface Route<Query extends z.ZodObject = z.ZodObject> {
  /** operationId under `/api`; with `V1` appended under `/v1`. */
  readonly name: string;
  /** Path below the prefix. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query: Query;
  /** Parameters whose absence has an error code of its own. */
  readonly problemCodes?: ProblemCodes;
  readonly output: z.ZodType;
  /** Status → when, of the failures beside 429, 500 and 503, which every operation may have. */
  readonly failures: Readonly<Record<number, string>>;
  /** What the answer depends on: on the catalog alone, or on more than can be told by an ETag. */
  readonly caching: 'catalog' | 'none';
  readonly handler: (query: z.infer<Query>, context: HandlerContext) => Buffer | object | Promise<object>;
}

/** Gives the declaration its types and hides the query's type from the list of routes. */
export function defineRoute<Query extends z.ZodObject>(route: Route<Query>): Route {
  return route as unknown as Route;
}

/** Fresh enough for a picker, and kept through an outage of ours. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** A route as an Express handler. */
export function toHandler(
  { query: schema, problemCodes, handler, caching }: Route,
  { catalog: ref, findPreview }: RouteDependencies,
): RequestHandler {
  const read = createParameterReader(schema, problemCodes);
  return async (request, response) => {
    const catalog = ref.current;
    response.setHeader('X-Catalog-Version', catalog.version);
    const query = read(request.query);
    if (caching === 'catalog' && isUnchanged(request, response, catalog, query)) {
      response.status(304).end();
      return;
    }
    const answer = await handler(query, { catalog, findPreview });
    const body = Buffer.isBuffer(answer) ? answer : Buffer.from(JSON.stringify(answer));
    if (caching === 'none') response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
}

/** Sets the ETag and says whether the client has this answer already. */
function isUnchanged(request: Request, response: Response, catalog: Catalog, query: object): boolean {
  response.setHeader('ETag', etagOf(catalog, query));
  response.setHeader('Cache-Control', CACHE_CONTROL);
  response.vary('Accept-Encoding');
  return request.fresh;
}

/** Names the answer by what it is made of; the answer itself is never hashed. */
function etagOf({ version, builtAt }: Catalog, query: object): string {
  const canonical = JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `"${version}-${createHash('sha1').update(builtAt).update(canonical).digest('base64url').slice(0, 16)}"`;
}
