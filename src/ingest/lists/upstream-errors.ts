import * as z from 'zod';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';

/** Codes of undici's time-outs. Its error classes would load undici where nothing is asked over HTTP. */
const TIMEOUT_CODES: ReadonlySet<string | undefined> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const HttpCause = z.object({ status: z.int() });

/** An answer that is no list, by its status. */
export function statusError(status: number, url: URL): UpstreamError {
  const message = `${place(url)} answered ${status}`;
  const options = { cause: { status } };
  if (status === 401 || status === 403)
    return new UpstreamError('unauthorized', `${message}: check the key`, options);
  if (status === 429) return new UpstreamError('rate_limited', message, options);
  return new UpstreamError('http_error', message, options);
}

/** What hosts answer that do not know what is asked for. */
export function isMissing(status: number | undefined): boolean {
  return status === 400 || status === 404;
}

/** The HTTP status behind a failure. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? HttpCause.safeParse(error.cause).data?.status : undefined;
}

/** A fault of the connection, by what caused it; what was stopped gives the reason it was stopped for. */
export function asUpstreamError(error: unknown, url: URL, signal: AbortSignal): unknown {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return signal.reason;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (TIMEOUT_CODES.has(codeOf(cause)))
    return new UpstreamError('timeout', `${place(url)} did not answer in time`, { cause });
  return new UpstreamError('unreachable', `${place(url)} cannot be reached: ${messageOf(cause)}`, { cause });
}

/** Host and path: the query may hold a key, so it is in no message. */
export function place(url: URL): string {
  return url.host + url.pathname;
}
