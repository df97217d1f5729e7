import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { ErrorResponse } from '../../../src/domain/error-response.ts';
import { OperatorError } from '../../../src/domain/errors.ts';
import { type Listening, listen } from '../../../src/http/server/listen.ts';
import { smallApp } from '../../support/app.ts';

const HOST = '127.0.0.1';

let app: Express;
beforeAll(async () => {
  app = await smallApp();
});

let open: Listening[] = [];
async function start(listener: RequestListener): Promise<Listening> {
  const server = await listen(0, HOST);
  server.serve(listener);
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

const GET = 'GET /v1/voices HTTP/1.1\r\nHost: a\r\n';

describe('the server', () => {
  it.each([
    ['bytes that are no HTTP', 400, 'hello there\r\n\r\n'],
    ['a length that is no number', 400, `${GET}Content-Length: x\r\n\r\n`],
    ['two ends of the body', 400, `${GET}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`],
    ['a control character', 400, 'GET /v1/voi\0ces HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a target without a path', 400, 'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a target with half an address', 400, 'GET http://[/v1/voices HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no Host', 400, 'GET /v1/voices HTTP/1.1\r\n\r\n'],
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
      expect(error.code).toBe(status === 413 ? 'payload_too_large' : 'invalid_request');
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

  it('a port in use is an error with a way out', async () => {
    const { port } = await start(() => {});
    const second = listen(port, HOST);
    await expect(second).rejects.toThrow(OperatorError);
    await expect(second).rejects.toThrow(/PORT/);
  });
});
