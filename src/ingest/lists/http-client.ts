import { Agent, type Dispatcher, fetch, interceptors, type Response } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import type { HttpList, ListRequest, Settings } from '../provider.ts';
import { isAskable } from './allowed-url.ts';
import { asUpstreamError, isMissing, place, statusError, statusOf } from './upstream-errors.ts';

/** Bounds on what one provider may cost. Times in milliseconds, sizes in decompressed bytes. */
export interface TransportLimits {
  readonly answerTimeoutMs: number;
  readonly maxPageBytes: number;
  readonly maxPages: number;
  readonly maxRetries: number;
  readonly firstRetryMs: number;
  /** A longer `Retry-After` is cut to this. */
  readonly maxRetryMs: number;
}

/** The largest real list known is a few megabytes; the slowest provider answers within seconds. */
export const DEFAULT_LIMITS: TransportLimits = {
  answerTimeoutMs: 30_000,
  maxPageBytes: 64 * 1024 * 1024,
  maxPages: 500,
  maxRetries: 3,
  firstRetryMs: 500,
  maxRetryMs: 20_000,
};

/** A page of a list, and what was asked for it. */
interface ListPage {
  readonly page: unknown;
  readonly request: ListRequest;
}

const MAX_REDIRECTS = 3;

/** Asks providers over HTTP. One transport per run: it owns the connections. */
export interface Transport {
  /** Yields the pages of a list, parsed. @throws {UpstreamError} */
  pages(list: HttpList, settings: Settings, signal: AbortSignal): AsyncGenerator<ListPage>;
  /** Ends its connections, also those that are still in use. */
  close(): Promise<void>;
}

/** Opens a transport for the time of `use`: however that ends, no connection is left. */
export async function withTransport<T>(
  open: () => Transport | Promise<Transport>,
  use: (transport: Transport) => Promise<T>,
): Promise<T> {
  const transport = await open();
  try {
    return await use(transport);
  } finally {
    await transport.close();
  }
}

export function createTransport(userAgent: string, limits: TransportLimits = DEFAULT_LIMITS): Transport {
  const agent = new Agent({ headersTimeout: limits.answerTimeoutMs, bodyTimeout: limits.answerTimeoutMs });
  const dispatcher = agent.compose(
    interceptors.retry({
      maxRetries: limits.maxRetries,
      minTimeout: limits.firstRetryMs,
      maxTimeout: limits.maxRetryMs,
      methods: ['GET', 'POST'],
      throwOnError: false,
    }),
  );

  async function getPage(
    url: URL,
    asked: ListRequest,
    signal: AbortSignal,
    redirects = MAX_REDIRECTS,
  ): Promise<unknown> {
    const { headers, body: content } = asked;
    const response = await fetch(url, {
      dispatcher: dispatcher as Dispatcher,
      signal,
      redirect: 'manual',
      headers: {
        'user-agent': userAgent,
        accept: 'application/json',
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      // Lists that are asked for by POST change nothing either, so that they are retried like the others.
      ...(content !== undefined && { method: 'POST', body: JSON.stringify(content) }),
    }).catch((error: unknown) => {
      throw asUpstreamError(error, url, signal);
    });
    if (!response.ok) {
      await response.body?.cancel();
      const target = redirects > 0 ? redirectTarget(response, url) : undefined;
      if (target) return getPage(target, asked, signal, redirects - 1);
      throw statusError(response.status, url);
    }
    const body = await readBounded(response.body, limits.maxPageBytes, url).catch((error: unknown) => {
      throw asUpstreamError(error, url, signal);
    });
    return parseJson(body, url);
  }

  async function* pages(list: HttpList, settings: Settings, signal: AbortSignal): AsyncGenerator<ListPage> {
    const base = baseAddress(settings.baseUrl ?? list.baseUrl(settings));
    const visited = new Set<string>();
    const visit = async (request: ListRequest): Promise<ListPage> => {
      const url = addressOf(base, request);
      refuseEndless(visited, url, request, limits.maxPages);
      return { page: await getPage(url, request, signal), request };
    };
    const visitFirst = async (request: ListRequest): Promise<ListPage | undefined> => {
      try {
        return await visit(request);
      } catch (error) {
        if (!request.whenMissing || !isMissing(statusOf(error))) throw error;
        return request.whenMissing === 'skip' ? undefined : visitFirst(request.whenMissing);
      }
    };
    for (const first of list.requests(settings)) {
      let current = await visitFirst(first);
      while (current) {
        yield current;
        const next = nextRequest(list, current, base);
        current = next && (await visit(next));
      }
    }
  }

  return { pages, close: () => agent.destroy() };
}

function refuseEndless(visited: Set<string>, url: URL, { body }: ListRequest, maxPages: number): void {
  const visit = `${url.href} ${JSON.stringify(body)}`;
  if (visited.has(visit)) throw new UpstreamError('malformed', `${place(url)} pages in a circle`);
  if (visited.size >= maxPages)
    throw new UpstreamError('too_large', `${place(url)} has over ${maxPages} pages`);
  visited.add(visit);
}

function nextRequest(list: HttpList, { page, request }: ListPage, base: URL): ListRequest | undefined {
  try {
    return list.next?.(page, request);
  } catch (error) {
    throw new UpstreamError('malformed', `${place(base)} answered a page without its paging fields`, {
      cause: error,
    });
  }
}

/** @throws {UpstreamError} for anything but https; plain http is for servers on this machine only. */
function baseAddress(address: string): URL {
  if (isAskable(address)) return new URL(address);
  throw new UpstreamError('not_configured', 'its address must be https:// (http:// only on loopback)');
}

/** The request's path below the base; a base may already end with the version that the path starts with. */
function addressOf(base: URL, { path, query = {} }: ListRequest): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  const firstSegment = /^\/[^/]+/.exec(path)?.[0] ?? '';
  const url = new URL(base);
  url.pathname =
    firstSegment && prefix.endsWith(firstSegment) ? prefix + path.slice(firstSegment.length) : prefix + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  url: URL,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes)
      throw new UpstreamError('too_large', `${place(url)} answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Uint8Array, url: URL): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new UpstreamError('malformed', `${place(url)} did not answer JSON`, { cause: error });
  }
}

/** Where to look instead, on the same host: the key is meant for no other. */
function redirectTarget({ status, headers }: Response, url: URL): URL | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || !location || !URL.canParse(location, url.href)) return undefined;
  const target = new URL(location, url);
  return target.origin === url.origin ? target : undefined;
}
