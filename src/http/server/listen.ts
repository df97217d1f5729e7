import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { codeOf, OperatorError } from '../../domain/errors.ts';
import { WRITE_IDLE_MS } from '../../domain/protocol.ts';
import { createStandardHeaders, readStandardHeaders } from '../headers.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import type { ObserveRequest } from './exchange.ts';
import { createMessageClasses } from './express-prototypes.ts';
import { guard } from './guard.ts';
import { type Clients, createRawRefusals } from './raw-refusals.ts';

type App = Express | RequestListener;

export interface ServerSettings {
  /** Largest numbers of connections; unlimited by default. */
  readonly connections?: ConnectionLimits;
  /** Time without traffic after which a connection is closed, in ms. */
  readonly writeIdleMs?: number;
  /** Time between the call of `close` and the closing of the port, in ms. */
  readonly stopDelayMs?: number;
  /** Prefix of the names of the settings PORT and HOST in error messages, such as `METRICS_`. */
  readonly prefix?: string;
}

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Time in which a whole request has to arrive, in ms. The time is short, because a read-only API gets no uploads. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Interval at which Node checks for late requests, in ms; Node's default is 30 s. */
const CHECK_INTERVAL_MS = 1_000;
export const CLOSE_GRACE_MS = 10_000;
/** Interval at which a closing server closes connections whose response has been sent, in ms. */
const CLOSE_INTERVAL_MS = 20;

/** Listens on a port; 0 selects any free port. @throws {OperatorError} if the host or port cannot be used */
export async function listen(
  port: number,
  host: string,
  { connections, writeIdleMs = WRITE_IDLE_MS, stopDelayMs = 0, prefix = '' }: ServerSettings = {},
) {
  const { classes, adopt } = createMessageClasses();
  const server = createServer({
    ...classes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    // Node's check of the Host header is off, because Node's error response has no body. `guard` checks the header instead.
    requireHostHeader: false,
  });
  // The number of headers is not limited (only their total size), because Node would drop headers above the limit, such as X-Forwarded-For.
  server.maxHeadersCount = 0;
  server.timeout = writeIdleMs;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw unusableAddress(error, port, host, prefix);
  }
  const closing = new AbortController();
  let refused = 0;
  server.on('drop', () => refused++);
  return {
    port: (server.address() as AddressInfo).port,
    /** Sets the app. Call `serve` right after `listen`, because earlier requests get no answer. `observe` also gets requests that miss the app. */
    serve: (app: App, clients?: Clients, observe?: ObserveRequest): void => {
      if (observe) server.on('request', observe).on('checkContinue', observe);
      if (isExpress(app)) adopt(app);
      const trusts = isExpress(app) ? (app.get('trust proxy fn') as Trusts) : () => false;
      const clientOf = (address: string) => (trusts(address, 0) ? undefined : clients?.keyOf(address));
      if (clients && connections) limitConnections(server, connections, clientOf);
      const { other: headers } = isExpress(app) ? readStandardHeaders(app) : createStandardHeaders();
      guard(server, app, createRawRefusals(headers, clientOf, clients), closing.signal);
    },
    /** Returns the number of connections refused so far, because there were too many. */
    countRefused: () => refused,
    /**
     * Sends `Connection: close` in every response for `stopDelayMs`, so that clients and proxies choose another server. The server then accepts no
     * more connections, and closes each connection as soon as its response is sent. Connections that remain after {@link CLOSE_GRACE_MS} are closed
     * too.
     */
    close: async (): Promise<void> => {
      closing.abort();
      await sleep(stopDelayMs);
      await close(server);
    },
  };
}

/** Express's `trust proxy` function: reports whether a proxy is trusted. `hops` is the number of proxies between this server and that proxy. */
type Trusts = (address: string, hops: number) => boolean;

function isExpress(app: App): app is Express {
  return 'request' in app && 'response' in app;
}

function unusableAddress(error: unknown, port: number, host: string, prefix: string): OperatorError {
  const code = codeOf(error);
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another with ${prefix}PORT.`,
    EACCES: `Port ${port} needs rights that this user lacks. Choose one above 1023 with ${prefix}PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another with ${prefix}HOST, for example 0.0.0.0.`,
  };
  const reason = reasons[code ?? ''] ?? `Cannot listen on ${host}:${port} (${code}).`;
  return new OperatorError(reason, { cause: error });
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Idle connections are closed repeatedly, because a connection may become idle later, after a response that announced keep-alive.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
