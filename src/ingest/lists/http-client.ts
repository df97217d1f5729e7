import { Agent, type Dispatcher, interceptors } from 'undici';
import type { HttpList, Settings } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { httpPages } from './http-pages.ts';
import type { ListPage } from './list-page.ts';

/** Limits on the time and memory that the lists of one provider may take. */
export interface HttpLimits {
  /** Longest wait for a response's headers, and for each further chunk of its body, in milliseconds. */
  readonly answerTimeoutMs: number;
  /** Maximum size of one page, in bytes after decompression. */
  readonly maxPageBytes: number;
  /** Maximum number of pages that are requested from one provider. */
  readonly maxPages: number;
  readonly maxRetries: number;
  readonly firstRetryMs: number;
  /** Longest wait before a retry, in milliseconds, even if the response's `Retry-After` asks for more. */
  readonly maxRetryMs: number;
}

/** Limits far above real lists: the largest known is a few megabytes, the slowest provider answers within seconds. */
export const DEFAULT_LIMITS: HttpLimits = {
  answerTimeoutMs: 30_000,
  maxPageBytes: 64 * 1024 * 1024,
  maxPages: 500,
  maxRetries: 3,
  firstRetryMs: 500,
  maxRetryMs: 20_000,
};

/** HTTP client for providers' lists, with a connection pool of its own. */
export interface HttpClient {
  /** Fetches the pages of a list one after the other and yields each as parsed JSON. @throws {UpstreamError} if a page cannot be used */
  pages(list: HttpList, settings: Settings, signal: AbortSignal): AsyncGenerator<ListPage>;
  /** Closes all connections, also those in use. */
  close(): Promise<void>;
}

/** Creates an HTTP client that retries failed requests, after `Retry-After` or else with exponential back-off. */
export function createHttpClient(userAgent: string, limits: HttpLimits = DEFAULT_LIMITS): HttpClient {
  const agent = new Agent({ headersTimeout: limits.answerTimeoutMs, bodyTimeout: limits.answerTimeoutMs });
  const retry = interceptors.retry({
    maxRetries: limits.maxRetries,
    minTimeout: limits.firstRetryMs,
    maxTimeout: limits.maxRetryMs,
    // A POST is retried as well, because a request for a list changes nothing at the provider.
    methods: ['GET', 'POST'],
    throwOnError: false,
  });
  const context = {
    dispatcher: agent.compose(retry) as Dispatcher,
    userAgent,
    maxBytes: limits.maxPageBytes,
  };
  return {
    pages: (list, settings, signal) =>
      httpPages(list, settings, {
        fetchPage: (url, request) => fetchJson(url, request, { ...context, signal }),
        maxPages: limits.maxPages,
      }),
    close: () => agent.destroy(),
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
