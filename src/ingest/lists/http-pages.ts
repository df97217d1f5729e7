import { isDeepStrictEqual } from 'node:util';
import { UpstreamError } from '../../domain/errors.ts';
import { httpStatusOf, isNotFoundStatus, redactUrl } from '../../domain/upstream-errors.ts';
import { requestUrl } from '../../lib/request-url.ts';
import type { HttpList, ListRequest, Settings } from '../provider.ts';
import { isAllowedUrl } from './allowed-url.ts';
import { type ListPage, SkippedListError } from './list-page.ts';

type AnsweredPage = Required<ListPage>;

/** Function that fetches one page, and the maximum number of pages per list. */
export interface PageAccess {
  readonly fetchPage: (url: URL, request: ListRequest) => Promise<unknown>;
  readonly maxPages: number;
}

/**
 * Yields the pages of the list whose first page the request `first` fetches.
 * @throws {UpstreamError} for a URL that is not allowed, for an endless list, and every error of `fetchPage`
 * @throws {SkippedListError} if the host lacks a list that may be skipped
 */
export async function* httpPages(
  list: HttpList,
  first: ListRequest,
  settings: Settings,
  { fetchPage, maxPages }: PageAccess,
): AsyncGenerator<AnsweredPage> {
  const base = parseBaseUrl(settings.baseUrl ?? list.baseUrl(settings, first));
  const visited = new Set<string>();
  const visit = async (request: ListRequest): Promise<AnsweredPage> => {
    const url = requestUrl(base, request);
    assertNewPage(visited, url, request, maxPages);
    return { page: await fetchPage(url, request), request };
  };
  let current = await visitFirst(first, visit);
  for (;;) {
    yield current;
    const request = nextRequest(list, current, base);
    if (!request) return;
    const next = await visit(request);
    // Equal consecutive pages are an error, because a host that ignores the cursor returns its first page forever.
    if (isDeepStrictEqual(next.page, current.page)) throw circleError(requestUrl(base, request));
    current = next;
  }
}

/**
 * Fetches the first page of a list, or of its fallback list if the host lacks the list.
 * @throws {SkippedListError} if the fallback is `skip`
 */
async function visitFirst(
  request: ListRequest,
  visit: (request: ListRequest) => Promise<AnsweredPage>,
): Promise<AnsweredPage> {
  try {
    return await visit(request);
  } catch (error) {
    if (!request.ifNotFound || !isNotFoundStatus(httpStatusOf(error))) throw error;
    if (request.ifNotFound === 'skip') throw new SkippedListError({ cause: error });
    return visitFirst(request.ifNotFound, visit);
  }
}

/**
 * Records a page as visited, so that paging ends even if a provider's page tokens lead back to an earlier page.
 * @throws {UpstreamError} if the page was visited before, or `maxPages` pages have been visited
 */
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

/** Parses a provider's base URL. @throws {UpstreamError} unless it is an https URL, or an http URL of this machine */
export function parseBaseUrl(address: string): URL {
  if (isAllowedUrl(address)) return new URL(address);
  throw new UpstreamError(
    'not_configured',
    'the base address must start with https:// (http:// on loopback only) and hold no user and password',
  );
}
