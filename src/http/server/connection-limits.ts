import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  readonly perClient: number;
  readonly total: number;
}

/** Returns the key of the client at an IP address; undefined for a trusted proxy, because many clients share its connections. */
export type ConnectionKey = (address: string) => string | undefined;

/**
 * Resets connections above the limits before they get an HTTP parser. After a reset, neither the server nor the client waits for a close. Each reset
 * is an event `drop` of the server, as Node has it for `maxConnections`.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, keyOf: ConnectionKey): void {
  const counts = new Map<string, number>();
  const [open] = server.listeners('connection') as [(socket: Socket) => void];
  server.maxConnections = limits.total;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket.remoteAddress ?? '');
    if (key === undefined) return open.call(server, socket);
    const count = counts.get(key) ?? 0;
    if (count >= limits.perClient) {
      server.emit('drop');
      return void socket.resetAndDestroy();
    }
    counts.set(key, count + 1);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    open.call(server, socket);
  });
}
