import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ClientOptions, createVoiceDirectoryClient } from '../../packages/client/src/client.ts';
import { serveOnLoopback } from './loopback.ts';

/** Answer of the server to one request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a server that gives the replies in turn, and the last one again and again. Returns a client of it, and its requests. */
export async function serve(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const { url: baseUrl } = await serveOnLoopback((request, response) => {
    requests.push(request);
    replies[Math.min(requests.length, replies.length) - 1]?.(response, request);
  });
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
