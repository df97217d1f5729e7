import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import {
  BadInputError,
  ERROR_STATUSES,
  type ErrorCode,
  type ErrorResponse,
  HistoryGoneError,
  NotFoundError,
  NotReadyError,
} from '../domain/errors.ts';
import type { Logger } from '../lib/logger.ts';
import { requestIdOf } from './headers.ts';

export const READ_METHODS = 'GET, HEAD, OPTIONS';
const NOT_READY_RETRY_SECONDS = 2;

/** Error to send as a response, without the id of the request. The id is added when the response is sent. */
export interface HttpError extends Omit<ErrorResponse['error'], 'request_id'> {
  readonly status: number;
}

export type SendError = (request: Request, response: Response, error: HttpError) => void;

/** Creates Express's error handler. An error without a public error code is sent as `internal_error` without detail. */
export function createErrorHandler(logger: Logger, send: SendError): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = toHttpError(error);
    if (known.status >= 500 && !(error instanceof NotReadyError)) {
      logger.error({ err: error, request_id: requestIdOf(response), path: request.path }, 'request failed');
    }
    if (known.status === 503) response.set('Retry-After', String(NOT_READY_RETRY_SECONDS));
    send(request, response, known);
  };
}

export function createNotFound(send: SendError): RequestHandler {
  return (request, response) =>
    send(request, response, {
      status: 404,
      code: 'not_found',
      message: `There is nothing at ${printable(request)}. See /openapi.json for what there is.`,
    });
}

export const notFound = createNotFound(sendError);

/** Answers 405 with the header `Allow`. */
export function methodNotAllowed(request: Request, response: Response): void {
  response.set('Allow', READ_METHODS);
  sendError(request, response, {
    status: 405,
    code: 'method_not_allowed',
    message: `${request.method} is not possible here. Allowed: ${READ_METHODS}.`,
  });
}

/** Sends an error as JSON in the API's format. */
export function sendError(_request: Request, response: Response, error: HttpError): void {
  const body = toErrorBody(error, requestIdOf(response));
  response.removeHeader('ETag');
  response.status(error.status).set('Cache-Control', 'no-store').json(body);
}

export function toErrorBody(
  { code, message, details = [], replacements = [] }: Omit<HttpError, 'status'>,
  request_id: string,
): ErrorResponse {
  return {
    error: {
      code,
      message,
      ...(details.length > 0 && { details }),
      ...(replacements.length > 0 && { replacements }),
      request_id,
    },
  };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof BadInputError) return { ...toKnown(error.code, error), details: [...error.details] };
  if (error instanceof NotFoundError)
    return { ...toKnown(error.code, error), replacements: [...error.replacements] };
  if (error instanceof HistoryGoneError) return toKnown(error.code, error);
  if (error instanceof NotReadyError) return toKnown('not_ready', error);
  return toKnown('internal_error', {
    message: 'Something went wrong on our side. Try again; if it stays, report it with the request id.',
  });
}

function toKnown(code: ErrorCode, { message }: Pick<Error, 'message'>): HttpError {
  return { status: ERROR_STATUSES[code], code, message };
}

/** Returns the request's path for an error message, cut to 100 characters. A `?` replaces each character beyond printable ASCII. */
function printable({ path }: Request): string {
  return path.slice(0, 100).replaceAll(/[^\x20-\x7e]/g, '?');
}
