import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from 'express';
import { NotReadyError } from '../domain/errors.ts';
import { API_VERSION, MCP_PATH } from '../domain/protocol.ts';
import type { Logger } from '../lib/logger.ts';
import type { PreviewState } from '../previews/recording-sources.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import { toCatalogHandler } from './catalog/catalog-handler.ts';
import { createDumpBodies } from './dumps/dump-bodies.ts';
import type { DumpDependencies } from './dumps/dump-handler.ts';
import { toDumpRouteHandler } from './dumps/route-handler.ts';
import { createErrorHandler, createNotFound, methodNotAllowed, type SendError } from './errors.ts';
import { createStandardHeaders, type HeaderSettings, markResponse } from './headers.ts';
import { createAdmission, type TakeTurn } from './middleware/admission.ts';
import type { RateLimit } from './middleware/rate-limit.ts';
import type { RefusalFormat } from './middleware/refusal.ts';
import { createRefuse } from './middleware/refuse.ts';
import { warnOfFewHops } from './middleware/warn-of-few-hops.ts';
import { buildOpenApi } from './openapi.ts';
import { mountPreviews, type PreviewFolder } from './previews.ts';
import {
  type CatalogRoute,
  type DumpRoute,
  type Route,
  type RouteDependencies,
  sendJson,
  toLiveHandler,
} from './route.ts';
import { PREFIXES, routes } from './routes/index.ts';
import { listSiteDocuments } from './site/site-documents.ts';
import type { PageAddresses } from './site/sitemap.ts';
import { READ_METHODS, serve, serveDocument } from './static-document.ts';

/** Router that is mounted after the rate limiter, with its own error handler. The MCP endpoint is such an extension. */
interface Extension {
  readonly path: string;
  readonly router: Router;
  /** Handles the errors of requests under `path`, because MCP clients expect errors in JSON-RPC. */
  readonly errorHandler: ErrorRequestHandler;
  readonly toBody: RefusalFormat['toBody'];
}

/** Web page beside the API. */
export interface WebPage {
  readonly filePaths: readonly string[];
  /** Mounts the files before the rate limiter, because one page loads several files. */
  readonly mountFiles: (app: Express) => void;
  /** Mounts the pages. At `/`, a client that does not prefer HTML gets the JSON document that is mounted later. */
  readonly mountPages: (app: Express) => void;
  /** Queue in which the rendering of pages takes turns. */
  readonly takeTurn: TakeTurn;
  /** Sends an error as an HTML page to a browser, and as JSON to any other client. */
  readonly sendError: SendError;
  readonly addresses: PageAddresses;
}

export interface HttpDependencies extends RouteDependencies {
  readonly page: WebPage;
  /** Base URL in the OpenAPI description: absolute, or `/`. */
  readonly serverUrl: string;
  /** Absolute URL at which clients reach the service, for links in the sitemap and in `llms.txt`. */
  readonly siteUrl: string;
  readonly headers?: HeaderSettings;
  readonly rateLimit: RateLimit;
  /** Returns whether Redis counts the requests of clients; undefined without Redis. */
  readonly isRedisReachable?: (() => boolean) | undefined;
  /** Longest time that a request may wait in the queue before it is refused, in ms; 1,000 by default. */
  readonly maxWaitMs?: number;
  /**
   * Express's setting `trust proxy`: the number of trusted proxies, or their IP addresses. Only trusted proxies may set `X-Forwarded-For`.
   */
  readonly trustProxy: number | string;
  readonly storeHealth: StoreHealth;
  /** Returns whether the service is stopping, so that the readiness check fails. */
  readonly isStopping: () => boolean;
  /** Returns the state of the recording sources, for the readiness check. */
  readonly previewState: () => PreviewState;
  readonly previewFolder?: PreviewFolder | undefined;
  readonly logger: Logger;
  readonly extensions?: readonly Extension[];
  /** Static JSON documents by URL path: `/.well-known/mcp.json` → the MCP manifest. */
  readonly documents?: Readonly<
    Record<string, { readonly build: () => object; readonly mediaType?: string }>
  >;
}

