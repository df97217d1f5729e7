import { type Dispatcher, fetch, type Response } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import {
  readBody,
  redactUrl,
  redirectError,
  toStatusError,
  toUpstreamError,
} from '../../domain/upstream-errors.ts';
import { createBoundsCheck } from '../../lib/json-bounds.ts';
import type { ListRequest } from '../provider.ts';

/** Maximum number of redirects that the request for one page follows. */
const MAX_REDIRECTS = 3;
/**
 * Maximum nesting depth and number of values of a page. The depth is limited, because deep nesting would overflow the stack of recursive
 * functions. The number is limited, because 64 MiB of `{}` would exhaust V8's heap: a bracket takes some hundred bytes there, and other values
 * up to 250.
 */
const BOUNDS = { levels: 100, values: 2_000_000 };

export interface FetchContext {
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  /** Maximum size of the response body, in bytes after decompression. */
  readonly maxBytes: number;
  /** Called with the size in bytes of each chunk of a body. @throws {UpstreamError} if the list is too large */
  readonly onBytes: (sizeBytes: number) => void;
  readonly signal: AbortSignal;
}

/** Fetches one page of a list as JSON. @throws {UpstreamError} for any status except 200, and for a body that is too large or not JSON */
export async function fetchJson(
  url: URL,
  request: ListRequest,
  context: FetchContext,
  redirectsLeft = MAX_REDIRECTS,
): Promise<unknown> {
  const { maxBytes, onBytes, signal } = context;
  const response = await send(url, request, context).catch((error) => {
    throw toUpstreamError(error, url, signal);
  });
  // Other success statuses are errors, because their body is not the whole list: 206 is partial content, 202 a pending request.
  if (response.status === 200) {
    const chunks = checkChunks(response.body ?? [], url, onBytes);
    return parseJson(await readBody(chunks, url, maxBytes, signal), url);
  }
  const refused = await toStatusError(response, url);
  const target = redirectTarget(response, url, redirectsLeft);
  if (target) return fetchJson(target, request, context, redirectsLeft - 1);
  throw refused;
}

function send(
  url: URL,
  { headers, body }: ListRequest,
  { dispatcher, userAgent, signal }: FetchContext,
): Promise<Response> {
  const isPost = body !== undefined;
  const own = { 'user-agent': userAgent, accept: 'application/json' };
  return fetch(url, {
    dispatcher,
    signal,
    redirect: 'manual',
    headers: { ...own, ...(isPost && { 'content-type': 'application/json' }), ...headers },
    ...(isPost && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/**
 * Returns the target of a redirect; undefined if the response is no redirect.
 * @throws {UpstreamError} if the target is another host, which must not get the API key, or if there are too many redirects
 */
function redirectTarget({ status, headers }: Response, url: URL, redirectsLeft: number): URL | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || !location || !URL.canParse(location, url.href)) return undefined;
  const target = new URL(location, url);
  if (target.origin !== url.origin)
    throw redirectError(status, url, `to another host, ${redactUrl(target)}, and was not followed`);
  if (redirectsLeft === 0) throw redirectError(status, url, `more than ${MAX_REDIRECTS} times`);
  return target;
}

/** Yields the chunks of a body. @throws {UpstreamError} as soon as the page exceeds {@link BOUNDS}, or the list is too large */
async function* checkChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  url: URL,
  onBytes: FetchContext['onBytes'],
): AsyncIterable<Uint8Array> {
  const findExceeded = createBoundsCheck(BOUNDS);
  for await (const chunk of chunks) {
    onBytes(chunk.byteLength);
    const exceeded = findExceeded(chunk);
    if (exceeded) {
      const errorClass = exceeded === 'levels' ? 'malformed' : 'too_large';
      throw new UpstreamError(
        errorClass,
        `${redactUrl(url)} answered JSON of over ${BOUNDS[exceeded]} ${exceeded}`,
      );
    }
    yield chunk;
  }
}

function parseJson(body: Uint8Array, url: URL): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new UpstreamError('malformed', `${redactUrl(url)} did not answer JSON`, { cause: error });
  }
}
