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

/** Another door to the catalog, behind the limiter. */
interface Extension {
  readonly path: string;
  readonly router: Router;
  /** Tells errors under the path in the words of its clients, those of the limiter too. */
  readonly errorHandler: ErrorRequestHandler;
}

export interface HttpDependencies extends RouteDependencies {
  readonly rateLimit: RateLimitOptions;
  /** Express's `trust proxy`: how many hops, or which addresses, may say who the client is. */
  readonly trustProxy: number | string;
  /** Address in the OpenAPI description: absolute, or `/`. */
  readonly serverUrl: string;
  readonly logger: Logger;
  readonly extensions?: readonly Extension[];
  /** Path → document that stays the same as long as the process runs. */
  readonly documents?: Readonly<Record<string, object>>;
}

/** The Express app. It holds no catalog: each request takes the one that counts. */
export function createApp(deps: HttpDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  // Answers carry an ETag of their own making, or none.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxy);

  const counted = createRateLimit(deps.rateLimit);
  // Above all layers: each costs a request a part of what these answers do.
  for (const route of routes)
    if (route.caching === 'catalog') app.get(pathsOf(route), counted, toCatalogHandler(route, deps));
  // Above the limiter: a monitor that asks often is no client.
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

const marked: RequestHandler = (request, response, next) => {
  markResponse(request, response);
  next();
};

/** Marks what the limiter and the layers above the others refuse. */
const markedError: ErrorRequestHandler = (error, request, response, next) => {
  markResponse(request, response);
  next(error);
};

const compress = compression();

/** Its hooks into the response cost more than a page does; a client that takes no encoding is spared them. */
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
