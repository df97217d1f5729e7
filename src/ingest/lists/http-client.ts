import { Agent } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import { type RetryLimits, withRetries } from '../../domain/retry.ts';
import type { HttpList, ListRequest, Settings } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { httpPages } from './http-pages.ts';
import type { ListPage } from './list-page.ts';

/** Limits on the time and memory that one list may take. */
export interface HttpLimits extends RetryLimits {
  /** Longest wait for headers, and between two chunks of a body. */
  readonly answerTimeoutMs: number;
  /** Maximum size of one page, in bytes after decompression. */
  readonly maxPageBytes: number;
  /** Maximum size of all pages of one list, with those that are asked for again. */
  readonly maxListBytes: number;
  /** Most pages of one list. */
  readonly maxPages: number;
}

/**
 * Limits far above real lists: the largest known page is a few megabytes, the longest known list has 12,000 voices in
 * pages of 100, and the slowest provider answers within seconds. All pages may hold a million voices of a kilobyte each.
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

/** HTTP client for providers' lists, with a connection pool of its own. */
export interface HttpClient {
  /**
   * Yields the parsed pages of the list that begins with the request `first`.
   * @throws {UpstreamError} if a page cannot be had
   * @throws {SkippedListError} if the host lacks a list that may be skipped
   */
  pages(
    list: HttpList,
    first: ListRequest,
    settings: Settings,
    signal: AbortSignal,
  ): AsyncGenerator<ListPage>;
  /** Closes all connections, also those in use. */
  close(): Promise<void>;
}

/**
 * Creates an HTTP client that retries failed requests. A POST is retried as well, because a request for a list changes
 * nothing at the provider.
 */
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

/** Creates the count of a list's bytes. The count throws an {@link UpstreamError} as soon as they exceed `maxBytes`. */
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
