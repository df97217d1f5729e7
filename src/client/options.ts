import type { SwapOptions } from './all-voices.ts';
import type { CacheLimits } from './etag-cache.ts';
import type { Fetch } from './exchange.ts';
import type { ChangeQuery } from './query.ts';

/** Settings of a client. */
export interface ClientOptions {
  /** Address of the service, without `/v1`: `https://voices.example.com`. */
  readonly baseUrl: string;
  /** Replacement of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Retries of one request, after 429, 502, 503, 504 or a network error. Default: 2. */
  readonly retries?: number | undefined;
  /** Longest wait before a retry, in milliseconds. Default: 60,000, the service's window of the rate limit. */
  readonly maxRetryWaitMs?: number | undefined;
  /** Time for one attempt, its body included, in milliseconds; of a dump, the longest time without a byte. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Limits of the cache of answers; `false` for none. Default: 100 answers and 8 MB. */
  readonly cache?: Partial<CacheLimits> | false | undefined;
  /** Signal that ends all requests of the client. */
  readonly signal?: AbortSignal | undefined;
}

/** Settings of one request. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Options of a request that openapi-fetch passes to `Request`. */
export interface Init {
  readonly signal: AbortSignal;
  readonly cache?: 'no-cache';
}
export type ToInit = (options?: RequestOptions) => Init;

/** Settings of {@link VoiceOperations.all}. */
export interface AllOptions extends RequestOptions {
  /** Handling of a catalog that is replaced meanwhile. Default: `restart`. */
  readonly onSwap?: SwapOptions['onSwap'] | undefined;
  /** Voices per request, at most 200. Default: 200. */
  readonly pageSize?: number | undefined;
}

/** Settings of {@link ChangeOperations.since}. */
export interface FollowOptions extends RequestOptions, Pick<ChangeQuery, 'kinds' | 'providers'> {
  /** Changes per request, at most 500. Default: 500. */
  readonly pageSize?: number | undefined;
}
