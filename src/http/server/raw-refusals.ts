import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderList } from '../headers.ts';
import type { RateLimit, RawCount } from '../middleware/rate-limit.ts';
import type { ConnectionKey } from './connection-limits.ts';
import { buildRawError, serializeRawError } from './raw-error.ts';

/** Clients of a server, as the rate limit knows them. */
export type Clients = Pick<RateLimit, 'keyOf' | 'count'>;

/** Answers to requests that never get to the app. Each is counted, but behind a trusted proxy, whose client is not known then. */
export interface RawRefusals {
  answer(response: ServerResponse, status: number, message?: string): void;
  /** Answers a request that Node's HTTP parser rejects or that arrives too slowly. */
  answerFault(error: Error & { code?: string }, socket: Socket): void;
  /** Answers CONNECT, which asks a proxy for a tunnel. Node would close the connection without a word. */
  answerConnect(socket: Socket): void;
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

const NOT_COUNTED: RawCount = { headers: [], isRefused: false };

export function createRawRefusals(
  standardHeaders: HeaderList,
  clientOf: ConnectionKey,
  clients: Clients | undefined,
): RawRefusals {
  /** Builds the answer to a request of a connection: the fault of the request, or 429 where the client is over its limit. */
  async function build({ remoteAddress }: Socket, status: number, message?: string) {
    const key = clientOf(remoteAddress ?? '');
    const count = key === undefined || !clients ? NOT_COUNTED : await clients.count(key);
    const [ownStatus, ownMessage] = count.isRefused ? [429] : [status, message];
    const { headers, body } = buildRawError(standardHeaders, ownStatus ?? status, ownMessage);
    return { status: ownStatus ?? status, headers: [...headers, ...count.headers], body };
  }

  async function answer(response: ServerResponse, status: number, message?: string): Promise<void> {
    const { status: told, headers, body } = await build(response.req.socket, status, message);
    if (!response.headersSent) response.writeHead(told, headers).end(body);
  }

  async function answerSocket(socket: Socket, ...fault: [status: number, message?: string]): Promise<void> {
    // The socket is destroyed if a response's head is already sent, because the client would take an error for a part of that response.
    const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse };
    if (!socket.writable || current?.headersSent) return void socket.destroy();
    const { status, ...built } = await build(socket, ...fault);
    if (socket.writable) socket.end(serializeRawError(status, built));
  }

  return {
    answer: (...refused) => void answer(...refused),
    answerFault: ({ code = '' }, socket) =>
      void answerSocket(socket, STATUS_BY_CODE.get(code) ?? 400, MESSAGE_BY_CODE.get(code)),
    answerConnect: (socket) => {
      // A socket that has left its server has no listener of errors any more.
      socket.on('error', () => socket.destroy());
      void answerSocket(socket, 405, 'CONNECT is not possible, because this is no proxy.');
    },
  };
}
