import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { Logger } from '../lib/logger.ts';
import { toCatalogHandler } from './catalog/catalog-handler.ts';
import { createDumpBodies } from './dumps/dump-bodies.ts';
import { type DumpDependencies, toDumpRouteHandler } from './dumps/dump-handler.ts';
import { createErrorHandler, createNotFound, methodNotAllowed, type SendError } from './errors.ts';
import { createStandardHeaders } from './headers.ts';
import { type HealthDependencies, mountHealth } from './health.ts';
import { createAdmission, type TakeTurn } from './middleware/admission.ts';
import { marked, markedError, preflight, uncached } from './middleware/marked.ts';
import type { RateLimit } from './middleware/rate-limit.ts';
import { createRefuse, type RefusalFormat } from './middleware/refuse.ts';
import { warnOfFewHops } from './middleware/warn-of-few-hops.ts';
import { mountPreviews, type PreviewFolder } from './previews.ts';
import {
  type CatalogRoute,
  type DumpRoute,
  type Route,
  type RouteDependencies,
  toLiveHandler,
} from './route.ts';
import { PREFIXES, routes } from './routes/index.ts';
import { type DocumentDependencies, documentsRouter } from './site/documents.ts';
import { listSiteDocuments, type PageAddresses } from './site/site-documents.ts';

/** Router with its own error handler, such as the MCP endpoint, mounted after the rate limiter. */
interface Extension extends RefusalFormat {
  readonly router: Router;
  /** Handles errors of requests to the extension at `path`. The MCP endpoint needs its own handler, because its errors are JSON-RPC. */
  readonly errorHandler: ErrorRequestHandler;
}

export interface WebPage {
  readonly filePaths: readonly string[];
  /** Mounts the files that web pages load. The files are mounted before the rate limiter, so that loading them does not count as requests. */
  readonly mountFiles: (app: Express) => void;
  /** Mounts the web pages. At `/`, a client that does not prefer HTML gets a JSON list of the service's paths. */
  readonly mountPages: (app: Express) => void;
  /** Queue of work on the event loop, in which the rendering of web pages waits for its turn. */
  readonly takeTurn: TakeTurn;
  /** Sends an error as an HTML page to a browser, and as JSON to any other client. */
  readonly sendError: SendError;
  readonly addresses: PageAddresses;
}

export interface HttpDependencies extends RouteDependencies, HealthDependencies, DocumentDependencies {
  readonly page: WebPage;
  /** Absolute URL at which clients reach the service, for links in the sitemap and in `llms.txt`. */
  readonly siteUrl: string;
  readonly hstsIncludesSubdomains?: boolean;
  readonly rateLimit: RateLimit;
  /** Longest time that a request may wait in the queue before it is refused, in ms; the default is 1,000. */
  readonly maxWaitMs?: number;
  /** Express's setting `trust proxy`: the number or the IP addresses of the proxies that may set `X-Forwarded-For`. */
  readonly trustProxy: number | string;
  readonly previewFolder?: PreviewFolder | undefined;
  readonly logger: Logger;
  readonly extensions?: readonly Extension[];
}

/** Creates the Express app. The app reads `deps.catalog` at each request, and so it serves a new catalog at once. */
export function createApp(deps: HttpDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  // Express's automatic ETags are off, because routes that support conditional requests set ETags of their own.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxy);
  app.locals.standardHeaders = createStandardHeaders(deps.hstsIncludesSubdomains);

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
  // Catalog routes are registered before the middleware below and skip it, because each function takes a tenth of the time of a catalog request.
  for (const route of routes) if (route.caching !== 'none') app.get(pathsOf(route), toHandler(route, dumps));
  const site = listSiteDocuments(deps.siteUrl, addresses, dumps);
  for (const { path, handler } of site) app.get(path, handler);
  app.use(marked, preflight, compressed, markedError);
  for (const route of routes) {
    if (route.caching === 'none') app.get(pathsOf(route), toLiveHandler(route, deps));
    app.all(pathsOf(route), methodNotAllowed);
  }
  app.all(
    site.map(({ path }) => path),
    methodNotAllowed,
  );
  if (deps.previewFolder !== undefined) mountPreviews(app, deps.previewFolder);
  for (const { path, router, errorHandler } of deps.extensions ?? [])
    app.use(path, uncached, router, errorHandler);
  // Web pages have their own queue, because a page takes as long as ten API responses, and API requests must not wait for pages.
  app.use(createAdmission(refuse, deps.maxWaitMs, takeTurn));
  mountPages(app);
  app.use(documentsRouter(deps));
  app.use(createNotFound(sendError), createErrorHandler(deps.logger, sendError));
  return app;
}

/** Compresses responses without an ETag. Code that sets an ETag also compresses the response, because each encoding needs its own ETag. */
const compress = compression({
  filter: (request, response) => !response.hasHeader('ETag') && compression.filter(request, response),
});

/** Compresses responses to requests with `Accept-Encoding`. Others skip `compression`, because it takes longer than serving a page. */
const compressed: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding']) return compress(request, response, next);
  response.vary('Accept-Encoding');
  next();
};

function toHandler(route: CatalogRoute | DumpRoute, deps: DumpDependencies): RequestHandler {
  return route.caching === 'dump' ? toDumpRouteHandler(route, deps) : toCatalogHandler(route, deps);
}

/** Returns a route's paths under all prefixes. The RegExps capture nothing, so that Express decodes nothing: `createPathReader` does it. */
function pathsOf({ path, pathParameter }: Route): (string | RegExp)[] {
  if (pathParameter === undefined) return PREFIXES.map(({ prefix }) => prefix + path);
  const before = path.slice(0, path.indexOf('{'));
  return PREFIXES.map(({ prefix }) => new RegExp(`^${prefix}${before}.`, 'i'));
}
