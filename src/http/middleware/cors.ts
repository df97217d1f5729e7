import corsMiddleware from 'cors';
import type { RequestHandler } from 'express';

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
export const cors: RequestHandler = corsMiddleware({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowedHeaders: ALLOWED_HEADERS,
  exposedHeaders: EXPOSED_HEADERS,
  maxAge: PREFLIGHT_SECONDS,
  preflightContinue: true,
});
