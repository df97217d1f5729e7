import type { OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';

const HEADERS = {
  RateLimit: text('Requests remaining (r) and seconds until the window resets (t): "default";r=299;t=60.'),
  'RateLimit-Policy': text('Requests allowed (q) per window of seconds (w): "default";q=300;w=60.'),
  'X-RateLimit-Limit': integer('Requests allowed per window.'),
  'X-RateLimit-Remaining': integer('Requests remaining in the current window.'),
  'X-RateLimit-Reset': integer('Unix time in seconds at which the window resets.'),
  'X-API-Version': text('Version of the API that produced the response.'),
  'X-Request-Id': text('Identifies the request when reporting a problem.'),
  'X-Catalog-Version': text('Version of the catalog that answered; it changes when voices change.'),
  ETag: text('Names this answer; send it back as If-None-Match.'),
  Link: text(
    'The first, prev, next and last page, relative to the address of the request; absent if there is one page.',
  ),
  'Retry-After': integer('Seconds to wait before trying again.'),
} as const;

export type HeaderName = keyof typeof HEADERS;

export const STANDARD_HEADERS: readonly HeaderName[] = ['X-API-Version', 'X-Request-Id'];
/** Headers of every response to a request that the rate limit counts. */
export const COUNTED_HEADERS: readonly HeaderName[] = [
  ...STANDARD_HEADERS,
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];
/** Headers of every successful response with data of the catalog. */
export const DATA_HEADERS: readonly HeaderName[] = [...COUNTED_HEADERS, 'X-Catalog-Version'];

export function registerHeaders(registry: OpenAPIRegistry): void {
  for (const [name, header] of Object.entries(HEADERS)) registry.registerComponent('headers', name, header);
}

/** Returns references to headers among the OpenAPI components, by name. */
export function toHeaders(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function text(description: string) {
  return { description, schema: { type: 'string' } } as const;
}

function integer(description: string) {
  return { description, schema: { type: 'integer' } } as const;
}
