import type { RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import {
  addLimit,
  type CountedRequest,
  type RateLimitPolicy,
  secondsUntilReset,
} from '../rate-limit-headers.ts';
import type { Refuse } from './admission.ts';
import { createClientKeys } from './client-key.ts';
import { createMemoryCounters } from './memory-counters.ts';

export interface RateLimitOptions {
  /** Largest number of requests that one client may send per window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Number of leading bits that identify an IPv6 client; 64 by default, because a subscriber owns a whole /64 (RFC 6177). */
  readonly ipv6Prefix?: number;
  /** Largest number of clients whose requests are counted; 100,000 by default. */
  readonly maxClients?: number;
  /** Store of counters to use instead of counters in the memory of this process. */
  readonly counters?: Store | undefined;
  /** Clock that measures windows, in Unix milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

/** Rate limit per client. Requests that are refused before they reach the app are counted as well. */
export type RateLimit = ReturnType<typeof createRateLimit>;

export function createRateLimit({
  limit,
  windowSeconds,
  ipv6Prefix = 64,
  maxClients,
  counters,
  now = Date.now,
}: RateLimitOptions) {
  const policy: RateLimitPolicy = {
    limit: String(limit),
    text: `"default";q=${limit};w=${windowSeconds}`,
    now,
  };
  const message = `More than ${limit} requests in ${windowSeconds} seconds. Try again after the seconds in Retry-After.`;
  const store = counters ?? createMemoryCounters({ now, maxClients });
  const { keyOf, keyOfRequest } = createClientKeys(ipv6Prefix);

  function toHandler(refuse: Refuse): RequestHandler {
    const limiter = rateLimit({
      limit,
      windowMs: windowSeconds * 1000,
      store,
      // express-rate-limit sets no headers, because `addRateLimitHeaders` sets them, with the end of the window in Unix seconds.
      standardHeaders: false,
      legacyHeaders: false,
      keyGenerator: keyOfRequest,
      // The check `creationStack` is off, because it reads the stack of an error, and Node then parses the source maps of the whole program.
      validate: { creationStack: false },
      handler: (request: CountedRequest, response: Response) => {
        const { rateLimit: info } = request;
        const retryAfterSeconds = info ? secondsUntilReset(info, now()) : 1;
        const isRepeated = (info?.used ?? 0) > limit + 1;
        refuse(request, response, { code: 'rate_limited', message, retryAfterSeconds, isRepeated });
      },
    });
    return (request: CountedRequest, response, next) => {
      request.rateLimitPolicy = policy;
      void limiter(request, response, next);
    };
  }

  /** Counts a request that does not reach the app, and returns the rate-limit headers and whether the client exceeds its limit. */
  async function count(key: string) {
    const { totalHits, resetTime } = await store.increment(key);
    const info = { remaining: Math.max(0, limit - totalHits), resetTime };
    const isRefused = totalHits > limit;
    const headers: string[] = [];
    addLimit(headers, info, policy);
    if (isRefused) headers.push('Retry-After', String(secondsUntilReset(info, now())));
    return { headers, isRefused };
  }

  return { toHandler, keyOf, count };
}
