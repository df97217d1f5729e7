import compression from 'compression';
import express, { type Express, type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { API_VERSION } from '../domain/api-version.ts';
import type { Logger } from '../domain/logger.ts';
import { serve, serveDocument } from './document.ts';
import { createErrorHandler, notFound } from './errors.ts';
import { cors } from './middleware/cors.ts';
import { createRateLimit, type RateLimitOptions } from './middleware/rate-limit.ts';
import { requestContext } from './middleware/request-context.ts';
import { buildOpenApi } from './openapi.ts';
import { type RouteDependencies, toHandler } from './route.ts';
import { PREFIXES, routes } from './routes/index.ts';

export interface HttpDependencies extends RouteDependencies {
  readonly rateLimit: RateLimitOptions;
  /** Express's `trust proxy`: how many hops, or which addresses, may say who the client is. */
  readonly trustProxy: number | string;
  /** Address in the OpenAPI description: absolute, or `/`. */
  readonly serverUrl: string;
  readonly logger: Logger;
  /** Mounted at the root behind the limiter: what other doors to the catalog bring along. */
  readonly extensions?: readonly Router[];
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

  app.use(requestContext, cors, securityHeaders);
  // Above the limiter: a monitor that asks often is no client.
  app.use(healthRouter(deps));
  app.use(createRateLimit(deps.rateLimit), preflight, compressed);
  app.use(dataRouter(deps), documentsRouter(deps), ...(deps.extensions ?? []));
  app.use(notFound, createErrorHandler(deps.logger));
  return app;
}

/** The API serves data to every origin and no page, so that nothing may be loaded or framed. */
const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
});

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

function healthRouter({ catalog }: HttpDependencies): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], preflight);
  serve(router, '/healthz', (_request, response) => void response.json({ status: 'ok' }));
  serve(router, '/readyz', (_request, response) => {
    response.json({ status: 'ready', catalog_version: catalog.current.version });
  });
  return router;
}

function dataRouter(deps: HttpDependencies): Router {
  const router = Router();
  for (const { prefix } of PREFIXES) {
    for (const route of routes) serve(router, prefix + route.path, toHandler(route, deps));
  }
  return router;
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
