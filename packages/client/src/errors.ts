import type { components } from './openapi-types.ts';

type ErrorBody = components['schemas']['Error']['error'];

/** Code of an error that the client detects itself. */
export type ClientErrorCode =
  /** No complete response: no connection, a broken connection, or too many redirects. */
  | 'network_error'
  /** The response was not complete within the time limit. */
  | 'timeout'
  /** The response is not JSON of the expected shape, for example an HTML page of a proxy. */
  | 'invalid_response'
  /** The response has an error status, and its body is not in the service's error format; see `status`. */
  | 'http_error'
  /** The catalog was replaced while its pages were read. */
  | 'catalog_changed';

/** Error code of the service or the client. A newer service may send a code that is not listed here. */
export type VoiceDirectoryErrorCode = ErrorBody['code'] | ClientErrorCode;

/** Optional values of a {@link VoiceDirectoryError}. */
interface ErrorFacts {
  readonly status?: number | undefined;
  readonly details?: ErrorBody['details'];
  readonly replacements?: ErrorBody['replacements'];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** Error of a request. If a request is aborted through its signal, the promise rejects with the signal's reason instead, as with `fetch`. */
export class VoiceDirectoryError extends Error {
  override readonly name = 'VoiceDirectoryError';
  readonly code: VoiceDirectoryErrorCode;
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /** Invalid parameters, each with a message that describes the accepted values. */
  readonly details: NonNullable<ErrorBody['details']>;
  /** Ids of voices that can replace an unknown or removed voice, the best first. */
  readonly replacements: readonly string[];
  readonly requestId: string | undefined;
  /** Time that the service asks the client to wait before the next request (`Retry-After`), in seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: VoiceDirectoryErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.code = code;
    this.status = facts.status;
    this.details = facts.details ?? [];
    this.replacements = facts.replacements ?? [];
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

/** Returns the error of a response with an error status. A body that is not in the service's error format comes from a proxy and is ignored. */
export function toError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): VoiceDirectoryError {
  const retryAfterMs = retryAfterOf(headers);
  const known = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
  };
  const error = errorIn(body);
  if (error === undefined)
    return new VoiceDirectoryError('http_error', `The server answered with status ${status}.`, known);
  const { code, message, details, replacements, request_id } = error;
  return new VoiceDirectoryError(code, message, {
    ...known,
    details,
    replacements,
    requestId: request_id ?? known.requestId,
  });
}

function errorIn(body: unknown): ErrorBody | undefined {
  const { error } = (body ?? {}) as { readonly error?: Partial<ErrorBody> };
  const isError = typeof error?.code === 'string' && typeof error.message === 'string';
  return isError ? (error as ErrorBody) : undefined;
}

/** Converts the header `Retry-After` (seconds or an HTTP date) into a wait in milliseconds; undefined if absent or invalid. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