/** Creates the Express app. Each request reads the current catalog from `deps.catalog`, so that a new catalog is served at once. */
export function createApp(deps: HttpDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  // Express's own ETag is off, because routes that support conditional requests set an ETag themselves.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxy);
  app.locals.standardHeaders = createStandardHeaders(deps.headers);

  const { filePaths, mountFiles, mountPages, takeTurn, sendError, addresses } = deps.page;
  const refuse = createRefuse(deps.extensions ?? [], sendError);
  const dumps = { ...deps, bodiesOf: createDumpBodies() };
  // Health checks are mounted first, because they have to succeed even while the rate limiter or the admission queue refuses requests.
  mountHealth(app, deps);
  app.use([...filePaths], marked, preflight);
  mountFiles(app);
  if (typeof deps.trustProxy === 'number' && deps.trustProxy > 0)
    app.use(warnOfFewHops(deps.trustProxy, deps.logger));
  app.use(deps.rateLimit.toHandler(refuse), createAdmission(refuse, deps.maxWaitMs));
  // Catalog routes are registered before the other middleware, because each middleware function takes a tenth of a catalog request's time.
  for (const route of routes) if (route.caching !== 'none') app.get(pathsOf(route), toHandler(route, dumps));
  const site = listSiteDocuments(deps.siteUrl, addresses, dumps);
  for (const { path, handler } of site) app.get(path, handler);
  app.use(marked, preflight, compressed, markedError);
  for (const route of routes) {
    if (route.caching === 'none') app.get(pathsOf(route), toLiveHandler(route, deps));
    app.all(pathsOf(route), methodNotAllowed(READ_METHODS));
  }
  app.all(
    site.map(({ path }) => path),
    methodNotAllowed(READ_METHODS),
  );
  if (deps.previewFolder !== undefined) mountPreviews(app, deps.previewFolder);
  for (const { path, router, errorHandler } of deps.extensions ?? [])
    app.use(path, uncached, router, errorHandler);
  // Pages have their own queue, because a page takes as long as ten API responses, so that API requests would wait behind pages.
  app.use(createAdmission(refuse, deps.maxWaitMs, takeTurn));
  mountPages(app);
  app.use(documentsRouter(deps));
  app.use(createNotFound(sendError), createErrorHandler(deps.logger, sendError));
  return app;
}

/** Sets the headers that every response has, such as `X-Request-Id` and the CORS headers. */
const marked: RequestHandler = (request, response, next) => {
  markResponse(request, response);
  next();
};

/**
 * Sets the standard headers on an error response, because a request that fails in the rate limiter or a catalog route has not passed
 * `marked`.
 */
const markedError: ErrorRequestHandler = (error, request, response, next) => {
  markResponse(request, response);
  next(error);
};

/**
 * Compresses responses without an ETag. The code that sets an ETag also compresses the response, because each encoding has its own ETag.
 */
const compress = compression({
  filter: (request, response) => !response.hasHeader('ETag') && compression.filter(request, response),
});

/**
 * Compresses responses to requests with `Accept-Encoding`. Other requests skip `compression`, because it takes longer than serving a page
 * of voices.
 */
const compressed: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding']) return compress(request, response, next);
  response.vary('Accept-Encoding');
  next();
};

const preflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  response.status(204).setHeader('Content-Length', '0').end();
};

const uncached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

function toHandler(route: CatalogRoute | DumpRoute, deps: DumpDependencies): RequestHandler {
  return route.caching === 'dump' ? toDumpRouteHandler(route, deps) : toCatalogHandler(route, deps);
}

function mountHealth(
  app: Express,
  { catalog, storeHealth, previewState, isStopping, isRedisReachable }: HttpDependencies,
): void {
  app.all(['/healthz', '/readyz'], marked, preflight, uncached);
  serve(app, '/healthz', (_request, response) => sendJson(response, { status: 'ok' }));
  serve(app, '/readyz', (_request, response) => {
    if (isStopping()) throw new NotReadyError('The service is stopping.');
    const { version, builtAt, metadata } = catalog.current;
    sendJson(response, {
      status: 'ready',
      catalog_version: version,
      // The status stays 200 if the store or the previews are unavailable, because the catalog is in memory.
      ...storeHealth.readState(),
      ...previewState(),
      ...(isRedisReachable && { redis: isRedisReachable() ? 'reachable' : 'unreachable' }),
      catalog: { version, built_at: builtAt, voices: metadata.total_voices },
    });
  });
}

/**
 * Returns the paths of a route under all prefixes. A RegExp has no capture groups, so that `createPathReader` decodes the parameter instead
 * of Express.
 */
function pathsOf({ path, pathParameter }: Route): (string | RegExp)[] {
  if (pathParameter === undefined) return PREFIXES.map(({ prefix }) => prefix + path);
  const before = path.slice(0, path.indexOf('{'));
  return PREFIXES.map(({ prefix }) => new RegExp(`^${prefix}${before}.`, 'i'));
}

function documentsRouter({ serverUrl, documents = {} }: HttpDependencies): Router {
  const router = Router();
  serveDocument(router, '/openapi.json', () => buildOpenApi(serverUrl));
  serveDocument(router, '/', () => ({
    name: 'Voice Directory',
    version: API_VERSION,
    ...Object.fromEntries(routes.map(({ entry, path }) => [entry, `/v1${path}`])),
    openapi: '/openapi.json',
    llms: '/llms.txt',
    sitemap: '/sitemap.xml',
    mcp: MCP_PATH,
  }));
  for (const [path, { build, mediaType }] of Object.entries(documents))
    serveDocument(router, path, build, mediaType);
  return router;
}
