import { Agent } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import { type RetryLimits, withRetries } from '../../domain/retry.ts';
import type { HttpList, ListRequest, Settings } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { httpPages } from './http-pages.ts';
import type { ListPage } from './list-page.ts';

export interface HttpLimits extends RetryLimits {
  /** Time limit for response headers, and for each chunk of a body, in ms. */
  readonly answerTimeoutMs: number;
  /** Maximum size of one page, in bytes after decompression. */
  readonly maxPageBytes: number;
  /** Maximum size of all pages of one list, including repeated requests, in bytes. */
  readonly maxListBytes: number;
  readonly maxPages: number;
}

/**
 * Default limits, far above real lists: the largest known page has a few megabytes, the longest known list 12,000 voices in pages of 100,
 * and the slowest provider responds within seconds. The list size allows a million voices of a kilobyte each.
 */
export const DEFAULT_LIMITS: HttpLimits = {
  answerTimeoutMs: 30_000,
  maxPageBytes: 64 * 1024 * 1024,
  maxListBytes: 1024 * 1024 * 1024,
  maxPages: 5000,
  maxRetries: 3,
  firstRetryMs: 500,
  maxRetryMs: 20_000,
};

/** HTTP client for providers' lists, with its own connection pool. */
export interface HttpClient {
  /**
   * Yields the parsed pages of the list whose first page the request `first` fetches.
   * @throws {UpstreamError} if a page cannot be fetched
   * @throws {SkippedListError} if the host lacks a list that may be skipped
   */
  pages(
    list: HttpList,
    first: ListRequest,
    settings: Settings,
    signal: AbortSignal,
  ): AsyncGenerator<ListPage>;
  /** Closes all connections, including connections in use. */
  close(): Promise<void>;
}

/** Creates an HTTP client that retries failed requests. A POST is retried too, because a request for a list has no side effect. */
export function createHttpClient(userAgent: string, limits: HttpLimits = DEFAULT_LIMITS): HttpClient {
  const dispatcher = new Agent({
    headersTimeout: limits.answerTimeoutMs,
    bodyTimeout: limits.answerTimeoutMs,
  });
  const context = { dispatcher, userAgent, maxBytes: limits.maxPageBytes };
  return {
    pages: (list, first, settings, signal) => {
      const onBytes = createByteCount(limits.maxListBytes);
      return httpPages(list, first, settings, {
        fetchPage: (url, request) =>
          withRetries(() => fetchJson(url, request, { ...context, onBytes, signal }), limits, signal),
        maxPages: limits.maxPages,
      });
    },
    close: () => dispatcher.destroy(),
  };
}

/** Creates a function that adds up the bytes of a list and throws an {@link UpstreamError} as soon as the sum exceeds `maxBytes`. */
function createByteCount(maxBytes: number): (sizeBytes: number) => void {
  let bytes = 0;
  return (sizeBytes) => {
    bytes += sizeBytes;
    if (bytes > maxBytes)
      throw new UpstreamError('too_large', `the list has over ${maxBytes} bytes in all pages`);
  };
}

/** Opens an HTTP client, calls `use` with the client, and closes the client even if `use` fails, so that no connection stays open. */
export async function withHttpClient<T>(
  open: () => HttpClient | Promise<HttpClient>,
  use: (client: HttpClient) => Promise<T>,
): Promise<T> {
  const client = await open();
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}
