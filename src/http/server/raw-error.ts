import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '../../domain/errors.ts';
import { toErrorBody } from '../errors.ts';
import type { HeaderList } from '../headers.ts';
import { READ_METHODS } from '../static-document.ts';

/** Error codes by status. Any other status has `invalid_request`. */
const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [405, 'method_not_allowed'],
  [413, 'payload_too_large'],
  [429, 'rate_limited'],
]);

/** An error response that is written without Express, because the request never reaches the app. */
export interface RawError {
  readonly status: number;
  readonly headers: string[];
  readonly body: string;
}

/**
 * Builds an error response in the API's format. The connection closes after the response, because the rest of the input may not be HTTP.
 */
export function buildRawError(
  standardHeaders: HeaderList,
  status: number,
  message = `${STATUS_CODES[status]}.`,
): RawError {
  const requestId = randomUUID();
  const code = CODE_BY_STATUS.get(status) ?? 'invalid_request';
  const body = JSON.stringify(toErrorBody({ code, message }, requestId));
  const headers = [
    ...standardHeaders,
    // RFC 9110, section 15.5.6, requires `Allow` in a 405 response.
    ...(status === 405 ? ['Allow', READ_METHODS] : []),
    ...['X-Request-Id', requestId],
    ...['Cache-Control', 'no-store'],
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
    ...['Connection', 'close'],
  ];
  return { status, headers, body };
}

/** Serializes a raw error as HTTP/1.1, for a socket without a request. */
export function serializeRawError({ status, headers, body }: RawError): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${new Date().toUTCString()}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
