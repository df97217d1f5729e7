import type { Request } from 'express';
import type { RateLimitInfo } from 'express-rate-limit';

/** Rate limit that applies to each client, and the clock that measures its windows. */
export interface RateLimitPolicy {
  readonly limit: string;
  /** Value of the header `RateLimit-Policy`. */
  readonly text: string;
  readonly now: () => number;
}

export interface CountedRequest extends Request {
  rateLimit?: RateLimitInfo;
  rateLimitPolicy?: RateLimitPolicy;
}

type Info = Pick<RateLimitInfo, 'remaining' | 'resetTime'>;

/** Adds the state of the client's rate limit to headers; adds nothing if the request was not counted. */
export function addRateLimitHeaders(headers: string[], request: CountedRequest): void {
  const { rateLimit: info, rateLimitPolicy: policy } = request;
  if (info && policy) addLimit(headers, info, policy);
}

/** Adds the headers `X-RateLimit-*`, and `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers-11 (May 2026). */
export function addLimit(headers: string[], info: Info, policy: RateLimitPolicy): void {
  const nowMs = policy.now();
  const endMs = resetMs(info, nowMs);
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  headers.push(
    'X-RateLimit-Limit',
    policy.limit,
    'X-RateLimit-Remaining',
    String(info.remaining),
    'X-RateLimit-Reset',
    String(Math.ceil(endMs / 1000)),
    'RateLimit',
    `"default";r=${info.remaining};t=${seconds}`,
    'RateLimit-Policy',
    policy.text,
  );
}

/** Returns the seconds until the client's window ends, but at least 1, because a retry within the same second would be refused again. */
export function secondsUntilReset(info: Info, nowMs: number): number {
  return Math.max(1, Math.ceil((resetMs(info, nowMs) - nowMs) / 1000));
}

function resetMs({ resetTime }: Info, nowMs: number): number {
  return resetTime?.getTime() ?? nowMs;
}
