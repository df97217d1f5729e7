import type { Request } from 'express';
import { ERROR_STATUSES } from '../../domain/errors.ts';
import { type SendError, toErrorBody } from '../errors.ts';
import { addRequestHeaders, markResponse, requestIdOf, standardHeadersOf } from '../headers.ts';
import type { Refusal, Refuse } from './admission.ts';

/** Format of the responses to refused requests under one path. MCP clients, for example, expect JSON-RPC instead of the API's format. */
export interface RefusalFormat {
  readonly path: string;
  readonly toBody: (refusal: Refusal) => object;
}

/** Delay of the response to a client that was already refused, in ms. Without the delay, many refused clients would retry at once. `scripts/docs/written.mjs` reads it. @public */
export const REPEATED_DELAY_MS = 250;

/**
 * Creates the function that answers refused requests. The response is written in two calls without middleware, so that a refusal costs less than an
 * answer. A client that sends another request after a refusal gets a late response and is disconnected. A client behind a proxy is neither delayed
 * nor disconnected, because many clients share a proxy's connection. `sendError` sends a browser an HTML page, once per rate-limit window.
 */
export function createRefuse(formats: readonly RefusalFormat[], sendError: SendError): Refuse {
  return (request, response, refusal) => {
    if (isFirstOfPerson(request, refusal)) refusePerson(request, response, refusal);
    else refuseProgram(request, response, refusal);
  };

  function refuseProgram(...[request, response, refusal]: Parameters<Refuse>): void {
    const format = formats.find(({ path }) => isMountedAt(path, request.path));
    const body = JSON.stringify(
      format ? format.toBody(refusal) : toErrorBody(refusal, requestIdOf(response)),
    );
    const head = [...standardHeadersOf(request)];
    addRequestHeaders(head, request, response);
    head.push(
      ...['Cache-Control', 'no-store'],
      ...['Retry-After', String(refusal.retryAfterSeconds)],
      ...['Content-Type', 'application/json; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body))],
    );
    const status = ERROR_STATUSES[refusal.code];
    const isDirect = request.ip === request.socket.remoteAddress;
    if (!refusal.isRepeated || !isDirect) return void response.writeHead(status, head).end(body);
    response.shouldKeepAlive = false;
    setTimeout(() => response.writeHead(status, head).end(body), REPEATED_DELAY_MS);
  }

  function refusePerson(...[request, response, refusal]: Parameters<Refuse>): void {
    const { code, message, retryAfterSeconds } = refusal;
    markResponse(request, response);
    response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
    sendError(request, response, { status: ERROR_STATUSES[code], code, message });
  }
}

/** Reports whether this is a browser's first refusal in a rate-limit window. Under overload: false, because a page takes 1 ms to render. */
function isFirstOfPerson({ headers }: Request, { code, isRepeated }: Refusal): boolean {
  return code === 'rate_limited' && !isRepeated && headers.accept?.includes('text/html') === true;
}

/** Reports whether Express passes a path to a router at `mount`. Express compares whole path segments, and ignores case. */
function isMountedAt(mount: string, path: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${mount}/`.toLowerCase());
}
