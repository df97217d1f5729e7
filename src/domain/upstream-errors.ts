import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { readBounded, TooLargeError } from '../lib/read-bounded.ts';
import { codeOf, messageOf, UpstreamError } from './errors.ts';

/** Codes of undici's time-out errors. Codes are compared, because the import of the error classes would load undici for every command. */
const TIMEOUT_CODES: ReadonlySet<string | undefined> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Codes of transient connection errors: the codes after which undici's retry handler repeats a request, and the codes of a truncated body. */
const TRANSIENT_CODES: ReadonlySet<string | undefined> = new Set(
  `ECONNRESET ECONNREFUSED ENOTFOUND ENETDOWN ENETUNREACH EHOSTDOWN EHOSTUNREACH EPIPE
  UND_ERR_SOCKET UND_ERR_RES_CONTENT_LENGTH_MISMATCH HPE_INVALID_EOF_STATE`.split(/\s+/),
);

/** HTTP statuses of transient errors, from undici's retry handler. */
const TRANSIENT_STATUSES: ReadonlySet<number | undefined> = new Set([429, 500, 502, 503, 504]);
/** HTTP statuses that never mean an expired page token, because they concern the API key or the rate limit. */
const NO_TOKEN_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

const HttpCause = z.object({ status: z.int(), retryAfterMs: z.number().optional() });
type HttpCause = z.infer<typeof HttpCause>;

/** Discards the body of an unsuccessful response, and returns an error from which {@link httpStatusOf} and {@link retryAfterOf} read the cause. */
export async function toStatusError(response: RefusedResponse, url: URL): Promise<UpstreamError> {
  await response.body?.cancel();
  const { status, headers } = response;
  const cause: HttpCause = { status, retryAfterMs: parseRetryAfter(headers.get('retry-after'), Date.now()) };
  const message = `${redactUrl(url)} ${describeRefusal(response, url)}`;
  if (status === 401 || status === 403)
    return new UpstreamError('unauthorized', `${message}: check the key`, { cause });
  return new UpstreamError(status === 429 ? 'rate_limited' : 'http_error', message, { cause });
}

/** Returns the end of a message about an unsuccessful response: `answered 404`. For a redirect, the end names the target, which is not followed. */
export function describeRefusal({ status, headers }: RefusedResponse, url: URL): string {
  const location = headers.get('location');
  const isRedirect = status >= 300 && status <= 399 && location && URL.canParse(location, url.href);
  return isRedirect
    ? `redirects to ${redactUrl(new URL(location, url))}, which is not followed`
    : `answered ${status}`;
}

/** Fields of a response of `fetch` that {@link toStatusError} reads. */
interface RefusedResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { cancel(): Promise<void> } | null;
}

/**
 * Reads a response body of at most `maxBytes`.
 * @throws {UpstreamError} if the body is larger or cannot be read
 * @throws the abort reason of `signal`
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return readBounded(body, maxBytes).catch((error: unknown) => {
    if (!(error instanceof TooLargeError)) throw toBodyError(error, url, signal);
    throw new UpstreamError('too_large', `${redactUrl(url)} answered ${error.message}`);
  });
}

/** Returns the HTTP status that {@link toStatusError} stored in an error; undefined for every other error. */
export function httpStatusOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? HttpCause.safeParse(error.cause).data?.status : undefined;
}

/** Returns the `Retry-After` of the response that caused an error, in ms; undefined if the response had none. */
function retryAfterOf(error: UpstreamError): number | undefined {
  return HttpCause.safeParse(error.cause).data?.retryAfterMs;
}

/** Parses a `Retry-After` header, in seconds or as an HTTP date, into ms from now. Returns undefined for a time in the past or an invalid header. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? ms : undefined;
}

/** Reports whether the same request may succeed later, because the host was only busy or the connection broke. */
function isTransient(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) return false;
  return (
    TRANSIENT_STATUSES.has(httpStatusOf(error)) ||
    (error.errorClass === 'unreachable' && TRANSIENT_CODES.has(codeOf(error.cause)))
  );
}

/** Reports whether an HTTP status means that the host lacks the requested list. Most hosts send 404, and some send 400 for an unknown model. */
export function isNotFoundStatus(status: number | undefined): boolean {
  return status === 400 || status === 404;
}

