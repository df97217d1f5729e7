import type { Request, RequestHandler, Response } from 'express';
import { type RateLimitInfo, rateLimit } from 'express-rate-limit';
import { RateLimitedError } from '../../domain/errors.ts';
import { createClientKeys } from './client-key.ts';
import { createMemoryCounters, steadyNow } from './memory-counters.ts';

export interface RateLimitOptions {
  /** Largest number of requests that one client may send per window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Clock that windows are measured by, in Unix milliseconds; by default one that only goes forward. */
  readonly now?: () => number;
  /** System clock, in Unix milliseconds, by which the end of a window is told to clients; `Date.now` by default. */
  readonly wallNow?: () => number;
}

/** Limit that a request is counted against. */
interface RateLimitPolicy {
  readonly limit: string;
  /** Value of the header `RateLimit-Policy`. */
  readonly text: string;
  readonly now: () => number;
  readonly wallNow: () => number;
}

/** A request with the state of its client's limit. */
interface CountedRequest extends Request {
  rateLimit?: RateLimitInfo;
  rateLimitPolicy?: RateLimitPolicy;
}

/** Limits requests per client address; a request above the limit fails with {@link RateLimitedError}. */
export function createRateLimit({
  limit,
  windowSeconds,
  now = steadyNow,
  wallNow = Date.now,
}: RateLimitOptions): RequestHandler {
  const policy: RateLimitPolicy = {
    limit: String(limit),
    text: `"default";q=${limit};w=${windowSeconds}`,
    now,
    wallNow,
  };
  const limiter = rateLimit({
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
  return (request: CountedRequest, response, next) => {
    request.rateLimitPolicy = policy;
    void limiter(request, response, next);
  };
}

/**
 * Adds the state of the client's limit to headers; nothing for a request that is not counted. Beside `X-RateLimit-*`, there are the
 * fields of draft-ietf-httpapi-ratelimit-headers-11 (May 2026).
 */
export function addRateLimitHeaders(headers: string[], request: CountedRequest): void {
  const { rateLimit: info, rateLimitPolicy: policy } = request;
  if (!(info && policy)) return;
  const { remaining } = info;
  const endMs = resetMs(info);
  const seconds = Math.max(0, Math.ceil((endMs - policy.now()) / 1000));
  headers.push(
    'X-RateLimit-Limit',
    policy.limit,
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    String(Math.ceil(endMs / 1000) + secondsAhead(policy)),
    'RateLimit',
    `"default";r=${remaining};t=${seconds}`,
    'RateLimit-Policy',
    policy.text,
  );
}

/** Returns the seconds until the client's window ends, at least 1, because a retry within the same second would be refused again. */
function secondsUntilReset({ rateLimit: info }: CountedRequest, nowMs: number): number {
  return info ? Math.max(1, Math.ceil((resetMs(info) - nowMs) / 1000)) : 1;
}

/** Returns how far the system clock is ahead of the clock of the windows. Whole seconds make every answer of a window tell the same end. */
function secondsAhead({ now, wallNow }: RateLimitPolicy): number {
  return Math.round((wallNow() - now()) / 1000);
}

function resetMs({ resetTime }: RateLimitInfo): number {
  return resetTime?.getTime() ?? steadyNow();
}
