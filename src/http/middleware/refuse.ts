import type { Request } from 'express';
import type { ErrorResponse } from '../../domain/error-response.ts';
import { ERROR_STATUSES } from '../../domain/errors.ts';
import type { SendError } from '../errors.ts';
import { addRequestHeaders, markResponse, requestIdOf, standardHeadersOf } from '../headers.ts';
import type { Refusal, RefusalFormat, Refuse } from './refusal.ts';

/** Delay of an answer to a client that goes on after a refusal, in ms, because the client would come back at once. */
const REPEATED_DELAY_MS = 250;

/**
 * Creates the function that answers refused requests. It writes the answer in two calls and passes no layer, because a refusal has to cost
 * less than what it spares. A client that goes on is answered late and disconnected, but not through a proxy, whose connections are
 * those of many clients. A person gets a page by `sendError`, once per window.
 */
export function createRefuse(formats: readonly RefusalFormat[], sendError: SendError): Refuse {
  return (request, response, refusal) => {
    if (isFirstOfPerson(request, refusal)) refusePerson(request, response, refusal);
    else refuseProgram(request, response, refusal);
  };

  function refuseProgram(...[request, response, refusal]: Parameters<Refuse>): void {
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
