import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from '../runner/file-end.ts';

/** Server of a test on loopback, on any free port. */
export interface LoopbackServer {
  readonly server: Server;
  readonly port: number;
  readonly url: string;
}

/** Starts a server on an address of this machine. It ends with all its connections at the end of the test file. */
export async function serveOnLoopback(
  listener: RequestListener,
  host = '127.0.0.1',
): Promise<LoopbackServer> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  atFileEnd.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port, url: `http://${host}:${port}` };
}
