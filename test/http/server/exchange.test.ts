import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from '@jest/globals';
import { createObserver, type Exchange } from '../../../src/http/server/exchange.ts';
import { type Listening, listen } from '../../../src/http/server/listen.ts';

const GET = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = 'GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

let server: Listening;
let exchanges: Exchange[] = [];
async function start(listener: RequestListener) {
  exchanges = [];
  server = await listen(0, '127.0.0.1');
  server.serve(listener, undefined, createObserver([(exchange) => exchanges.push(exchange)]));
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
afterEach(() => server.close());

it('the bytes of the responses of a connection are those that its client gets', async () => {
  const socket = await start((_request, response) => void response.end('x'.repeat(1000)));
  socket.write(GET + GET + LAST);
  const bytes = (await buffer(socket)).length;
  expect(exchanges.map((each) => each.bytes).reduce((sum, each) => sum + each)).toBe(bytes);
  expect(exchanges).toHaveLength(3);
});

it('an exchange whose client leaves is aborted', async () => {
  let onAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const socket = await start((_request, response) => {
    response.once('close', () => setImmediate(onAsked));
    socket.destroy();
  });
  socket.write(GET);
  await asked;
  expect(exchanges).toMatchObject([{ isAborted: true, route: 'none', method: 'GET' }]);
});