/** Reports whether the HTTP status of a later page may mean an expired page token: hosts send 400, 404, 410 or 422. */
export function isExpiredTokenStatus(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !NO_TOKEN_STATUSES.has(status);
}

/** Converts a connection error to an {@link UpstreamError}. Returns the abort reason of `signal` if `signal` is aborted. */
export function toUpstreamError(error: unknown, url: URL, signal: AbortSignal): unknown {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return signal.reason;
  const cause = causeOf(error);
  return TIMEOUT_CODES.has(codeOf(cause))
    ? new UpstreamError('timeout', `${redactUrl(url)} did not answer in time`, { cause })
    : new UpstreamError('unreachable', `${redactUrl(url)} cannot be reached: ${messageOf(cause)}`, { cause });
}

/** Converts an error that broke off a response body to an {@link UpstreamError}. Returns the abort reason of `signal` if `signal` is aborted. */
function toBodyError(error: unknown, url: URL, signal: AbortSignal): unknown {
  const cause = causeOf(error);
  const code = codeOf(cause);
  if (error instanceof UpstreamError || signal.aborted || TIMEOUT_CODES.has(code))
    return toUpstreamError(error, url, signal);
  const [errorClass, words] = code?.startsWith('Z_')
    ? (['malformed', 'answered a body that cannot be unpacked'] as const)
    : (['unreachable', 'broke off its answer'] as const);
  return new UpstreamError(errorClass, `${redactUrl(url)} ${words}: ${messageOf(cause)}`, { cause });
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

const AwsError = z.object({ $metadata: z.object({ httpStatusCode: z.number().optional() }) });

/** Converts an error of the AWS SDK to an `UpstreamError`: `unauthorized`, `rate_limited`, `http_error` or `unreachable`. */
export function toAwsError(cause: unknown, message = messageOf(cause)): UpstreamError {
  const status = AwsError.safeParse(cause).data?.$metadata.httpStatusCode;
  if (status === 401 || status === 403 || /credential/i.test(message))
    return new UpstreamError('unauthorized', message, { cause });
  if (cause instanceof Error && /throttl/i.test(cause.name))
    return new UpstreamError('rate_limited', message, { cause });
  return new UpstreamError(status ? 'http_error' : 'unreachable', message, { cause });
}

/** Largest number of characters of a URL in a message. Longer URLs are cut, because a host may redirect to a URL of any length. */
const MAX_QUOTED = 120;

/** Returns the host (or else the scheme) and path of a URL for messages. The query is left out, because it may contain an API key. */
export function redactUrl({ host, protocol, pathname }: URL): string {
  const place = (host || protocol) + pathname;
  return place.length > MAX_QUOTED ? `${place.slice(0, MAX_QUOTED)}…` : place;
}

interface RetryLimits {
  readonly maxRetries: number;
  /** Wait before the first retry, in ms; each later wait is twice as long as the one before. */
  readonly firstRetryMs: number;
  /** Longest wait before a retry, in ms; a request whose `Retry-After` is longer fails at once. */
  readonly maxRetryMs: number;
}

/** Longest time for which a `Retry-After` can delay the next request, in ms: a day. The delay is limited, because `Retry-After` may state years. */
const MAX_NOT_BEFORE_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a request, and repeats it after a transient failure. The wait before a retry is the time in `Retry-After`. Without `Retry-After`, the
 * wait doubles with each retry.
 * @throws {UpstreamError} of the last attempt or of the first permanent failure. If the time in `Retry-After` is longer than `limits` allow, the
 * error has `notBefore`.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  limits: RetryLimits,
  signal: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      const retryAfterMs = retryAfterOf(error);
      if (retryAfterMs !== undefined && retryAfterMs > limits.maxRetryMs)
        throw withNotBefore(error, retryAfterMs);
      if (retry >= limits.maxRetries) throw error;
      const backOffMs = Math.min(limits.firstRetryMs * 2 ** retry, limits.maxRetryMs);
      await wait(retryAfterMs ?? backOffMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** Returns a copy of an error that states, in `notBefore` and its message, when the provider may be requested again. */
function withNotBefore(error: UpstreamError, retryAfterMs: number): UpstreamError {
  const notBefore = new Date(Date.now() + Math.min(retryAfterMs, MAX_NOT_BEFORE_MS));
  const message = `${error.message} and asks for no request before ${notBefore.toISOString()}`;
  return new UpstreamError(error.errorClass, message, { cause: error.cause, notBefore });
}
