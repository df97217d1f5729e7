import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_BODY_BYTES } from '../../domain/protocol.ts';
import type { RawRefusals } from './raw-refusals.ts';

/** Largest number of pipelined requests that wait on a connection. If more arrive, the waiting ones are answered, and the connection is closed. */
const MAX_PIPELINED = 100;

/**
 * Passes a server's requests to an app, refuses those that violate RFC 9112 (HTTP/1.1), and ensures that each request ends. The requests of one
 * connection are passed one after the other, so that a client that does not read its responses cannot fill the memory.
 */
export function guard(
  server: Server,
  app: RequestListener,
  refusals: RawRefusals,
  closing: AbortSignal,
): void {
  const handle = app as (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  const inTurn = createTurns();
  /** Last response that was begun on each connection. */
  const responses = new WeakMap<Socket, ServerResponse>();

  function take(request: IncomingMessage, response: ServerResponse): void {
    responses.set(request.socket, response);
    const fault = hostFault(request);
    if (fault) return void refusals.answer(response, 400, fault);
    // Keep-alive is off for bodies that are too large or of unknown length, because a body must be read to its end before the next request.
    if (closing.aborted || isTooLong(request) || request.headers['transfer-encoding'] !== undefined)
      response.shouldKeepAlive = false;
    // Express calls `next` in two cases: for a target without a path, and for an error after the head of the response is sent.
    handle(request, response, () => {
      if (response.headersSent) request.socket.destroy();
      else refusals.answer(response, 400);
    });
  }

  server.on('request', (request, response) => inTurn(request, response, () => take(request, response)));
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
    inTurn(request, response, () => {
      if (!isTooLong(request)) response.writeContinue();
      take(request, response);
    }),
  );
  server.on('checkExpectation', (_request, response) => refusals.answer(response, 417));
  server.on('connect', (_request, socket: Socket) => refusals.answerConnect(socket, responses.get(socket)));
  server.on('clientError', (error, socket: Socket) =>
    refusals.answerFault(error, socket, responses.get(socket)),
  );
}

/** Creates the function that runs a request's work when all earlier responses of its connection are sent. */
function createTurns() {
  const queues = new WeakMap<Socket, ServerResponse[]>();
  return ({ socket }: IncomingMessage, response: ServerResponse, run: () => void): void => {
    // Node assigns the socket to a response when the previous response of the connection is sent.
    if (response.socket) return void run();
    const queue = queues.get(socket) ?? [];
    const last = queue.at(-1);
    if (last && (queue.length >= MAX_PIPELINED || !last.shouldKeepAlive)) {
      last.shouldKeepAlive = false;
      // The socket is paused, so that Node reads no further requests into memory.
      return void socket.pause();
    }
    queues.set(socket, queue);
    queue.push(response);
    response.once('socket', () => {
      queue.shift();
      run();
    });
  };
}

/** Returns the fault of a request's Host header. RFC 9112, section 3.2, requires exactly one Host header in an HTTP/1.1 request. */
function hostFault({ headers, rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  if (headers.host === undefined) return httpVersion === '1.1' ? 'The header Host is missing.' : undefined;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count++;
  return count > 1 ? 'The header Host is there more than once.' : undefined;
}

function isTooLong({ headers }: IncomingMessage): boolean {
  const { 'content-length': length } = headers;
  return length !== undefined && Number(length) > MAX_BODY_BYTES;
}
