import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from './errors.ts';
import { isTransient, retryAfterOf } from './upstream-errors.ts';

/** Number and times of the retries of one request. */
export interface RetryLimits {
  readonly maxRetries: number;
  /** Wait before the first retry; each further wait is twice as long. */
  readonly firstRetryMs: number;
  /** Longest wait before a retry. A request whose `Retry-After` is longer is given up at once. */
  readonly maxRetryMs: number;
}

/** Latest time, from now, that a provider's `Retry-After` puts off the next request, because a header may state years. */
const MAX_NOT_BEFORE_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a request until it succeeds, and waits between two attempts for the time of `Retry-After`, or else with
 * exponential back-off.
 * @throws {UpstreamError} of the last attempt, or of the first one that no retry can mend; with `notBefore` if the
 * provider demands a longer wait than the limits allow
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

/** Returns the error with the time before which the provider asked not to be asked again, also in its message. */
function withNotBefore(error: UpstreamError, retryAfterMs: number): UpstreamError {
  const notBefore = new Date(Date.now() + Math.min(retryAfterMs, MAX_NOT_BEFORE_MS));
  const message = `${error.message} and asks for no request before ${notBefore.toISOString()}`;
  return new UpstreamError(error.errorClass, message, { cause: error.cause, notBefore });
}
