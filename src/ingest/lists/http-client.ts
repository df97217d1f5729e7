import { isDeepStrictEqual } from 'node:util';
import { Agent } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import { httpStatusOf, isNotFoundStatus, redactUrl, withRetries } from '../../domain/upstream-errors.ts';
import { requestUrl } from '../../lib/request-url.ts';
import type { HttpList, ListPage, ListRequest, Settings } from '../provider.ts';
import { isAllowedUrl } from './allowed-url.ts';
import { fetchJson } from './fetch-json.ts';

/**
 * Default limits, far above real lists. The largest known page has a few megabytes. The longest known list has 12,000 voices in pages of 100. The
 * slowest provider responds within seconds. The maximum size of a list allows a million voices of a kilobyte each.
 */
export const DEFAULT_LIMITS = {
  /** Time limit for response headers, and for each chunk of a body, in ms. */
  answerTimeoutMs: 30_000,
  /** Maximum size of one page, in bytes after decompression. */
  maxPageBytes: 64 * 1024 * 1024,
  /** Maximum size of all pages of one list, including repeated requests, in bytes. */
  maxListBytes: 1024 * 1024 * 1024,
  maxPages: 5000,
  maxRetries: 3,
  firstRetryMs: 500,
  maxRetryMs: 20_000,
};

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Creates an HTTP client that retries failed requests. POST requests are retried too, because a request for a list has no side effect. */
export function createHttpClient(userAgent: string, limits = DEFAULT_LIMITS) {
  const dispatcher = new Agent({
    headersTimeout: limits.answerTimeoutMs,
    bodyTimeout: limits.answerTimeoutMs,
  });
  const context = { dispatcher, userAgent, maxBytes: limits.maxPageBytes };
  return {
    /**
     * Yields the parsed pages of a list, starting with the request `first`. If the host lacks the list and `ifNotFound` of the request is `skip`, no
     * page is yielded.
     * @throws {UpstreamError} if a page cannot be fetched, the URL is not allowed, or the list is endless
     */
    pages: async function* (
      list: HttpList,
      first: ListRequest,
      settings: Settings,
      signal: AbortSignal,
    ): AsyncGenerator<ListPage> {
      const base = parseBaseUrl(settings.baseUrl ?? list.baseUrl(settings, first));
      const visited = new Set<string>();
      let listBytes = 0;
      const onBytes = (sizeBytes: number) => {
        listBytes += sizeBytes;
        if (listBytes > limits.maxListBytes)
          throw new UpstreamError('too_large', `the list has over ${limits.maxListBytes} bytes in all pages`);
      };
      const visit = async (request: ListRequest) => {
        const url = requestUrl(base, request);
        assertNewPage(visited, url, request, limits.maxPages);
        const fetchPage = () => fetchJson(url, request, { ...context, onBytes, signal });
        return { page: await withRetries(fetchPage, limits, signal), request };
      };
      let current = await visitFirst(first, visit);
      while (current) {
        yield current;
        const request = nextRequest(list, current, base);
        if (!request) return;
        const next = await visit(request);
        // Equal consecutive pages are an error, because a host that ignores the cursor returns its first page forever.
        if (isDeepStrictEqual(next.page, current.page)) throw circleError(requestUrl(base, request));
        current = next;
      }
    },
    /** Closes all connections, including connections in use. */
    close: () => dispatcher.destroy(),
  };
}

type AnsweredPage = Required<ListPage>;

/** Fetches the first page of a list. If the host lacks the list, the request `ifNotFound` is sent; if `ifNotFound` is `skip`, undefined is returned. */
async function visitFirst(
  request: ListRequest,
  visit: (request: ListRequest) => Promise<AnsweredPage>,
): Promise<AnsweredPage | undefined> {
  try {
    return await visit(request);
  } catch (error) {
    if (!request.ifNotFound || !isNotFoundStatus(httpStatusOf(error))) throw error;
    return request.ifNotFound === 'skip' ? undefined : visitFirst(request.ifNotFound, visit);
  }
}

/** Records a page as visited. @throws {UpstreamError} if the page was visited before, or if `maxPages` pages have been visited */
function assertNewPage(visited: Set<string>, url: URL, { body }: ListRequest, maxPages: number): void {
  const visit = `${url.href} ${JSON.stringify(body)}`;
  if (visited.has(visit)) throw circleError(url);
  if (visited.size >= maxPages)
    throw new UpstreamError('too_large', `${redactUrl(url)} has over ${maxPages} pages`);
  visited.add(visit);
}

function circleError(url: URL): UpstreamError {
  return new UpstreamError('malformed', `${redactUrl(url)} pages in a circle`);
}

function nextRequest(list: HttpList, { page, request }: AnsweredPage, base: URL): ListRequest | undefined {
  try {
    return list.next?.(page, request);
  } catch (error) {
    throw new UpstreamError('malformed', `${redactUrl(base)} answered a page without its paging fields`, {
      cause: error,
    });
  }
}

/** Parses a provider's base URL. @throws {UpstreamError} unless {@link isAllowedUrl} accepts the URL */
export function parseBaseUrl(address: string): URL {
  if (isAllowedUrl(address)) return new URL(address);
  throw new UpstreamError(
    'not_configured',
    'the base address must start with https:// (http:// on loopback only) and hold no user and password',
  );
}

/** Opens an HTTP client and calls `use` with the client. The client is closed even if `use` fails, so that no connection stays open. */
export async function withHttpClient<T>(
  open: () => HttpClient | Promise<HttpClient>,
  use: (client: HttpClient) => Promise<T>,
): Promise<T> {
  const client = await open();
  return use(client).finally(() => client.close());
}
