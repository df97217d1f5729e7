import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import { codeOf, OperatorError } from '../../domain/errors.ts';
import { createMessageClasses } from './express-prototypes.ts';
import { buildRawError, serializeRawError } from './raw-error.ts';

/** An Express app, or a plain listener in tests. */
type App = Express | RequestListener;

/** A server that accepts connections. */
export interface Listening {
  readonly port: number;
  /** Sets the app. Call it once, right after `listen`, because requests before that call are never answered. */
  serve(app: App): void;
  /** Stops accepting connections, waits for running requests, and closes connections that are still open after {@link CLOSE_GRACE_MS}. */
  close(): Promise<void>;
}

/** Time in which a whole request has to arrive, in ms: a read-only API gets no uploads. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Interval at which Node looks for late requests, in ms; its default is 30 s. */
const CHECK_INTERVAL_MS = 1_000;
const CLOSE_GRACE_MS = 5_000;

/** Starts to listen; port 0 takes any free one. @throws {OperatorError} if the address cannot be used */
export async function listen(port: number, host: string): Promise<Listening> {
  const { classes, adopt } = createMessageClasses();
  const server = createServer({
    ...classes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    // Node does not check the Host header, because Node's own error response has no body. `guard` checks the header.
    requireHostHeader: false,
  });
  server.on('clientError', answerParseError);
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw unusableAddress(error, port, host);
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app) => {
      if (isExpress(app)) adopt(app);
      server.on('request', guard(app));
    },
    close: () => close(server),
  };
}

function isExpress(app: App): app is Express {
  return 'request' in app && 'response' in app;
}

/** Wraps the app so that every request ends. Express calls `next` for a target without a path and for an error after the head is sent. */
function guard(app: App): RequestListener {
  const handle = app as (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  return (request, response) => {
    // RFC 9112, section 3.2, requires the Host header in HTTP/1.1 requests.
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return refuse(response, 400, 'The header Host is missing.');
    handle(request, response, () => {
      if (response.headersSent) request.socket.destroy();
      else refuse(response, 400);
    });
  };
}

function refuse(response: ServerResponse, status: number, message?: string): void {
  const { headers, body } = buildRawError(status, message);
  response.writeHead(status, [...headers]).end(body);
}

function unusableAddress(error: unknown, port: number, host: string): OperatorError {
  const code = codeOf(error);
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} is in use. Stop the program that uses it, or choose another with PORT.`],
    ['EACCES', `Port ${port} needs rights that this user lacks. Choose one above 1023 with PORT.`],
    ['EADDRNOTAVAIL', `This machine has no address ${host}. Choose another with HOST, for example 0.0.0.0.`],
  ]);
  const reason = reasons.get(code ?? '') ?? `Cannot listen on ${host}:${port} (${code}).`;
  return new OperatorError(reason, { cause: error });
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}

/** HTTP statuses by the error code of Node's HTTP parser or request timer. Any other error code gets status 400. */
const STATUS_BY_CODE: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Messages for parser errors whose status text does not tell the client what to do, by the error code of Node's HTTP parser. */
const MESSAGE_BY_CODE: ReadonlyMap<string, string> = new Map([
  // curl sends `search=日本語` unencoded, so that Node's parser refuses the request; browsers and libraries encode the characters.
  ['HPE_INVALID_URL', 'The address has characters that must be percent-encoded, such as %C3%A9 for é.'],
]);

/** Answers a request that Node's HTTP parser rejects or that arrives too slowly. Such a request never reaches Express. */
function answerParseError(error: Error & { code?: string }, socket: Socket): void {
  // The socket is destroyed if a response's head is already sent, because the client would take an error for a part of that response.
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse };
  if (!socket.writable || current?.headersSent) return void socket.destroy();
  const code = error.code ?? '';
  const status = STATUS_BY_CODE.get(code) ?? 400;
  socket.end(serializeRawError(status, buildRawError(status, MESSAGE_BY_CODE.get(code))));
}
