import { UpstreamError } from '../../domain/errors.ts';
import type { HttpList, ListRequest, Settings } from '../provider.ts';
import { isAllowedUrl } from './allowed-url.ts';
import type { ListPage } from './list-page.ts';
import { httpStatusOf, isNotFoundStatus, redactUrl } from './upstream-errors.ts';

/** Page with the request that it answers. */
type AnsweredPage = Required<ListPage>;

/** Function that fetches one page, and the limit of pages per provider. */
export interface PageAccess {
  readonly fetchPage: (url: URL, request: ListRequest) => Promise<unknown>;
  readonly maxPages: number;
}

/**
 * Yields all pages of a provider's lists, following the paging of each.
 * @throws {UpstreamError} for a URL that is not allowed, a list without end, and everything that `fetchPage` throws
 */
export async function* httpPages(
  list: HttpList,
  settings: Settings,
  { fetchPage, maxPages }: PageAccess,
): AsyncGenerator<AnsweredPage> {
  const base = parseBaseUrl(settings.baseUrl ?? list.baseUrl(settings));
  const visited = new Set<string>();
  const visit = async (request: ListRequest): Promise<AnsweredPage> => {
    const url = requestUrl(base, request);
    assertNewPage(visited, url, request, maxPages);
    return { page: await fetchPage(url, request), request };
  };
  for (const first of list.requests(settings)) {
    let current = await visitFirst(first, visit);
    while (current) {
      yield current;
      const next = nextRequest(list, current, base);
      current = next && (await visit(next));
    }
  }
}

/**
 * Visits the first page of a list, or the first page of the fallback if the host lacks the list. Returns undefined if
 * the fallback is `skip`.
 */
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

/**
 * Records the visit of a page, so that paging ends even if the provider's cursors form a circle.
 * @throws {UpstreamError} if the page was visited before, or the list has too many pages
 */
function assertNewPage(visited: Set<string>, url: URL, { body }: ListRequest, maxPages: number): void {
  const visit = `${url.href} ${JSON.stringify(body)}`;
  if (visited.has(visit)) throw new UpstreamError('malformed', `${redactUrl(url)} pages in a circle`);
  if (visited.size >= maxPages)
    throw new UpstreamError('too_large', `${redactUrl(url)} has over ${maxPages} pages`);
  visited.add(visit);
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

/** Parses a provider's base URL. @throws {UpstreamError} if it is not allowed */
function parseBaseUrl(address: string): URL {
  if (isAllowedUrl(address)) return new URL(address);
  throw new UpstreamError(
    'not_configured',
    'the base address must start with https:// (http:// on loopback only)',
  );
}

/**
 * Joins base URL and path. A segment such as `/v1` that both ends the base and starts the path is written once, so
 * that operators may give a base URL with or without the version.
 */
function requestUrl(base: URL, { path, query = {} }: ListRequest): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  const firstSegment = /^\/[^/]+/.exec(path)?.[0] ?? '';
  const url = new URL(base);
  url.pathname =
    firstSegment && prefix.endsWith(firstSegment) ? prefix + path.slice(firstSegment.length) : prefix + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
