import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv4, isIPv6, type Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from '../../lib/logger.ts';
import { withoutPort } from '../middleware/client-key.ts';

export type Exchange = Readonly<ReturnType<typeof toExchange>>;

export type ObserveExchange = (exchange: Exchange) => void;
export type ObserveRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Fields that Express adds to a request and its response; undefined if the request has not reached the app. */
interface RoutedRequest extends IncomingMessage {
  readonly route?: { readonly path: string | RegExp | readonly (string | RegExp)[] };
  readonly baseUrl?: string;
  readonly path?: string;
  readonly ip?: string | undefined;
}
interface LocatedResponse extends ServerResponse {
  readonly locals?: { readonly requestId?: string };
}

/** Property of a socket: the number of bytes written until the end of its last response. */
const WRITTEN = Symbol('bytes written');
interface ObservedSocket extends Socket {
  [WRITTEN]?: number;
}

/** Creates the listener that passes each exchange (request and response) to all observers after its end. */
export function createObserver(observers: readonly ObserveExchange[]): ObserveRequest {
  return (request: RoutedRequest, response: LocatedResponse) => {
    const startedAt = performance.now();
    const { socket } = request;
    // `on` suffices, because the event `close` occurs only once, and `on` is faster than `once`.
    response.on('close', () => {
      const exchange = toExchange(request, response, socket, performance.now() - startedAt);
      for (const observe of observers) observe(exchange);
    });
  };
}

function toExchange(request: RoutedRequest, response: LocatedResponse, socket: Socket, ms: number) {
  return {
    /** Route template (`/v1/voices/{id}`) or mount point of a router; `none` for a refused or invalid request or an unknown path. */
    route: routeOf(request),
    method: request.method ?? '',
    status: response.statusCode,
    /** True if the client disconnected before the end of the response. */
    isAborted: !response.writableFinished,
    ms,
    /** Number of bytes written for the response, including its head. For pipelined requests, only the sum over the requests is exact. */
    bytes: takeBytes(socket),
    /** Id of the request; undefined if the request has not reached the app. */
    id: response.locals?.requestId,
    /** Returns the client's IP address, as trusted proxies forward it. `addressOf` is a function, because Express takes long to find the address. */
    addressOf: () => request.ip ?? socket.remoteAddress,
  };
}

/** Returns the number of bytes written since the last call. All are of one response, because a connection sends one response at a time. */
function takeBytes(socket: ObservedSocket): number {
  const { bytesWritten } = socket;
  const bytes = bytesWritten - (socket[WRITTEN] ?? 0);
  socket[WRITTEN] = bytesWritten;
  return bytes;
}

/** Returns the name of the route that Express chose. The number of names is limited, because metrics keep each name in memory. */
function routeOf({ route, baseUrl, path = '' }: RoutedRequest): string {
  if (baseUrl) return baseUrl.toLowerCase();
  if (!route) return 'none';
  if (typeof route.path === 'string') return route.path;
  const paths = [route.path].flat();
  if (paths.includes(path)) return path;
  const own = path.toLowerCase().replace(/\/+$/, '');
  const chosen = paths.find((each) => (typeof each === 'string' ? each === own : each.test(path)));
  return toTemplate(chosen ?? paths[0] ?? 'none');
}

/** Returns the template of a path or of a pattern with a fixed beginning: `/^\/voice\/./` → `/voice/{id}`. */
function toTemplate(path: string | RegExp): string {
  if (typeof path === 'string') return path;
  const [start] = /^[\w/-]*/.exec(path.source.replace('^', '').replaceAll('\\/', '/')) ?? [''];
  return `${start}{id}`;
}

/** Number of leading bits that a shortened IPv6 address keeps. These bits identify only a site, which many people may share. */
const SITE_BITS = 48;

/** Creates the observer that logs a line for each request. The line omits the query, because a search may reveal personal interests. */
export function createExchangeLog(logger: Logger, hasWholeAddresses: boolean): ObserveExchange {
  return ({ id, route, method, status, isAborted, ms, bytes, addressOf }) => {
    const whole = addressOf();
    const address = whole === undefined || hasWholeAddresses ? whole : cutAddress(whole);
    const rounded = Math.round(ms * 10) / 10;
    const aborted = isAborted ? { aborted: true } : {};
    logger.info({ id, method, route, status, ms: rounded, bytes, ...aborted, address }, 'request');
  };
}

/** Shortens an IP address until it identifies no person: `192.0.2.7` → `192.0.2.0`, `2001:db8:1:2::3` → `2001:db8:1::/48`. Any other text gives undefined. */
export function cutAddress(address: string): string | undefined {
  const own = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(own)) return ipKeyGenerator(own, SITE_BITS);
  return isIPv4(own) ? own.replace(/\d+$/, '0') : undefined;
}
