import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { OperatorError } from '../../src/domain/errors.ts';
import { ErrorResponse } from '../../src/domain/query.ts';
import { type Listening, listen } from '../../src/http/server.ts';
import { smallRef, testApp } from '../support/app.ts';

const HOST = '127.0.0.1';

let open: Listening[] = [];
async function start(app: Parameters<typeof listen>[0]): Promise<Listening> {
  const server = await listen(app, 0, HOST);
  open.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  open = [];
});

/** The whole answer to these bytes. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, HOST);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

describe('the server', () => {
  it.each([
    [400, 'hello there\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('answers %d in the usual shape to what is no HTTP', async (status, bytes) => {
    const { port } = await start(await testApp({ catalog: await smallRef() }));
    const [head = '', body = ''] = (await send(port, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('X-API-Version: 1.1.0');
    expect(ErrorResponse.parse(JSON.parse(body)).error.code).toBe('invalid_request');
  });

  it('lets a running request end when it closes', async () => {
    const server = await start((_request, response) => void setTimeout(() => response.end('done'), 100));
    const answer = fetch(`http://${HOST}:${server.port}/`).then((response) => response.text());
    await wait(30);
    open = [];
    await server.close();
    expect(await answer).toBe('done');
    await expect(fetch(`http://${HOST}:${server.port}/`)).rejects.toThrow();
  });

  it('tells the operator what to do about a port in use', async () => {
    const { port } = await start(() => {});
    const second = listen(() => {}, port, HOST);
    await expect(second).rejects.toThrow(OperatorError);
    await expect(second).rejects.toThrow(/PORT/);
  });
});
