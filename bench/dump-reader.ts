import { get } from 'node:http';
import { connect } from 'node:net';

/** A dump that was read at full speed. */
export interface DumpRead {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly sizeBytes: number;
}

/** Reads a dump as fast as it comes. @throws where it is refused, because a refusal would count as a small dump that came fast */
export function readDump(origin: string, path: string, encoding: string): Promise<DumpRead> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    const request = get(`${origin}${path}`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        reject(new Error(`${path} in ${encoding} was answered ${response.statusCode}`));
        return;
      }
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
  /** True if the server refused the request or closed the connection. */
  readonly isLost: () => boolean;
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
  let status = '';
  let isClosed = false;
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc((bytesPerSecond * TICK_MS) / 1000),
      callback: (_count, bytes) => {
        status ||= Buffer.from(bytes).toString('latin1', 9, 12);
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
    isLost: () => isClosed || !['', '200'].includes(status),
    close: () => socket.destroy(),
  };
}
