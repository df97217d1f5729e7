import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import { codeOf, OperatorError } from '../../domain/errors.ts';
import { createMessageClasses } from './express-prototypes.ts';
import { buildRefusal, toText } from './raw-error.ts';

/** An Express app, or the little of one that the server needs. */
type App = Express | RequestListener;

export interface Listening {
  readonly port: number;
  /** Says who answers, once and at once: what came before that would wait for ever. */
  serve(app: App): void;
  /** Takes no new connection, lets running requests end, and cuts what is left after `graceMs`. */
  close(): Promise<void>;
}

/** All of a request has to arrive in this time: a reader of data has nothing to upload. */
const REQUEST_TIMEOUT_MS = 15_000;
const CLOSE_GRACE_MS = 5_000;

/** Starts to listen. Port 0 takes any free one. @throws {OperatorError} where the address cannot be had */
export async function listen(port: number, host: string): Promise<Listening> {
  const { classes, adopt } = createMessageClasses();
  const server = createServer({
    ...classes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    // Node looks for late ones this often, and by default every 30 seconds only.
    connectionsCheckingInterval: 1_000,
    // Node's own answer to a missing one has no body.
    requireHostHeader: false,
  });
  server.on('clientError', answerUnreadable);
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

/** Answers for the app what it has no answer to: a target in which Express finds no path is shown to none of its layers. */
function guard(app: App): RequestListener {
  const handle = app as (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  return (request, response) => {
    // HTTP/1.1 wants it in each request (RFC 9112, 3.2).
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return refuse(response, 400, 'The header Host is missing.');
    handle(request, response, () => {
      if (response.headersSent) request.socket.destroy();
      else refuse(response, 400);
    });
  };
}

function refuse(response: ServerResponse, status: number, message?: string): void {
  const { headers, body } = buildRefusal(status, message);
  response.writeHead(status, [...headers]).end(body);
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

/** Status of what Node's parser and timers throw; everything else is 400. */
const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** What a person can do about a fault whose status does not say it. */
const MESSAGE_OF_FAULT: Readonly<Record<string, string>> = {
  // curl sends `search=日本語` as it was typed; browsers and libraries encode it.
  HPE_INVALID_URL: 'The address has characters that must be percent-encoded, such as %C3%A9 for é.',
};

/** Requests that are no HTTP never reach Express; they get the same shape of error. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Behind the head of another answer it would be taken for a part of that.
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse };
  if (!socket.writable || current?.headersSent) return void socket.destroy();
  const code = error.code ?? '';
  const status = STATUS_OF_FAULT[code] ?? 400;
  socket.end(toText(status, buildRefusal(status, MESSAGE_OF_FAULT[code])));
}
