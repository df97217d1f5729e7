import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import { API_VERSION } from '../domain/api-version.ts';
import { ErrorResponse } from '../domain/error-response.ts';
import { splitSchema } from './catalog/path-reader.ts';
import type { Route } from './route.ts';
import { PREFIXES, routes } from './routes/index.ts';

type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

const TAG = 'Voices';
const REPOSITORY = 'https://github.com/voice-directory/voice-directory';

const INFO = {
  title: 'Voice Directory',
  version: API_VERSION,
  summary: 'A directory of text-to-speech voices from many providers.',
  description:
    'A public, read-only directory of text-to-speech voices: search it, filter it, listen to it. No key is needed; requests are limited per client address. The operations that list voices, metadata and audio previews are MCP tools at POST /api/mcp. The paths under /api and /v1 are equivalent.',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Voice Directory', url: REPOSITORY },
};

const RATE_LIMIT_HEADERS = {
  RateLimit: {
    description: 'Requests remaining (r) and seconds until the window resets (t): "default";r=299;t=60.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'Requests allowed (q) per window of seconds (w): "default";q=300;w=60.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': { description: 'Requests allowed per window.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': {
    description: 'Requests remaining in the current window.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'Unix time in seconds at which the window resets.',
    schema: { type: 'integer' },
  },
} as const;

const COMMON_HEADERS = {
  'X-API-Version': {
    description: 'Version of the API that produced the response.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    description: 'Identifies the request when reporting a problem.',
    schema: { type: 'string' },
  },
  ...RATE_LIMIT_HEADERS,
} as const;

const DATA_HEADERS = {
  ...COMMON_HEADERS,
  'X-Catalog-Version': {
    description: 'Version of the catalog that answered; it changes when voices change.',
    schema: { type: 'string' },
  },
} as const;

const ETAG_HEADER = {
  ETag: { description: 'Names this answer; send it back as If-None-Match.', schema: { type: 'string' } },
} as const;

const LINK_HEADER = {
  Link: {
    description:
      'The first, prev, next and last page, relative to the address of the request; absent if there is one page.',
    schema: { type: 'string' },
  },
} as const;

const RETRY_AFTER_HEADER = {
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
} as const;

/** Builds the OpenAPI 3.1 description of all operations from the schemas that validate them. */
export function buildOpenApi(serverUrl: string): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  for (const { prefix, suffix } of PREFIXES) {
    for (const route of routes) registry.registerPath(toPath(route, prefix, suffix));
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: serverUrl, description: 'This service' }],
    tags: [
      { name: TAG, description: 'Find voices, what they can be filtered by, and what they sound like.' },
    ],
    security: [],
  });
}

function toPath(route: Route, prefix: string, suffix: string): RouteConfig {
  const { name, path, summary, description, output, failures, caching } = route;
  const ownFailures = Object.entries(failures).map(([status, text]) => [status, failure(text)]);
  return {
    method: 'get',
    path: prefix + path,
    operationId: name + suffix,
    summary,
    description,
    tags: [TAG],
    security: [],
    ...toRequest(route),
    responses: {
      200: {
        description: 'The answer.',
        headers: {
          ...DATA_HEADERS,
          ...(caching !== 'none' && ETAG_HEADER),
          ...(route.caching === 'catalog' && route.hasLinks && LINK_HEADER),
        },
        content: { [mediaTypeOf(route)]: { schema: output } },
      },
      ...(caching !== 'none' && {
        304: {
          description: 'The client has this answer already.',
          headers: { ...DATA_HEADERS, ...ETAG_HEADER },
        },
      }),
      ...Object.fromEntries(ownFailures),
      429: failure('Rate limit exceeded (code rate_limited).', RETRY_AFTER_HEADER),
      500: failure('Internal error (code internal_error).'),
      503: failure('No catalog is loaded yet (code not_ready).', RETRY_AFTER_HEADER),
    },
  };
}

function mediaTypeOf(route: Route): string {
  const { mediaType = 'application/json' } = route.caching === 'dump' ? route.dump : route;
  return mediaType.replace(/;.*/, '');
}

function toRequest({ query, pathParameter }: Route): Pick<RouteConfig, 'request'> {
  if (pathParameter !== undefined) {
    const parts = splitSchema(query, pathParameter);
    return { request: { params: parts.path, query: parts.query } };
  }
  return Object.keys(query.shape).length > 0 ? { request: { query } } : {};
}

function failure(description: string, headers: object = {}): ResponseConfig {
  return {
    description,
    headers: { ...COMMON_HEADERS, ...headers },
    content: { 'application/json': { schema: ErrorResponse } },
  };
}
