import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { sendError } from '../errors.ts';

export interface RateLimitOptions {
  /** Requests per window and client. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** A client owns a whole /64 of IPv6 and can change its address within it at will. */
const IPV6_PREFIX_BITS = 64;
/** Clients whose key is remembered: parsing an address costs more than serving a cached page. */
const MAX_REMEMBERED_KEYS = 10_000;

/** Counts requests per client address and answers 429 above the limit. */
export function createRateLimit({ limit, windowSeconds }: RateLimitOptions): RequestHandler {
  const keys = new LRUCache<string, string>({ max: MAX_REMEMBERED_KEYS });
  const keyOf = (address: string): string => {
    const known = keys.get(address);
    if (known !== undefined) return known;
    const key = ipKeyGenerator(address, IPV6_PREFIX_BITS);
    keys.set(address, key);
    return key;
  };
  return rateLimit({
    limit,
    windowMs: windowSeconds * 1000,
    standardHeaders: false,
    // X-RateLimit-Limit, -Remaining and -Reset, the last in Unix seconds.
    legacyHeaders: true,
    keyGenerator: ({ ip }) => keyOf(ip ?? 'unknown'),
    handler: (_request, response) => {
      sendError(response, {
        status: 429,
        code: 'rate_limited',
        message: `More than ${limit} requests in ${windowSeconds} seconds. Try again after the seconds in Retry-After.`,
      });
    },
  });
}
