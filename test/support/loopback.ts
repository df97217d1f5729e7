import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Server of a test on loopback, on any free port. */
export interface LoopbackServer {
  readonly server: Server;
  readonly port: number;
  readonly url: string;
  /** Ends all connections, also those in use. */
  readonly close: () => Promise<void>;
}

/** Starts a server on an address of this machine. */
export async function serveOnLoopback(
  listener: RequestListener,
  host = '127.0.0.1',
): Promise<LoopbackServer> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { server, port, url: `http://${host}:${port}`, close };
}
