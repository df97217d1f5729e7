import { get } from 'node:http';
import { connect } from 'node:net';

/** A dump that was read at full speed. */
export interface DumpRead {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly sizeBytes: number;
}

/** Reads a dump as fast as it comes. */
export function readDump(origin: string, path: string, encoding: string): Promise<DumpRead> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    const request = get(`${origin}${path}`, { agent: false, headers }, (response) => {
      let sizeBytes = 0;
      let firstByteMs = Number.NaN;
      response.on('data', (chunk: Buffer) => {
        if (sizeBytes === 0) firstByteMs = performance.now() - startedAt;
        sizeBytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ firstByteMs, wholeMs: performance.now() - startedAt, sizeBytes }));
    });
    request.once('error', reject);
  });
}

/** A reader that takes one buffer of bytes per tick, as a poor line does. */
export interface SlowReader {
  /** True if the server closed the connection. */
  readonly isCut: () => boolean;
  close(): void;
}

const TICK_MS = 1000;

export function readSlowly(
  origin: string,
  path: string,
  encoding: string,
  bytesPerSecond: number,
): SlowReader {
  const { hostname, port, host } = new URL(origin);
  let isClosed = false;
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc((bytesPerSecond * TICK_MS) / 1000),
      callback: () => {
        setTimeout(() => socket.resume(), TICK_MS);
        return false;
      },
    },
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    isClosed = true;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  return {
    isCut: () => isClosed,
    close: () => socket.destroy(),
  };
}
