import * as z from 'zod';
import { toPlainText } from '../lib/plain-text.ts';
import { optionalNames } from './plain-values.ts';

/**
 * HTTP status of each error code. The types of the client library are derived from this table. The code `invalid_request` also occurs with 408, 417 and
 * 431 for requests that never reach an operation, and with 412 and 416 for requests for audio recordings.
 */
export const ERROR_STATUSES = {
  invalid_parameter: 400,
  missing_voice_id: 400,
  invalid_request: 400,
  voice_not_found: 404,
  preview_not_available: 404,
  not_found: 404,
  method_not_allowed: 405,
  voice_removed: 410,
  history_gone: 410,
  payload_too_large: 413,
  rate_limited: 429,
  internal_error: 500,
  not_ready: 503,
  overloaded: 503,
} as const satisfies Readonly<Record<string, number>>;

const ErrorCode = z.enum(Object.keys(ERROR_STATUSES) as [keyof typeof ERROR_STATUSES]).meta({
  id: 'ErrorCode',
  description:
    'Machine-readable code. Beside the codes of the operations: not_found (404), method_not_allowed (405), payload_too_large (413), and invalid_request for a request that is no valid HTTP (400, 408, 417 or 431).',
});
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Problem with one request parameter; `message` names the values that the parameter accepts. */
const ParameterProblem = z.strictObject({ parameter: z.string(), message: z.string() });
export type ParameterProblem = z.infer<typeof ParameterProblem>;

export const ErrorResponse = z
  .strictObject({
    error: z.strictObject({
      code: ErrorCode,
      message: z.string().describe('Human-readable explanation.'),
      details: z
        .array(ParameterProblem)
        .optional()
        .describe('Parameters with an invalid value, and the values that each accepts.'),
      replacements: optionalNames.describe(
        'Ids of voices to use instead of a removed or unknown one, the best first.',
      ),
      request_id: z.string().describe('Identifier of the request, to quote when reporting a problem.'),
    }),
  })
  .meta({ id: 'Error', description: 'Body of every error response.' });
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/** Error for an invalid request, with a message for the client. */
export class BadInputError extends Error {
  readonly code: 'invalid_parameter' | 'missing_voice_id';
  readonly details: readonly ParameterProblem[];

  constructor(code: BadInputError['code'], message: string, details: readonly ParameterProblem[] = []) {
    super(message);
    this.name = 'BadInputError';
    this.code = code;
    this.details = details;
  }
}

/** Error for a request that names an unknown voice, a removed voice, or a voice without preview. The error's message is for the client. */
export class NotFoundError extends Error {
  readonly code: 'voice_not_found' | 'voice_removed' | 'preview_not_available';
  /** Ids of voices to use instead of the requested voice, best first. */
  readonly replacements: readonly string[];

  constructor(code: NotFoundError['code'], message: string, replacements: readonly string[] = []) {
    super(message);
    this.name = 'NotFoundError';
    this.code = code;
    this.replacements = replacements;
  }
}

/** Error for a request for changes since a time or snapshot before the beginning of the change log. The error's message is for the client. */
export class HistoryGoneError extends Error {
  readonly code = 'history_gone';
  override name = 'HistoryGoneError';
}

/** Error for a request that arrives while the service stops, or before it has loaded its first catalog of voices. */
export class NotReadyError extends Error {
  constructor(message = 'The catalog is not loaded yet. Try again in a few seconds.') {
    super(message);
    this.name = 'NotReadyError';
  }
}

/** Class of an {@link UpstreamError}. The API publishes the class instead of the error's message, because a message may contain a secret. */
export const UpstreamErrorClass = z
  .enum([
    'timeout',
    'unreachable',
    'unauthorized',
    'rate_limited',
    'http_error',
    'too_large',
    'malformed',
    'empty',
    'shrunk',
    'grown',
    'degraded',
    'not_configured',
    'aborted',
  ])
  .meta({ id: 'UpstreamErrorClass', description: 'Class of the last failure.' });
export type UpstreamErrorClass = z.infer<typeof UpstreamErrorClass>;

/** Length in characters to which a message about a provider's failure is cut. */
const MAX_UPSTREAM_MESSAGE = 1000;

/** Error for a failure to get a usable voice list from a provider, such as a timeout or a malformed response. */
export class UpstreamError extends Error {
  readonly errorClass: UpstreamErrorClass;
  /** Time before which the provider must not be requested again. The time is set only if `Retry-After` asks for a longer wait than an ingest accepts. */
  readonly notBefore: Date | undefined;

  constructor(
    errorClass: UpstreamErrorClass,
    message: string,
    { notBefore, ...options }: ErrorOptions & { readonly notBefore?: Date } = {},
  ) {
    // Hidden characters are removed from the message, because it may quote the provider's response, and is written to logs, terminals and reports.
    super(toPlainText(message, MAX_UPSTREAM_MESSAGE), options);
    this.notBefore = notBefore;
    this.name = 'UpstreamError';
    this.errorClass = errorClass;
  }
}

/** Error that the operator of the service has to resolve, such as an unusable setting or port. The error's message names the cause and the remedy. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Error for work that another process already does, such as an ingest of the providers' lists. The operator need not act. */
export class BusyError extends OperatorError {
  override name = 'BusyError';
}

/** Returns the message of a thrown value of any type. */
export function messageOf(error: unknown): string {
  return stringProperty(error, 'message') ?? String(error);
}

/** Returns the code of a system error, such as `ENOENT`; undefined for other values. */
export function codeOf(error: unknown): string | undefined {
  return stringProperty(error, 'code');
}

/** Returns an own property of a thrown value if the property is a string. `instanceof Error` would be false for an error from another realm. */
function stringProperty(error: unknown, key: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' ? value : undefined;
}
