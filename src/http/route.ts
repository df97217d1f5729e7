import type { RequestHandler } from 'express';
import type * as z from 'zod';
import { createParameterReader, type ProblemCodes } from '../domain/parameters.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { FindPreview } from '../storage/previews.ts';

/** What the handlers of routes work with. */
export interface RouteDependencies {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
}

interface Operation<Query extends z.ZodObject> {
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
}

/** An answer that depends on the catalog alone: it can be named by an ETag and kept. */
export interface CatalogRoute<Query extends z.ZodObject = z.ZodObject> extends Operation<Query> {
  readonly caching: 'catalog';
  readonly handler: (query: z.infer<Query>, catalog: Catalog) => Buffer | object;
}

/** An answer that depends on more than can be told by an ETag. */
export interface LiveRoute<Query extends z.ZodObject = z.ZodObject> extends Operation<Query> {
  readonly caching: 'none';
  readonly handler: (query: z.infer<Query>, catalog: Catalog, findPreview: FindPreview) => Promise<object>;
}

/** One GET operation. Its validation and its description come from the same schemas. */
export type Route<Query extends z.ZodObject = z.ZodObject> = CatalogRoute<Query> | LiveRoute<Query>;

/** Gives the declaration its types and hides the query's type from the list of routes. */
export function defineRoute<Query extends z.ZodObject>(route: Route<Query>): Route {
  return route as unknown as Route;
}

/** A live route as an Express handler. */
export function toLiveHandler(
  { query: schema, problemCodes, handler }: LiveRoute,
  { catalog: ref, findPreview }: RouteDependencies,
): RequestHandler {
  const read = createParameterReader(schema, problemCodes);
  return async (request, response) => {
    const catalog = ref.current;
    response.setHeader('X-Catalog-Version', catalog.version);
    const body = Buffer.from(JSON.stringify(await handler(read(request.query), catalog, findPreview)));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
}
