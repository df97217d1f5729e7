import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import corsMiddleware from 'cors';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { API_VERSION } from '../domain/api-version.ts';
import { rateLimitHeaders } from './middleware/rate-limit.ts';

/** Names and values in turn: `writeHead` takes all of them at once for less than `setHeader` takes for three. */
export type HeaderList = readonly string[];

/** Headers of ours that scripts in a browser may read. */
const EXPOSED_HEADERS = [
  'ETag',
  'Retry-After',
  'X-API-Version',
  'X-Catalog-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
  'Mcp-Session-Id',
  'MCP-Protocol-Version',
];

/** Headers that MCP clients in a browser send. */
const ALLOWED_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'If-None-Match',
  'Last-Event-ID',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
];

const PREFLIGHT_SECONDS = 86_400;

/** Opens the API to every origin. Preflights go on, so that they are counted and marked like other requests. */
const cors = corsMiddleware({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowedHeaders: ALLOWED_HEADERS,
  exposedHeaders: EXPOSED_HEADERS,
  maxAge: PREFLIGHT_SECONDS,
  preflightContinue: true,
});

/** The API serves data to every origin and no page, so that nothing may be loaded or framed. */
const security = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
});

/** On every response of the process, whoever writes it. */
export const STANDARD_HEADERS = buildStandardHeaders('GET');
const PREFLIGHT_HEADERS = buildStandardHeaders('OPTIONS');

/** As set up here, both libraries look at nothing of a request but its method, so that asking them once is enough. */
function buildStandardHeaders(method: string): HeaderList {
  const request = Object.assign(new IncomingMessage(new Socket()), { method });
  const response = new ServerResponse(request);
  for (const layer of [cors, security] as RequestHandler[])
    layer(request as Request, response as Response, () => {});
  // In the spelling of the libraries; the types leave this one out.
  const names = (response as ServerResponse & { getRawHeaderNames(): string[] }).getRawHeaderNames();
  const recorded = names.flatMap((name) => [name, String(response.getHeader(name))]);
  return ['X-API-Version', API_VERSION, ...recorded];
}

/** What the headers of one response say of its request: the id to report it with, and the state of the limit. */
export function headersOfRequest(request: Request, response: Response): HeaderList {
  return ['X-Request-Id', requestIdOf(response), ...rateLimitHeaders(request)];
}

export function requestIdOf({ locals }: Response): string {
  locals.requestId ??= randomUUID();
  return locals.requestId;
}

/** Sets the headers that every response bears. Setting them again changes nothing. */
export function markResponse(request: Request, response: Response): void {
  setHeaders(response, request.method === 'OPTIONS' ? PREFLIGHT_HEADERS : STANDARD_HEADERS);
  setHeaders(response, headersOfRequest(request, response));
}

function setHeaders(response: Response, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2)
    response.setHeader(headers[at] as string, headers[at + 1] as string);
}
