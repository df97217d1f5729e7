import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import corsMiddleware from 'cors';
import type { Application, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { API_VERSION } from '../domain/protocol.ts';
import { addRateLimitHeaders } from './rate-limit-headers.ts';

/** List of alternating header names and values. One call of `writeHead` with this list is faster than three calls of `setHeader`. */
export type HeaderList = readonly string[];

const EXPOSED_HEADERS = `ETag Link RateLimit RateLimit-Policy Retry-After X-API-Version X-Catalog-Version
  X-RateLimit-Limit X-RateLimit-Remaining X-RateLimit-Reset X-Request-Id Mcp-Session-Id
  MCP-Protocol-Version`.split(/\s+/);

/** Request headers that CORS allows. MCP clients in a browser send these headers. */
const ALLOWED_HEADERS =
  `Accept Authorization Content-Type If-None-Match Last-Event-ID MCP-Protocol-Version Mcp-Method
  Mcp-Name Mcp-Session-Id`.split(/\s+/);

/** Lifetime of a cached preflight, in seconds: a day. */
const PREFLIGHT_SECONDS = 86_400;

/** CORS middleware for every origin. Preflights are passed on to later middleware, which counts them and adds the standard headers. */
const cors = corsMiddleware({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowedHeaders: ALLOWED_HEADERS,
  exposedHeaders: EXPOSED_HEADERS,
  maxAge: PREFLIGHT_SECONDS,
  preflightContinue: true,
});

/**
 * Returns `Cache-Control` and `CDN-Cache-Control` (RFC 9213) of a response that browsers and shared caches may store for `seconds`. The stored
 * response includes the rate-limit headers of the client that requested it. `private="…"` (RFC 9111, 5.2.2.7) is not used to exclude them, because
 * nginx, Varnish and CDNs would then store no response at all.
 */
export function publicCaching(seconds: number, ...instructions: readonly string[]): HeaderList {
  const value = (...ages: string[]) => ['public', ...ages, ...instructions].join(', ');
  return [
    'Cache-Control',
    value(`max-age=${seconds}`, `s-maxage=${seconds}`),
    'CDN-Cache-Control',
    value(`max-age=${seconds}`),
  ];
}

/** Headers of every response: one list for preflight requests, one for all other requests. */
type StandardHeaders = ReturnType<typeof createStandardHeaders>;

/** Creates the headers of every response of an app. HSTS leaves subdomains out by default, because a subdomain may lack HTTPS. */
export function createStandardHeaders(hstsIncludesSubdomains = false) {
  // A response of the API can load nothing, cannot be framed, and may be fetched by any origin.
  const security = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: { includeSubDomains: hstsIncludesSubdomains },
  });
  const layers = [cors, security];
  return { preflight: recordHeaders('OPTIONS', layers), other: recordHeaders('GET', layers) };
}

/** Returns the headers that cors and helmet set for a method. An empty request suffices, because cors and helmet read only its method. */
function recordHeaders(method: string, layers: readonly unknown[]): HeaderList {
  const request = Object.assign(new IncomingMessage(new Socket()), { method });
  const response = new ServerResponse(request);
  for (const layer of layers as RequestHandler[]) layer(request as Request, response as Response, () => {});
  // `getRawHeaderNames` keeps the case of names such as `Vary`. Node's types lack the method here, so a cast is needed.
  const names = (response as ServerResponse & { getRawHeaderNames(): string[] }).getRawHeaderNames();
  const recorded = names.flatMap((name) => [name, String(response.getHeader(name))]);
  return ['X-API-Version', API_VERSION, ...recorded];
}

export function standardHeadersOf({ app, method }: Request): HeaderList {
  const { preflight, other } = readStandardHeaders(app);
  return method === 'OPTIONS' ? preflight : other;
}

export function readStandardHeaders({ locals }: Pick<Application, 'locals'>): StandardHeaders {
  return locals.standardHeaders as StandardHeaders;
}

/** Adds the headers that differ per request: the request id and the state of the rate limit. */
export function addRequestHeaders(headers: string[], request: Request, response: Response): void {
  headers.push('X-Request-Id', requestIdOf(response));
  addRateLimitHeaders(headers, request);
}

export function requestIdOf({ locals }: Response): string {
  locals.requestId ??= randomUUID();
  return locals.requestId;
}

/** Sets the headers that every response has. A second call for the same response is harmless. */
export function markResponse(request: Request, response: Response): void {
  setHeaders(response, standardHeadersOf(request));
  const own: string[] = [];
  addRequestHeaders(own, request, response);
  setHeaders(response, own);
}

export function setHeaders(response: Response, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2)
    response.setHeader(headers[at] as string, headers[at + 1] as string);
}
