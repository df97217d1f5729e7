import type { Response } from 'express';

/**
 * Sends a value as JSON. Express's `response.json` is not used, because it answers 304 to `If-None-Match: *` also where the response has
 * no ETag.
 */
export function sendJson(response: Response, value: object): void {
  const body = Buffer.from(JSON.stringify(value));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
