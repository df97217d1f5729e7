import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ErrorResponse } from '../../../src/domain/errors.ts';
import { createRateLimit } from '../../../src/http/middleware/rate-limit.ts';
import { type Listening, listen, type ServerSettings } from '../../../src/http/server/listen.ts';
import type { Clients } from '../../../src/http/server/raw-refusals.ts';
import { smallApp } from '../../support/app.ts';

const HOST = '127.0.0.1';

const app = await smallApp();

let open: Listening[] = [];
async function start(
  listener: RequestListener,
  settings: ServerSettings = {},
  clients?: Clients,
): Promise<Listening> {
  const server = await listen(0, HOST, settings);
  server.serve(listener, clients);
  open.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  open = [];
});

/** Returns the whole answer to these bytes. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, HOST);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

/** Codes of errors that are not `invalid_request`. */
const CODES: Readonly<Record<number, string>> = { 405: 'method_not_allowed', 413: 'payload_too_large' };

const GET = 'GET /v1/voices HTTP/1.1\r\nHost: a\r\n';

it.each([
  ['bytes that are no HTTP', 400, 'hello there\r\n\r\n'],
  ['a length that is no number', 400, `${GET}Content-Length: x\r\n\r\n`],
  ['two ends of the body', 400, `${GET}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`],
  ['a control character', 400, 'GET /v1/voi\0ces HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a target without a path', 400, 'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a target with half an address', 400, 'GET http://[/v1/voices HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no Host', 400, 'GET /v1/voices HTTP/1.1\r\n\r\n'],
  ['two Hosts', 400, `${GET}host: b\r\n\r\n`],
  ['a tunnel', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
  ['an expectation', 417, `${GET}Expect: wonders\r\n\r\n`],
  ['a long header', 431, `${GET}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['chunks with much beside them', 413, `${GET}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}`],
  ['a long query', 431, `GET /v1/voices?search=${'a'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n\r\n`],
])(
  'a request with %s is answered with an error of the usual shape, and the connection ends',
  async (_what, status, bytes) => {
    const { port } = await start(app);
    const [head = '', body = ''] = (await send(port, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const headers = new Headers(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]),
    );
    const { error } = ErrorResponse.parse(JSON.parse(body));
    expect(error.code).toBe(CODES[status] ?? 'invalid_request');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-api-version': '1.1.0',
      'x-request-id': error.request_id,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      date: expect.any(String),
    });
  },
);

it('tunnels whose clients leave by a reset harm no other request', async () => {
  const { port } = await start(app);
  const resets = Array.from({ length: 20 }, async () => {
    const socket = connect(port, HOST);
    await once(socket, 'connect');
    socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
    await once(socket, 'readable');
    socket.resetAndDestroy();
  });
  await Promise.all(resets);
  expect(await send(port, `${GET}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

it('a search typed in another script is answered with how to encode it', async () => {
  const { port } = await start(app);
  const answer = await send(port, 'GET /v1/voices?search=日本語 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*must be percent-encoded/s);
});

const targets: [status: number, target: string][] = [
  [200, '/V1/Voices?limit=1'],
  [200, '/v1/voices/?limit=1'],
  [200, 'http://elsewhere.test/v1/voices?limit=1'],
  [200, '/v1/voices?limit=1#fragment'],
  [200, `/v1/voices?${'a=1&'.repeat(2000)}limit=1`],
  [200, `/v1/voices?search=${'a'.repeat(15_000)}`],
  [200, '/v1/voices?search[]=x&limit=1'],
  [200, '/v1/voices?__proto__=1&__proto__[limit]=x&limit=1'],
  [200, '/v1/voices?search=%00&%=1&limit=1'],
  [200, '/v1/voices?search=%E0%A4%A'],
  [400, '/v1/voices?limit=1&limit=2'],
  [400, '/v1/audio-url?voiceId[]=fictional/Ada'],
  [404, '//v1/voices'],
  [404, '/v1/../v1/voices'],
  [404, '/v1%2Fvoices'],
  [404, '/v1/voices%00'],
  [404, '/v1/%E0%A4%A'],
  [404, '*'],
];

it.each(targets.map(([status, target]) => [status, target.slice(0, 60), target] as const))(
  'the server answers %d to the odd target %s',
  async (status, _, target) => {
    const { port } = await start(app);
    const answer = await send(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain('X-API-Version: 1.1.0');
    expect(head).toContain('X-RateLimit-Remaining: ');
    expect(ErrorResponse.safeParse(JSON.parse(body)).success).toBe(status !== 200);
  },
);

it('the server writes no second answer into one that is under way', async () => {
  const { port } = await start((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
  });
  const socket = connect(port, HOST);
  await once(socket, 'connect');
  socket.write(`${GET}\r\n`);
  const [first] = await once(socket, 'data');
  socket.write('hello there\r\n\r\n');
  expect(`${first}${await text(socket)}`.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('bytes that are no HTTP after a whole answer are answered too', async () => {
  const { port } = await start((_request, response) => response.end('whole'));
  const socket = connect(port, HOST);
  socket.write(`${GET}\r\n`);
  const [first] = await once(socket, 'data');
  socket.write('hello there\r\n\r\n');
  expect(`${first}${await text(socket)}`).toMatch(/^HTTP\/1\.1 200 .*HTTP\/1\.1 400 /s);
});

it('a server that closes lets a running request end', async () => {
  let end = () => {};
  const isAsked = new Promise<void>((resolve) => {
    end = resolve;
  });
  let finish = () => {};
  const server = await start((_request, response) => {
    finish = () => void response.end('done');
    end();
  });
  const answer = fetch(`http://${HOST}:${server.port}/`).then((response) => response.text());
  await isAsked;
  open = [];
  const closed = server.close();
  finish();
  expect(await answer).toBe('done');
  await closed;
  await expect(fetch(`http://${HOST}:${server.port}/`)).rejects.toThrow();
});

it('a client whose requests the parser refuses is told its limit, and is refused beyond', async () => {
  const clients = createRateLimit({ limit: 1, windowSeconds: 3600 });
  const limited = await smallApp({ rateLimit: clients });
  const { port } = await start(limited, {}, clients);
  const first = await send(port, 'hello there\r\n\r\n');
  expect(first).toMatch(/^HTTP\/1\.1 400 .*X-RateLimit-Remaining: 0\r\n/s);
  const second = await send(port, `GET /v1/voices HTTP/1.1\r\n\r\n`);
  expect(second).toMatch(/^HTTP\/1\.1 429 .*Retry-After: \d+\r\n.*"code":"rate_limited"/s);
  expect((await fetch(`http://${HOST}:${port}/v1/voices`)).status).toBe(429);
});

it('a body that is too long is refused by its length alone, and nothing of it is asked for', async () => {
  const { port } = await start(app);
  const head =
    'POST /api/mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n';
  for (const expecting of ['', 'Expect: 100-continue\r\n']) {
    const answer = await send(port, `${head}${expecting}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*Connection: close\r\n.*"code":"payload_too_large"/s);
  }
});

it.each([
  ['POST /api/mcp', /^HTTP\/1\.1 413 .*Connection: close\r\n.*"code":"payload_too_large"/s],
  ['GET /v1/metadata', /^HTTP\/1\.1 200 .*Connection: close\r\n/s],
  ['GET /nothing', /^HTTP\/1\.1 404 .*Connection: close\r\n/s],
])('a body without an end after %s is not read on', async (line, expected) => {
  const { port } = await start(app);
  const socket = connect(port, HOST);
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  socket.write(
    `${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const sending = setInterval(() => socket.write(chunk), 1);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  // A write after the end is an error of the socket, for which `once` would reject.
  await new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
  clearInterval(sending);
  expect(answer).toMatch(expected);
  expect(socket.bytesWritten).toBeLessThan(100 * chunk.length);
});

it('a body in chunks of a fair length is read', async () => {
  const { port } = await start(app);
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const head =
    'POST /api/mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await send(port, `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

it('a body of a fair length that waits for leave gets it', async () => {
  const { port } = await start(app);
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const head = `POST /api/mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  expect(await send(port, head + body)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

it('a header behind 3,000 others is read', async () => {
  const { port } = await start((request, response) => response.end(request.headers['x-last']));
  const many = 'A:\r\n'.repeat(3000);
  expect(await send(port, `${GET}Connection: close\r\n${many}X-Last: seen\r\n\r\n`)).toMatch(/seen$/);
});

it('pipelined requests are handed over one by one, and are answered in order', async () => {
  let open = 0;
  let most = 0;
  const { port } = await start((request, response) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      response.end(`[${request.url}]`);
    }, 1);
  });
  const paths = Array.from({ length: 50 }, (_, at) => `/${at}`);
  const last = `GET /end HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  const answer = await send(
    port,
    paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('') + last,
  );
  expect(answer.match(/\[\/\w+\]/g)).toEqual([...paths, '/end'].map((path) => `[${path}]`));
  expect(most).toBe(1);
});

it.each([300, 5000])(
  'of %d pipelined requests the first are answered, and the connection is closed',
  async (count) => {
    let handled = 0;
    const { port } = await start((request, response) => {
      handled++;
      setImmediate(() => response.end(`[${request.url}]`));
    });
    const requests = Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const answers = (await send(port, requests.join(''))).split(/(?=HTTP\/1\.1 )/);
    expect(answers).toHaveLength(101);
    expect(handled).toBe(101);
    for (const [at, answer] of answers.entries()) {
      expect(answer.endsWith(`[/${at}]`)).toBe(true);
      expect(/^Connection: (.*)\r$/m.exec(answer)?.[1]).toBe(at < 100 ? 'keep-alive' : 'close');
    }
  },
);

it('a client that reads nothing is cut', async () => {
  const responses = new EventEmitter();
  const cut = once(responses, 'cut');
  const { port } = await start(
    (_request, response) => response.once('close', () => responses.emit('cut')).end(Buffer.alloc(32_000_000)),
    { writeIdleMs: 100 },
  );
  const socket = connect(port, HOST);
  socket.pause();
  socket.on('error', () => {});
  socket.write(`${GET}\r\n`);
  // The server tells when, because a loaded machine takes a while.
  await cut;
  let sizeBytes = 0;
  socket.on('data', (chunk) => {
    sizeBytes += chunk.length;
  });
  socket.resume();
  await once(socket, 'close');
  expect(sizeBytes).toBeLessThan(32_000_000);
});

describe('connections', () => {
  /** Opens a connection. Returns whether the server keeps it. */
  function isKept(port: number, localAddress: string): Promise<boolean> {
    const socket = connect({ port, host: HOST, localAddress });
    sockets.push(socket);
    socket.write(`${GET}\r\n`);
    return new Promise((resolve) => {
      socket.once('data', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.once('close', () => resolve(false));
    });
  }
  let sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  const clients = createRateLimit({ limit: 1000, windowSeconds: 3600 });

  const keepFour = async (port: number) => {
    const kept = [];
    for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3'])
      kept.push(await isKept(port, address));
    return kept;
  };

  it('of one address are limited, and a closed one makes room', async () => {
    const { port } = await start(app, { connections: { perClient: 2, total: 100 } }, clients);
    expect(await keepFour(port)).toEqual([true, true, false, true]);
    sockets[0]?.destroy();
    while (!(await isKept(port, '127.0.0.2'))) await sleep(10);
  });

  it('of a trusted proxy have no limit but that of all', async () => {
    const trusting = await smallApp({ trustProxy: '127.0.0.2' });
    const { port } = await start(trusting, { connections: { perClient: 1, total: 3 } }, clients);
    expect(await keepFour(port)).toEqual([true, true, true, false]);
  });
});

it('a closing server answers for the delay, and tells each client to leave', async () => {
  const server = await start((_request, response) => response.end('still here'), { stopDelayMs: 300 });
  const url = `http://${HOST}:${server.port}/`;
  open = [];
  const closed = server.close();
  const response = await fetch(url);
  expect([await response.text(), response.headers.get('connection')]).toEqual(['still here', 'close']);
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

it('a connection whose response was under way is cut as soon as it is sent', async () => {
  let finish = () => {};
  const server = await start((_request, response) => {
    response.write('begun');
    finish = () => void response.end('done');
  });
  const socket = connect(server.port, HOST);
  socket.write(`${GET}\r\n`);
  await once(socket, 'data');
  open = [];
  const startedAt = Date.now();
  const closed = server.close();
  await sleep(50);
  finish();
  await closed;
  expect(Date.now() - startedAt).toBeLessThan(2000);
});
