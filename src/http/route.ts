import type { RequestHandler, Response } from 'express';
import type * as z from 'zod';
import type { ErrorCode } from '../domain/errors.ts';
import { createParameterReader, type ProblemCodes } from '../domain/parameters.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import type { CatalogRef } from '../index/catalog/catalog-ref.ts';
import type { FindPreview } from '../previews/find-preview.ts';

export interface RouteDependencies {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
}

/** Error of an operation, as the OpenAPI description documents it. */
interface Failure {
  readonly when: string;
  /** Path, without the API's prefix, of an example request that fails with this error. */
  readonly example: string;
}

/** Returns the error `invalid_parameter`, for an operation whose parameters have no other error code. */
export const unusableParameter = (example: string) => ({
  invalid_parameter: { when: 'A parameter cannot be used; details name it.', example },
});

/** Returns the errors of an operation that reads one voice. `addressOf` returns the path of an example request for a voice id. */
export const missingVoice = (addressOf: (id: string) => string) => ({
  voice_not_found: {
    when: 'No voice has this id; replacements has ids that may be meant.',
    example: addressOf('deepgram/aura-2-talia-en'),
  },
  voice_removed: {
    when: 'The voice was in the catalog and its provider no longer lists it; replacements has similar voices.',
    example: addressOf('deepgram/aura-removed-en'),
  },
});

interface Operation<Query extends z.ZodObject> {
  /** OpenAPI operationId of the route under `/api`. Under `/v1`, `V1` is appended: `listVoices` → `listVoicesV1`. */
  readonly name: string;
  /** Path below the prefix `/api` or `/v1`, such as `/voices`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query: Query;
  /** Parameter at the end of the path instead of in the query string: `id` of `/voices/{id}`. */
  readonly pathParameter?: string;
  readonly output: z.ZodType;
  /** Paths of example requests below the prefix (`/voices?limit=1`), by title. The OpenAPI description shows their recorded responses. */
  readonly examples: Readonly<Record<string, string>>;
  /** Errors of this operation by code. Errors with the statuses 429, 500 and 503 are omitted, because all operations share them. */
  readonly failures: Readonly<Partial<Record<ErrorCode, Failure>>>;
}

export interface CatalogAnswer {
  /** Text of the response in UTF-8, in a buffer that may be a view of a larger buffer. */
  readonly body: Buffer;
  readonly link?: string | undefined;
}

/** Converts a value to a JSON response without the header `Link`. */
export function toAnswer(value: object): CatalogAnswer {
  return { body: Buffer.from(JSON.stringify(value)) };
}

/** A route whose response depends only on the query and the catalog, so that the response has an ETag and can be cached. */
export interface CatalogRoute<Query extends z.ZodObject = z.ZodObject> extends Operation<Query> {
  readonly caching: 'catalog';
  /** Media type of the response; JSON by default. */
  readonly mediaType?: string;
  /** Answers a query from the catalog. `notes` are messages about ignored parameters, for the field `interpretation` of the response. */
  readonly handler: (query: z.infer<Query>, catalog: Catalog, notes: readonly string[]) => CatalogAnswer;
  /** True for a route whose responses may have the header `Link`. */
  readonly hasLinks?: true;
}

/** A route whose response depends on more than the catalog, such as a link that expires. */
export interface LiveRoute<Query extends z.ZodObject = z.ZodObject> extends Operation<Query> {
  readonly caching: 'none';
  /** Error codes that replace `invalid_parameter` for single parameters: `{ voiceId: 'missing_voice_id' }`. */
  readonly problemCodes?: ProblemCodes;
  readonly handler: (query: z.infer<Query>, catalog: Catalog, findPreview: FindPreview) => Promise<object>;
}

/** Document that is built from a whole catalog and sent in chunks. */
export interface Dump {
  /** Unique name of the dump, for ETags: letters, digits, `.`, `-` and `_`. */
  readonly name: string;
  readonly contentType: string;
  /** Name of the file that a browser saves, as two texts: `voices` and `csv`. The date is inserted between the texts. */
  readonly file?: readonly [stem: string, ending: string];
  /** Writes the document in chunks that each take about a millisecond. */
  readonly write: (catalog: Catalog) => Iterable<Buffer>;
  /** True if `write` only copies stored bytes, so that an uncompressed body is written anew for each request instead of being cached. */
  readonly isCopied?: true;
}

/** A route that sends a document of the whole catalog, built once per catalog and encoding. */
export interface DumpRoute<Query extends z.ZodObject = z.ZodObject> extends Operation<Query> {
  readonly caching: 'dump';
  readonly dump: Dump;
  /** Answers requests with filters, like the handler of a catalog route. Without `handler`, the query string is ignored. */
  readonly handler?: CatalogRoute<Query>['handler'];
}

/** GET operation. The validation and the OpenAPI description of an operation derive from the same schemas. */
export type Route<Query extends z.ZodObject = z.ZodObject> =
  | CatalogRoute<Query>
  | LiveRoute<Query>
  | DumpRoute<Query>;

/** Checks that a route's handler accepts the route's own query type. The type of the result omits it, so that one list can hold all routes. */
export function defineRoute<Query extends z.ZodObject>(route: Route<Query>): Route {
  return route as unknown as Route;
}

/** Turns a route whose responses must not be cached into an Express handler. */
export function toLiveHandler(
  { query: schema, problemCodes, handler }: LiveRoute,
  { catalog: ref, findPreview }: RouteDependencies,
): RequestHandler {
  const read = createParameterReader(schema, problemCodes);
  return async (request, response) => {
    const catalog = ref.current;
    const answer = await handler(read(request.query), catalog, findPreview);
    response.setHeader('X-Catalog-Version', catalog.version);
    response.setHeader('Cache-Control', 'no-store');
    sendJson(response, answer);
  };
}

/** Sends JSON. Express's `response.json` is not used, because it answers `If-None-Match: *` with 304 even without an ETag. */
export function sendJson(response: Response, value: object): void {
  const body = Buffer.from(JSON.stringify(value));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
