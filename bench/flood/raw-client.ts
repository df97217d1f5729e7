import { connect, type Socket } from 'node:net';

/** One answered request. */
export interface Answer {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  readonly endMs: number;
}

/** A connection that asks one request after another, and connects again when it is closed. */
export interface RawClient {
  /** Sends a request, head and body. `onAnswer` gets undefined where the connection ends without an answer. */
  ask(message: string, onAnswer: (answer: Answer | undefined) => void): void;
  close(): void;
}

const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '\r\n0\r\n\r\n';
/** Idle time after which a client takes a new connection, below the server's, so that no request meets a connection as it is closed. */
const MAX_IDLE_MS = 3000;

/** Returns a GET request with further header lines. */
export function toGet(path: string, lines: readonly string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'Host: bench', ...lines, '', ''].join('\r\n');
}

/** Creates a client from one of the addresses of this host. It reads no more of an answer than head and length, because it shares the cores with the server. */
export function createRawClient(port: number, localAddress: string): RawClient {
  let socket: Socket | undefined;
  let pending: ((answer: Answer | undefined) => void) | undefined;
  let body = createBodyReader();
  let idleSinceMs = 0;

  function settle(answer: Answer | undefined): void {
    const callback = pending;
    pending = undefined;
    idleSinceMs = performance.now();
    callback?.(answer);
  }

  function read(chunk: Buffer): void {
    const answer = body.read(chunk);
    if (!answer) return;
    if (/\r\nconnection: close/i.test(answer.head)) close();
    settle(answer);
  }

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    opened.on('data', read);
    opened.on('error', () => {});
    opened.on('end', () => opened.destroy());
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = undefined;
      settle(undefined);
    });
    body = createBodyReader();
    return opened;
  }

  function close(): void {
    const closed = socket;
    socket = undefined;
    closed?.destroy();
  }

  return {
    ask(message, onAnswer) {
      if (performance.now() - idleSinceMs > MAX_IDLE_MS) close();
      pending = onAnswer;
      socket ??= open();
      socket.write(message);
    },
    close,
  };
}

/** Creates a reader that returns an answer with its last chunk. */
function createBodyReader() {
  let start: Buffer | undefined;
  let head = '';
  let tail = '';
  let missing = 0;

  function readHead(chunk: Buffer): Buffer | undefined {
    const bytes = start ? Buffer.concat([start, chunk]) : chunk;
    const end = bytes.indexOf(END_OF_HEAD);
    start = end < 0 ? bytes : undefined;
    if (end < 0) return undefined;
    head = bytes.toString('latin1', 0, end);
    tail = '\r\n';
    missing = bodyLength(head);
    return bytes.subarray(end + END_OF_HEAD.length);
  }

  return {
    read(chunk: Buffer): Answer | undefined {
      const bytes = head === '' ? readHead(chunk) : chunk;
      if (!bytes) return undefined;
      missing -= bytes.length;
      if (missing === Number.POSITIVE_INFINITY) {
        tail = (tail + bytes.toString('latin1', bytes.length - END_OF_CHUNKS.length)).slice(
          -END_OF_CHUNKS.length,
        );
        if (tail === END_OF_CHUNKS) missing = 0;
      }
      if (missing > 0) return undefined;
      const answer = { status: Number(head.slice(9, 12)), head, endMs: performance.now() };
      head = '';
      return answer;
    },
  };
}

/** Returns the length of a body; infinite if only its end tells it. */
function bodyLength(head: string): number {
  if (head.startsWith('HTTP/1.1 304')) return 0;
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY;
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
