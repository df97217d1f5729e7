import { connect, type Socket } from 'node:net';

/** One answered request. */
export interface Answer {
  readonly status: number;
  readonly endMs: number;
}

/** A connection that asks one request after another, and connects again when it is closed. */
export interface RawClient {
  /** Asks for a path. `onAnswer` gets undefined where the connection ends without an answer. */
  ask(path: string, onAnswer: (answer: Answer | undefined) => void): void;
  close(): void;
}

const END_OF_HEAD = '\r\n\r\n';

/** Creates a client from one of the addresses of this host. It reads no more of an answer than status and length, because it shares the cores with the server. */
export function createRawClient(port: number, localAddress: string): RawClient {
  let socket: Socket | undefined;
  let pending: ((answer: Answer | undefined) => void) | undefined;
  let status = 0;
  let missing = 0;

  function settle(answer: Answer | undefined): void {
    const callback = pending;
    pending = undefined;
    missing = 0;
    callback?.(answer);
  }

  function read(chunk: Buffer): void {
    if (missing === 0) {
      const end = chunk.indexOf(END_OF_HEAD);
      const head = chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
      status = Number(head.slice(9, 12));
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      missing = end + END_OF_HEAD.length + length;
    }
    missing -= chunk.length;
    if (missing <= 0) settle({ status, endMs: performance.now() });
  }

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    opened.on('data', read);
    opened.on('error', () => {});
    opened.on('end', () => opened.destroy());
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
      settle(undefined);
    });
    return opened;
  }

  return {
    ask(path, onAnswer) {
      pending = onAnswer;
      socket ??= open();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\n\r\n`);
    },
    close: () => {
      socket?.destroy();
      socket = undefined;
    },
  };
}
