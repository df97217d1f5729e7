import type { components } from './openapi-types.ts';

type ErrorBody = components['schemas']['Error']['error'];

/** Code of an error that the client finds, and not the service. */
export type ClientErrorCode =
  /** No answer came: no connection, a broken one, or a redirect without end. */
  | 'network_error'
  /** The answer was not complete in time. */
  | 'timeout'
  /** The answer is no JSON of the expected shape, as from a proxy's page. */
  | 'invalid_response'
  /** The answer has an error status and not the service's error format; `status` tells. */
  | 'http_error'
  /** The catalog was replaced while its pages were read. */
  | 'catalog_changed';

/** Code of an error. A newer service may send a code that this release does not know. */
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

/** Error of a request. A request that its own signal aborts rejects with the signal's reason instead, as `fetch` does. */
export class VoiceDirectoryError extends Error {
  override readonly name = 'VoiceDirectoryError';
  readonly code: VoiceDirectoryErrorCode;
  /** HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** Parameters that cannot be used, each with the values that it accepts. */
  readonly details: NonNullable<ErrorBody['details']>;
  /** Ids of voices to use instead of an unknown or removed one, the best first. */
  readonly replacements: readonly string[];
  /** Identifier of the request, to quote when reporting a problem. */
  readonly requestId: string | undefined;
  /** Seconds after which the service asks to be asked again. */
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

/** Returns the error of a response with an error status. A body in another format than the service's comes from a proxy before it. */
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

/** Returns the wait in milliseconds that the header `Retry-After` asks for, in seconds or until a date; undefined without one. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
