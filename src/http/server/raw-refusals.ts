import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../../domain/errors.ts';
import { READ_METHODS, toErrorBody } from '../errors.ts';
import type { HeaderList } from '../headers.ts';
import type { RateLimit } from '../middleware/rate-limit.ts';
import type { ConnectionKey } from './connection-limits.ts';

export type Clients = Pick<RateLimit, 'keyOf' | 'count'>;

/** Sends errors to requests that never reach the app. The rate limit counts these requests, except behind a trusted proxy, which hides the client. */
export type RawRefusals = ReturnType<typeof createRawRefusals>;

type Fault = readonly [status: number, message?: string];

/** Response statuses by error code of Node's HTTP parser or request timer, with a message if the status alone does not explain the fault. */
const FAULT_BY_CODE: ReadonlyMap<string, Fault> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408]],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413]],
  ['HPE_HEADER_OVERFLOW', [431]],
  // The message is meant for users of curl, which sends `search=日本語` unencoded, so that Node refuses it. Browsers and libraries encode the characters.
  [
    'HPE_INVALID_URL',
    [400, 'The address has characters that must be percent-encoded, such as %C3%A9 for é.'],
  ],
]);

/** Error codes by status; `invalid_request` for any other status. */
const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [405, 'method_not_allowed'],
  [413, 'payload_too_large'],
  [429, 'rate_limited'],
]);

export function createRawRefusals(
  standardHeaders: HeaderList,
  clientOf: ConnectionKey,
  clients: Clients | undefined,
) {
  /** Builds the error response to a request on a connection. If the client exceeds its rate limit, the response has status 429. */
  async function build({ remoteAddress }: Socket, ...[status, message]: Fault) {
    const key = clientOf(remoteAddress ?? '');
    const count = key === undefined ? undefined : await clients?.count(key);
    const headers = [...standardHeaders, ...(count?.headers ?? [])];
    return count?.isRefused ? buildRawError(headers, 429) : buildRawError(headers, status, message);
  }

  async function answer(response: ServerResponse, ...fault: Fault): Promise<void> {
    const error = await build(response.req.socket, ...fault);
    if (!response.headersSent) response.writeHead(error.status, error.headers).end(error.body);
  }

  /** Writes an error response to a socket for which Node has created no response object. `last` is the last response begun on the connection. */
  async function answerSocket(socket: Socket, last: ServerResponse | undefined, ...fault: Fault) {
    // If an earlier response is incomplete, the socket is closed, because the client would take the error for the rest of that response.
    const hasBegun = last?.headersSent && !last.writableFinished;
    if (!socket.writable || hasBegun) return void socket.destroy();
    const error = await build(socket, ...fault);
    if (socket.writable) socket.end(serializeRawError(error));
  }

  return {
    answer: (...refused: Parameters<typeof answer>) => void answer(...refused),
    /** Answers a request that Node's HTTP parser rejects or that arrives too slowly. */
    answerFault: ({ code = '' }: NodeJS.ErrnoException, socket: Socket, last?: ServerResponse) =>
      void answerSocket(socket, last, ...(FAULT_BY_CODE.get(code) ?? [400])),
    /** Answers CONNECT (a request for a proxy tunnel) with 405. Without this listener, Node closes the connection and sends no response. */
    answerConnect: (socket: Socket, last?: ServerResponse) => {
      // A listener is needed, because Node removes its own from the socket of a CONNECT request, and an error would then be thrown.
      socket.on('error', () => socket.destroy());
      void answerSocket(socket, last, 405, 'CONNECT is not possible, because this is no proxy.');
    },
  };
}

/** Builds an error response in the API's format. The response closes the connection, because the rest of the input may not be HTTP. */
function buildRawError(standardHeaders: HeaderList, status: number, message = `${STATUS_CODES[status]}.`) {
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

function serializeRawError({ status, headers, body }: ReturnType<typeof buildRawError>): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${new Date().toUTCString()}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
