import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorResponse } from '../../domain/error-response.ts';
import { type HeaderList, STANDARD_HEADERS } from '../headers.ts';

/** An answer to what is not taken for a request, so that it never gets to the app. */
export interface Refusal {
  readonly headers: HeaderList;
  readonly body: string;
}

/** Such requests are told in the usual shape, with the usual headers, and the connection ends. */
export function buildRefusal(status: number, message = `${STATUS_CODES[status]}.`): Refusal {
  const requestId = randomUUID();
  const code = status === 413 ? 'payload_too_large' : 'invalid_request';
  const content: ErrorResponse = { error: { code, message, request_id: requestId } };
  const body = JSON.stringify(content);
  const headers = [
    ...STANDARD_HEADERS,
    'X-Request-Id',
    requestId,
    'Cache-Control',
    'no-store',
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Connection',
    'close',
  ];
  return { headers, body };
}

/** The refusal as it goes over the wire, for a socket on which there is no request. */
export function toText(status: number, { headers, body }: Refusal): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${new Date().toUTCString()}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
