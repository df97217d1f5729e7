import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from '@jest/globals';
import { type ClientOptions, createVoiceDirectoryClient } from '../../src/client/client.ts';

/** Answer of the server to one request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that gives the replies in turn, and the last one again and again. Returns a client of it, and its requests. */
export async function serve(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const answer: RequestListener = (request, response) => {
    requests.push(request);
    replies[Math.min(requests.length, replies.length) - 1]?.(response, request);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, requests, client: createVoiceDirectoryClient({ baseUrl, ...options }) };
}

export const reply =
  (status: number, body = '', headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(body);
export const json = (body: unknown, headers?: Record<string, string>) =>
  reply(200, JSON.stringify(body), headers);
export const failure = (status: number, code: string, headers?: Record<string, string>) =>
  reply(status, JSON.stringify({ error: { code, message: `${code}.`, request_id: 'r-1' } }), headers);
export const page = (ids: readonly string[], total = ids.length, offset = 0) => ({
  voices: ids.map((id) => ({ id })),
  total,
  limit: 200,
  offset,
  hasMore: offset + ids.length < total,
});
export const EMPTY = json(page([]));
export const NO_WAIT = { 'retry-after': '0' };
