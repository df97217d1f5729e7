import type { Request, RequestHandler, Response } from 'express';
import { type RateLimitInfo, rateLimit } from 'express-rate-limit';
import { RateLimitedError } from '../../domain/errors.ts';
import { createClientKeys } from './client-key.ts';
import { createMemoryCounters } from './memory-counters.ts';

export interface RateLimitOptions {
  /** Largest number of requests that one client may send per window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Clock that windows are measured by, in Unix milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

/** Limits requests per client address; a request above the limit fails with {@link RateLimitedError}. */
export function createRateLimit({ limit, windowSeconds, now = Date.now }: RateLimitOptions): RequestHandler {
  return rateLimit({
    limit,
    windowMs: windowSeconds * 1000,
    store: createMemoryCounters({ now }),
    // express-rate-limit sets no headers, because `rateLimitHeaders` supplies the X-RateLimit headers, with the reset in Unix seconds.
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: createClientKeys(),
    handler: (request, response: Response, next) => {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Retry-After', secondsUntilReset(request, now()));
      next(new RateLimitedError(limit, windowSeconds));
    },
  });
}

/** Returns the state of the client's limit as headers; none for a request that is not counted. */
export function rateLimitHeaders(request: Request): readonly string[] {
  const info = infoOf(request);
  if (!info) return [];
  return [
    'X-RateLimit-Limit',
    String(info.limit),
    'X-RateLimit-Remaining',
    String(info.remaining),
    'X-RateLimit-Reset',
    String(Math.ceil(resetMs(info) / 1000)),
  ];
}

/** Returns the seconds until the client's window ends, at least 1, because a retry within the same second would be refused again. */
function secondsUntilReset(request: Request, nowMs: number): number {
  const info = infoOf(request);
  return info ? Math.max(1, Math.ceil((resetMs(info) - nowMs) / 1000)) : 1;
}

function infoOf(request: Request): RateLimitInfo | undefined {
  return (request as Request & { rateLimit?: RateLimitInfo }).rateLimit;
}

function resetMs({ resetTime }: RateLimitInfo): number {
  return resetTime?.getTime() ?? Date.now();
}
