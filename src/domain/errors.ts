/** One parameter that cannot be used, and what it accepts. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly message: string;
}

/** The client asked wrongly: its own message is safe to show. */
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

/** The client asked for something that is not, or no longer, there. */
export class NotFoundError extends Error {
  readonly code: 'voice_not_found' | 'voice_removed' | 'preview_not_available';

  constructor(code: NotFoundError['code'], message: string) {
    super(message);
    this.name = 'NotFoundError';
    this.code = code;
  }
}

/** The service has no catalog to answer from yet. */
export class NotReadyError extends Error {
  constructor() {
    super('The catalog is not loaded yet. Try again in a few seconds.');
    this.name = 'NotReadyError';
  }
}

/** The client asked more often than it may. */
export class RateLimitedError extends Error {
  constructor(limit: number, windowSeconds: number) {
    super(
      `More than ${limit} requests in ${windowSeconds} seconds. Try again after the seconds in Retry-After.`,
    );
    this.name = 'RateLimitedError';
  }
}

/** What went wrong with a provider: the only words about it that are published. */
export type UpstreamErrorClass =
  | 'timeout'
  | 'unreachable'
  | 'unauthorized'
  | 'rate_limited'
  | 'http_error'
  | 'too_large'
  | 'malformed'
  | 'empty'
  | 'shrunk'
  | 'not_configured'
  | 'aborted';

/** A provider did not give a usable list: the provider, or the maintainer's key for it, has to change. */
export class UpstreamError extends Error {
  readonly errorClass: UpstreamErrorClass;

  constructor(errorClass: UpstreamErrorClass, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UpstreamError';
    this.errorClass = errorClass;
  }
}

/** The operator has to act: a setting, a port, a folder. The message names the cause and the way out. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}

/** Somebody else is at it; nothing is wrong. */
export class BusyError extends OperatorError {
  constructor(message: string) {
    super(message);
    this.name = 'BusyError';
  }
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return textUnder(error, 'message') ?? String(error);
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return textUnder(error, 'code');
}

// Not by instanceof: errors of Node's own modules may come from another realm than ours.
function textUnder(error: unknown, key: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' ? value : undefined;
}
