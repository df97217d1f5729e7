import { STATUS_CODES } from 'node:http';
import type { ResponseConfig } from '@asteasolutions/zod-to-openapi';
import * as z from 'zod';
import { ErrorResponse } from '../../domain/error-response.ts';
import { ERROR_STATUSES, type ErrorCode } from '../../domain/errors.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Route } from '../route.ts';
import { SHARED_FAILURES, toExamples } from './examples.ts';
import { COUNTED_HEADERS, STANDARD_HEADERS, toHeaders } from './headers.ts';

/** Codes of one error response with their reasons. */
type Reasons = readonly (readonly [code: ErrorCode, when: string])[];

const RETRIED: ReadonlySet<number> = new Set([429, 503]);

/** Response that stands for all errors of requests which are no use of an operation. */
export const OTHER_ERROR: ResponseConfig = {
  description:
    'Any other error: method_not_allowed (405), not_found (404) for a path of no operation, or invalid_request for a request that is no valid HTTP (400, 408, 417, 431).',
  headers: toHeaders(STANDARD_HEADERS),
  content: { 'application/json': { schema: ErrorResponse } },
};

/** Responses to the errors that every counted operation has, by status. */
export const SHARED_RESPONSES = toResponses(
  'errors',
  '',
  Object.entries(SHARED_FAILURES) as [ErrorCode, string][],
);

/**
 * Returns the error responses of an operation by status. Each has a schema with the codes of this operation and status alone, so that
 * the types of clients know which codes a status has.
 */
export function toErrorResponses({ name, failures }: Route): Record<string, ResponseConfig> {
  const own = Object.entries(failures).map(([code, { when }]) => [code as ErrorCode, when] as const);
  const prefix = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return { ...toResponses(name, prefix, own), ...SHARED_RESPONSES, default: OTHER_ERROR };
}

/** Returns the response of an operation that needs a catalog and is not counted. */
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

/** Builds the schema of an error that has one of some codes. */
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
