import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from 'express';
import { API_VERSION } from '../domain/api-version.ts';
import type { Logger } from '../domain/logger.ts';
import { toCatalogHandler } from './catalog/catalog-handler.ts';
import { createErrorHandler, methodNotAllowed, notFound } from './errors.ts';
import { markResponse } from './headers.ts';
import { createRateLimit, type RateLimitOptions } from './middleware/rate-limit.ts';
import { buildOpenApi } from './openapi.ts';
import { type Route, type RouteDependencies, toLiveHandler } from './route.ts';
import { PREFIXES, routes } from './routes/index.ts';
import { READ_METHODS, serve, serveDocument } from './static-document.ts';

/** An extra router (MCP), mounted behind the rate limiter with its own error handler. */
interface Extension {
  readonly path: string;
  readonly router: Router;
  /** Answers errors under `path`, including those of the limiter, because the router's clients expect their own protocol. */
  readonly errorHandler: ErrorRequestHandler;
}

export interface HttpDependencies extends RouteDependencies {
  readonly rateLimit: RateLimitOptions;
  /** Express's `trust proxy`: number of hops, or addresses, whose `X-Forwarded-For` counts. */
  readonly trustProxy: number | string;
  /** Server URL in the OpenAPI description: absolute, or `/`. */
  readonly serverUrl: string;
  readonly logger: Logger;
  readonly extensions?: readonly Extension[];
  /** Static JSON documents by path. */
  readonly documents?: Readonly<Record<string, object>>;
}

/** Creates the Express app. Each request reads the current catalog from the reference, so that a new catalog is served at once. */
export function createApp(deps: HttpDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  // Express's ETag is off, because responses carry their own or none.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxy);

  const counted = createRateLimit(deps.rateLimit);
  // Catalog routes go before all middleware, because each layer takes a tenth of the time of such a request.
  for (const route of routes)
    if (route.caching === 'catalog') app.get(pathsOf(route), counted, toCatalogHandler(route, deps));
  // Health checks go before the limiter, because monitors ask often.
  mountHealth(app, deps);
  app.use(counted);
  app.use(marked, preflight, compressed, markedError);
  for (const route of routes) {
    if (route.caching === 'none') app.get(pathsOf(route), toLiveHandler(route, deps));
    app.all(pathsOf(route), methodNotAllowed(READ_METHODS));
  }
  app.use(documentsRouter(deps));
  for (const { path, router, errorHandler } of deps.extensions ?? []) app.use(path, router, errorHandler);
  app.use(notFound, createErrorHandler(deps.logger));
  return app;
}

/** Sets the standard headers. */
const marked: RequestHandler = (request, response, next) => {
  markResponse(request, response);
  next();
};

/** Sets the standard headers of errors from the limiter and the catalog routes, because their requests have not passed `marked`. */
const markedError: ErrorRequestHandler = (error, request, response, next) => {
  markResponse(request, response);
  next(error);
};

const compress = compression();

/** Compresses for clients that accept an encoding. Other requests bypass `compression`, because its hooks cost more than a page. */
const compressed: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding']) return compress(request, response, next);
  response.vary('Accept-Encoding');
  next();
};

const preflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  response.status(204).setHeader('Content-Length', '0').end();
};

function mountHealth(app: Express, { catalog }: HttpDependencies): void {
  app.all(['/healthz', '/readyz'], marked, preflight);
  serve(app, '/healthz', (_request, response) => void response.json({ status: 'ok' }));
  serve(app, '/readyz', (_request, response) => {
    response.json({ status: 'ready', catalog_version: catalog.current.version });
  });
}

function pathsOf({ path }: Route): string[] {
  return PREFIXES.map(({ prefix }) => prefix + path);
}

function documentsRouter({ serverUrl, documents = {} }: HttpDependencies): Router {
  const router = Router();
  serveDocument(router, '/openapi.json', buildOpenApi(serverUrl));
  serveDocument(router, '/', {
    name: 'Voice Directory',
    version: API_VERSION,
    voices: '/v1/voices',
    metadata: '/v1/metadata',
    audio_url: '/v1/audio-url',
    openapi: '/openapi.json',
    mcp: '/api/mcp',
  });
  for (const [path, content] of Object.entries(documents)) serveDocument(router, path, content);
  return router;
}
