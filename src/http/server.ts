import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { API_VERSION } from '../domain/api-version.ts';
import { codeOf, OperatorError } from '../domain/errors.ts';
import type { ErrorResponse } from '../domain/query.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new connection, lets running requests end, and cuts what is left after `graceMs`. */
  close(): Promise<void>;
}

/** All of a request has to arrive in this time: a reader of data has nothing to upload. */
const REQUEST_TIMEOUT_MS = 15_000;
const CLOSE_GRACE_MS = 5_000;

/** Starts to listen. Port 0 takes any free one. @throws {OperatorError} where the address cannot be had */
export async function listen(app: RequestListener, port: number, host: string): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      // Node looks for late ones this often, and by default every 30 seconds only.
      connectionsCheckingInterval: 1_000,
    },
    app,
  );
  server.on('clientError', answerUnreadable);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw unusableAddress(error, port, host);
  }
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function unusableAddress(error: unknown, port: number, host: string): OperatorError {
  const code = codeOf(error);
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another with PORT.`,
    EACCES: `Port ${port} needs rights that this user lacks. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another with HOST, for example 0.0.0.0.`,
  };
  return new OperatorError(reasons[code ?? ''] ?? `Cannot listen on ${host}:${port} (${code}).`, {
    cause: error,
  });
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}

/** Requests that are no HTTP never reach Express; they get the same shape of error. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body: ErrorResponse = {
    error: { code: 'invalid_request', message: `${STATUS_CODES[status]}.`, request_id: randomUUID() },
  };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nX-API-Version: ${API_VERSION}\r\nConnection: close\r\n\r\n${text}`,
  );
}
