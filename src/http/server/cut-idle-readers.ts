import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A socket with the response that Node sends over it at the moment; null between two requests. */
type ServingSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Closes a connection whose reader takes nothing for `idleMs` to three times as long, because Node and this check each need a look to compare with. Any progress renews the time. Node sees progress only when the
 * system's send buffer has room, which a slow reader gives after megabytes, so that the queue of that buffer is read too.
 */
export function cutIdleReaders(server: Server, idleMs: number): void {
  const queues = new WeakMap<Socket, number>();

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

/** Returns the number of bytes that the system holds for the peer of a socket; undefined where it does not tell, as elsewhere than on Linux. */
async function readSendQueue(socket: Socket): Promise<number | undefined> {
  const { localPort, remotePort, remoteAddress } = socket;
  if (!localPort || !remotePort || !remoteAddress) return undefined;
  const { kind, address } = toKernelAddress(remoteAddress);
  const table = await readFile(`/proc/self/net/${kind}`, 'latin1').catch(() => '');
  const end = `:${toPort(localPort)} ${address}:${toPort(remotePort)} `;
  const at = table.indexOf(end);
  if (at < 0) return undefined;
  // Two digits of the state and a blank come before the eight digits of the queue.
  const start = at + end.length + 3;
  return Number.parseInt(table.slice(start, start + 8), 16);
}

/** Writes an address as the table of the kernel does: in hexadecimal, each group of four bytes in reverse. */
function toKernelAddress(text: string): { readonly kind: 'tcp' | 'tcp6'; readonly address: string } {
  const bytes = ipaddr.parse(text).toByteArray();
  let address = '';
  for (let group = 0; group < bytes.length; group += 4)
    address += Buffer.from(bytes.slice(group, group + 4).reverse()).toString('hex');
  return { kind: bytes.length === 4 ? 'tcp' : 'tcp6', address: address.toUpperCase() };
}

function toPort(port: number): string {
  return port.toString(16).toUpperCase().padStart(4, '0');
}
