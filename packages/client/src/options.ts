import type { SwapOptions } from './all-voices.ts';
import type { CacheLimits } from './etag-cache.ts';
import type { Fetch } from './exchange.ts';
import type { ChangeQuery } from './query.ts';

/** Defaults of {@link ClientOptions}. */
export const DEFAULTS = { retries: 2, maxRetryWaitMs: 60_000, timeoutMs: 30_000 } as const;
export const DEFAULT_CACHE = { maxEntries: 100, maxBytes: 8_000_000 } as const;

/** Settings of a client. */
export interface ClientOptions {
  /** Base URL of the service, without `/v1`: `https://voices.example.com`. */
  readonly baseUrl: string;
  /** Replacement of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Maximum number of retries of one request after status 429, 502, 503 or 504, a network error or a timeout; by default {@link DEFAULTS.retries}. */
  readonly retries?: number | undefined;
  /** Longest wait before a retry, in milliseconds; by default {@link DEFAULTS.maxRetryWaitMs}, the rate-limit window of the service. */
  readonly maxRetryWaitMs?: number | undefined;
  /** Time limit of one attempt including the body, in ms; for a dump, the longest wait for the next chunk. The default is {@link DEFAULTS.timeoutMs}. */
  readonly timeoutMs?: number | undefined;
  /** Limits of the response cache, by default {@link DEFAULT_CACHE}; `false` disables the cache. */
  readonly cache?: Partial<CacheLimits> | false | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Settings of one request of the client. */
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
  /** Reaction if the catalog is replaced while its pages of voices are read; by default `restart`. */
  readonly onSwap?: SwapOptions['onSwap'] | undefined;
  /** Voices per request. The default is also the maximum. */
  readonly pageSize?: number | undefined;
}

/** Settings of {@link ChangeOperations.since}. */
export interface FollowOptions extends RequestOptions, Pick<ChangeQuery, 'kinds' | 'providers'> {
  /** Changes per request. The default is also the maximum. */
  readonly pageSize?: number | undefined;
}
