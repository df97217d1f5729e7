import { type Dispatcher, fetch, type Response } from 'undici';
import { UpstreamError } from '../../domain/errors.ts';
import {
  httpStatusError,
  parseRetryAfter,
  redactUrl,
  redirectError,
  toBodyError,
  toUpstreamError,
} from '../../domain/upstream-errors.ts';
import { readBounded, TooLargeError } from '../../lib/read-bounded.ts';
import type { ListRequest } from '../provider.ts';

/** Maximum number of redirects that the request for one page follows. */
const MAX_REDIRECTS = 3;

/** Connection pool, user agent, size limit and abort signal for fetching one page. */
export interface FetchContext {
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  /** Maximum size of the response body, in bytes after decompression. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Fetches one page of a list as JSON.
 * @throws {UpstreamError} for any status but 2xx, for a body that is too large or no JSON, and for faults of the
 * connection
 */
export async function fetchJson(
  url: URL,
  request: ListRequest,
  context: FetchContext,
  redirectsLeft = MAX_REDIRECTS,
): Promise<unknown> {
  const { maxBytes, signal } = context;
  const response = await send(url, request, context).catch((error) => {
    throw toUpstreamError(error, url, signal);
  });
  if (response.ok) {
    const body = await readBounded(response.body ?? [], maxBytes).catch((error) => {
      if (!(error instanceof TooLargeError)) throw toBodyError(error, url, signal);
      throw new UpstreamError('too_large', `${redactUrl(url)} answered ${error.message}`);
    });
    return parseJson(body, url);
  }
  await response.body?.cancel();
  const target = redirectTarget(response, url, redirectsLeft);
  if (target) return fetchJson(target, request, context, redirectsLeft - 1);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  throw httpStatusError({ status: response.status, retryAfterMs }, url);
}

function send(
  url: URL,
  { headers, body }: ListRequest,
  { dispatcher, userAgent, signal }: FetchContext,
): Promise<Response> {
  const base = { 'user-agent': userAgent, accept: 'application/json' };
  const options = { dispatcher, signal, redirect: 'manual' } as const;
  if (body === undefined) return fetch(url, { ...options, headers: { ...base, ...headers } });
  return fetch(url, {
    ...options,
    method: 'POST',
    headers: { ...base, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/**
 * Returns the target of a redirect; undefined for an answer that is no redirect.
 * @throws {UpstreamError} for a target on another host, because the key in the headers must not be sent there, and for
 * one redirect too many
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

function parseJson(body: Uint8Array, url: URL): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new UpstreamError('malformed', `${redactUrl(url)} did not answer JSON`, { cause: error });
  }
}
