import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSendQueues } from './send-queues.ts';

/** A socket with the response that Node sends over it at the moment; null between two requests. */
type ServingSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Closes a connection whose reader takes nothing for `idleMs` to three times as long, because Node and this check each need a look to
 * compare with. Any progress renews the time. Node sees progress only when the system's send buffer has room, which a slow reader gives
 * after megabytes, so that the queue of that buffer is read too.
 */
export function cutIdleReaders(server: Server, idleMs: number): void {
  const queues = new WeakMap<Socket, number>();
  const readSendQueue = createSendQueues();

  async function check(socket: ServingSocket): Promise<void> {
    // Between two requests, the time is that of keep-alive.
    if (!socket._httpMessage) return void socket.destroy();
    const queued = await readSendQueue(socket);
    const response = socket._httpMessage;
    if (!response || socket.destroyed) return;
    // Without bytes to write, the response waits for its own source and not for the reader.
    const isIdle = response.writableLength > 0 && (queued === undefined || queued === queues.get(socket));
    if (isIdle) return void socket.destroy();
    if (queued !== undefined) queues.set(socket, queued);
    socket.setTimeout(idleMs);
  }

  server.timeout = idleMs;
  server.on('timeout', (socket) => void check(socket));
}
