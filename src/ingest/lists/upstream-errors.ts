import * as z from 'zod';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';

/**
 * Codes of undici's time-outs. The error classes of undici are avoided, because importing them would load undici for
 * every command.
 */
const TIMEOUT_CODES: ReadonlySet<string | undefined> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const HttpCause = z.object({ status: z.int() });

/** Builds the error for a response whose HTTP status is not 2xx; {@link httpStatusOf} returns the status of such an error. */
export function httpStatusError(status: number, url: URL): UpstreamError {
  const message = `${redactUrl(url)} answered ${status}`;
  const options = { cause: { status } satisfies z.infer<typeof HttpCause> };
  if (status === 401 || status === 403)
    return new UpstreamError('unauthorized', `${message}: check the key`, options);
  if (status === 429) return new UpstreamError('rate_limited', message, options);
  return new UpstreamError('http_error', message, options);
}

/** Returns the HTTP status that {@link httpStatusError} stored in an error; undefined for every other error. */
export function httpStatusOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? HttpCause.safeParse(error.cause).data?.status : undefined;
}

/** Reports whether an HTTP status means that the host lacks the list: 404, or 400, which some hosts answer for an unknown model. */
export function isNotFoundStatus(status: number | undefined): boolean {
  return status === 400 || status === 404;
}

/**
 * Converts a connection error to an `UpstreamError` of class `timeout` or `unreachable`. Returns `signal.reason` if
 * `signal` is aborted.
 */
export function toUpstreamError(error: unknown, url: URL, signal: AbortSignal): unknown {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return signal.reason;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return TIMEOUT_CODES.has(codeOf(cause))
    ? new UpstreamError('timeout', `${redactUrl(url)} did not answer in time`, { cause })
    : new UpstreamError('unreachable', `${redactUrl(url)} cannot be reached: ${messageOf(cause)}`, { cause });
}

/** Returns host and path of a URL for messages. The query is left out, because it may hold a key. */
export function redactUrl(url: URL): string {
  return url.host + url.pathname;
}
