import { UpstreamError } from '../../domain/errors.ts';
import type { HttpList, ListRequest, Settings } from '../provider.ts';
import { isAllowedUrl } from './allowed-url.ts';
import type { ListPage } from './list-page.ts';
import { httpStatusOf, isNotFoundStatus, redactUrl } from './upstream-errors.ts';

/** Page of a list, together with the request that fetched the page. */
type AnsweredPage = Required<ListPage>;

/** Function that fetches one page, and the maximum number of pages per provider. */
export interface PageAccess {
  readonly fetchPage: (url: URL, request: ListRequest) => Promise<unknown>;
  readonly maxPages: number;
}

/**
 * Yields all pages of a provider's lists: the first page of each list, then every next page that `list.next` asks for.
 * @throws {UpstreamError} if the base URL is not allowed, a page lacks its paging fields, or the pages form a circle or
 * exceed `maxPages`; also every error that `fetchPage` throws
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
 * Fetches the first page of a list. If the host answers 400 or 404, the request in `ifNotFound` is sent in its place,
 * or undefined is returned for `ifNotFound: 'skip'`.
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
 * Notes a page as visited, so that paging ends even if a provider's paging tokens lead back to an earlier page.
 * @throws {UpstreamError} if the page was visited before, or `maxPages` pages have been visited
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

/** Parses a provider's base URL. @throws {UpstreamError} unless the URL is an https URL, or an http URL of this machine */
function parseBaseUrl(address: string): URL {
  if (isAllowedUrl(address)) return new URL(address);
  throw new UpstreamError(
    'not_configured',
    'the base address must start with https:// (http:// on loopback only)',
  );
}

/**
 * Joins base URL, path and query. A segment that ends the base URL and also starts the path is written once:
 * `https://host/v1` and `/v1/voices` → `https://host/v1/voices`. Operators may thus give a base URL with or without the
 * version.
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
