import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LookupAll } from '../../src/previews/fetch/guarded-connector.ts';
import { createSampleClient, type SampleClientOptions } from '../../src/previews/fetch/sample-client.ts';
import type { Pace } from '../../src/previews/fetch/visit-hosts.ts';
import { atFileEnd } from '../runner/file-end.ts';
import { serveOnLoopback } from './loopback.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A host of samples on this machine. */
export interface SampleHost {
  /** Address of a path, with the name {@link HOST_NAME} as host. */
  url(path: string): string;
  /** Address of a path, with the IP address as host. */
  literalUrl(path: string): string;
  readonly port: number;
  /** Requests so far, as `HEAD /a.wav`. */
  readonly requests: string[];
  /** Most requests that were under way at the same time. */
  readonly mostAtOnce: number;
  /** Answer to each request. */
  respond: Respond;
}

/** Address of the hosts, and the only one that the clients of the tests may connect to: it is no other server's. */
const HOST_ADDRESS = '127.0.0.2';
const HOST_NAME = 'samples.test';
export const PRIVATE_NAME = 'intranet.test';

/** Pace without pauses. */
export const FAST: Pace = { overall: 32, perHost: 32, spacingMs: 0, busyMs: 20, maxPauseMs: 3000 };

export async function startSampleHost(respond: Respond): Promise<SampleHost> {
  const requests: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const { port } = await serveOnLoopback((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    response.on('close', () => void underWay--);
    host.respond(request, response);
  }, HOST_ADDRESS);
  const host: SampleHost = {
    port,
    url: (path) => `http://${HOST_NAME}:${port}${path}`,
    literalUrl: (path) => `http://${HOST_ADDRESS}:${port}${path}`,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    respond,
  };
  return host;
}

/** Resolves the names of the tests, and no other. */
const testLookup: LookupAll = (hostname, _options, callback) => {
  const address = { [HOST_NAME]: HOST_ADDRESS, [PRIVATE_NAME]: '10.0.0.7', localhost: '127.0.0.1' }[hostname];
  if (address) return callback(null, [{ address, family: 4 }]);
  callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
};

/** Creates a client that may connect to {@link HOST_ADDRESS} only. It is closed at the end of the test file. */
export function hostClient(options: Partial<SampleClientOptions> = {}) {
  const client = createSampleClient({
    userAgent: 'test',
    allowHttp: true,
    isAllowed: (address) => address === HOST_ADDRESS,
    lookup: testLookup,
    ...options,
  });
  atFileEnd.push(client.close);
  return client;
}

/** Answers with a body of a type. */
export function send(response: ServerResponse, body: Uint8Array | string, type = 'audio/wav'): void {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
