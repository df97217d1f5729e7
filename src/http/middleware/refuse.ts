import type { Request, Response } from 'express';
import type { ErrorResponse } from '../../domain/error-response.ts';
import { ERROR_STATUSES } from '../../domain/errors.ts';
import type { SendError } from '../errors.ts';
import { addRequestHeaders, markResponse, requestIdOf, standardHeadersOf } from '../headers.ts';
import { isProxied } from './is-proxied.ts';
import type { Refusal } from './refusal.ts';

/** Delay of an answer to a client that goes on after a refusal, in ms. Without it, the client would come back at once over a new connection. */
const REPEATED_DELAY_MS = 250;

/** Builds the body of a refusal for clients of one path that expect another format: JSON-RPC for MCP. */
export interface RefusalFormat {
  readonly path: string;
  readonly toBody: (refusal: Refusal) => object;
}

/**
 * Creates the function that answers refused requests. It writes the answer in two calls and passes no layer, because a refusal has to cost
 * less than what it spares. The connection of a client that goes on is closed. A person gets a page by `sendError`, once per window.
 */
export function createRefuse(formats: readonly RefusalFormat[], sendError: SendError) {
  return (request: Request, response: Response, refusal: Refusal): void => {
    if (isFirstOfPerson(request, refusal)) refusePerson(request, response, refusal);
    else refuseProgram(request, response, refusal);
  };

  function refuseProgram(request: Request, response: Response, refusal: Refusal): void {
    const format = formats.find(({ path }) => isMountedAt(path, request.path));
    const body = JSON.stringify(format ? format.toBody(refusal) : toBody(refusal, requestIdOf(response)));
    const head = [...standardHeadersOf(request)];
    addRequestHeaders(head, request, response);
    head.push(
      ...['Cache-Control', 'no-store'],
      ...['Retry-After', String(refusal.retryAfterSeconds)],
      ...['Content-Type', 'application/json; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body))],
    );
    const status = ERROR_STATUSES[refusal.code];
    if (!refusal.isRepeated || isProxied(request)) return void response.writeHead(status, head).end(body);
    response.shouldKeepAlive = false;
    setTimeout(() => response.writeHead(status, head).end(body), REPEATED_DELAY_MS);
  }

  function refusePerson(
    request: Request,
    response: Response,
    { code, message, retryAfterSeconds }: Refusal,
  ): void {
    markResponse(request, response);
    response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
    sendError(request, response, { status: ERROR_STATUSES[code], code, message });
  }
}

/** Returns whether a refusal is the first of a client that reads pages. Under overload nobody gets one, because a page takes a millisecond. */
function isFirstOfPerson({ headers }: Request, { code, isRepeated }: Refusal): boolean {
  return code === 'rate_limited' && !isRepeated && headers.accept?.includes('text/html') === true;
}

/** Returns whether Express takes a request to a router at `mount`, which is whole segments in any case of letters. */
function isMountedAt(mount: string, path: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${mount}/`.toLowerCase());
}

function toBody({ code, message }: Refusal, requestId: string): ErrorResponse {
  return { error: { code, message, request_id: requestId } };
}
