import { STATUS_CODES } from 'node:http';
import type { ResponseConfig } from '@asteasolutions/zod-to-openapi';
import * as z from 'zod';
import { ERROR_STATUSES, type ErrorCode, ErrorResponse } from '../../domain/errors.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Route } from '../route.ts';
import { SHARED_FAILURES, toExamples } from './examples.ts';
import { COUNTED_HEADERS, STANDARD_HEADERS, toHeaders } from './headers.ts';

type Reasons = readonly (readonly [code: ErrorCode, when: string])[];

const RETRIED: ReadonlySet<number> = new Set([429, 503]);

/** Response to a request that matches no operation: a wrong method, an unknown path or invalid HTTP. */
export const OTHER_ERROR: ResponseConfig = {
  description:
    'Any other error: method_not_allowed (405), not_found (404) for a path of no operation, or invalid_request for a request that is no valid HTTP (400, 408, 417, 431).',
  headers: toHeaders(STANDARD_HEADERS),
  content: { 'application/json': { schema: ErrorResponse } },
};

/** Responses for the errors that all rate-limited operations have in common, by status. */
export const SHARED_RESPONSES = toResponses(
  'errors',
  '',
  Object.entries(SHARED_FAILURES) as [ErrorCode, string][],
);

/** Returns an operation's error responses by status. Each schema allows only the error codes of its status, so that generated types are exact. */
export function toErrorResponses({ name, failures }: Route): Record<string, ResponseConfig> {
  const own = Object.entries(failures).map(([code, { when }]) => [code as ErrorCode, when] as const);
  const prefix = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return { ...toResponses(name, prefix, own), ...SHARED_RESPONSES, default: OTHER_ERROR };
}

/** Returns the 503 response of an operation that needs a catalog and is exempt from the rate limit. */
export function toNotReady(): Record<string, ResponseConfig> {
  const { 503: response } = SHARED_RESPONSES;
  return response ? { 503: { ...response, headers: toHeaders([...STANDARD_HEADERS, 'Retry-After']) } } : {};
}

function toResponses(owner: string, prefix: string, reasons: Reasons): Record<string, ResponseConfig> {
  const byStatus = groupBy(reasons, ([code]) => ERROR_STATUSES[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map(([code, when]) => `${code}: ${when}`).join(' '),
        headers: toHeaders([...COUNTED_HEADERS, ...(RETRIED.has(status) ? (['Retry-After'] as const) : [])]),
        content: {
          'application/json': {
            schema: toErrorSchema(
              `${prefix}${nameOf(status)}`,
              ofStatus.map(([code]) => code),
            ),
            ...toExamples(ofStatus.map(([code]) => `${owner}.${code}`)),
          },
        },
      },
    ]),
  );
}

function toErrorSchema(name: string, codes: readonly ErrorCode[]) {
  const code = z.enum(codes).meta({ id: `${name}Code`, description: 'Machine-readable code.' });
  return z
    .strictObject({ error: ErrorResponse.shape.error.extend({ code }) })
    .meta({ id: name, description: `Error with the code ${codes.join(' or ')}.` });
}

/** Returns the name of the schema of an error: 404 → `NotFoundError`, 500 → `InternalServerError`. */
function nameOf(status: number): string {
  return `${String(STATUS_CODES[status])
    .replaceAll(/\W/g, '')
    .replace(/Error$/, '')}Error`;
}
