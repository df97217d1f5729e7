import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from './errors.ts';
import { isTransient, retryAfterOf } from './upstream-errors.ts';

/** Limits on the number of retries and the waits between them, for one request. */
export interface RetryLimits {
  readonly maxRetries: number;
  /** Wait before the first retry; each later wait is twice as long. */
  readonly firstRetryMs: number;
  /** Longest wait before a retry. A request with a longer `Retry-After` fails at once. */
  readonly maxRetryMs: number;
}

/** Longest delay of the next request by `Retry-After`, in ms: a day, because a header may state years. */
const MAX_NOT_BEFORE_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a request until it succeeds, and waits between two attempts for the time of `Retry-After`, or else with
 * exponential back-off.
 * @throws {UpstreamError} of the last attempt, or of the first permanent failure; with `notBefore` if the provider demands a longer wait
 * than the limits allow
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

/** Returns the error with `notBefore`, the time before which the provider must not be requested, also in its message. */
function withNotBefore(error: UpstreamError, retryAfterMs: number): UpstreamError {
  const notBefore = new Date(Date.now() + Math.min(retryAfterMs, MAX_NOT_BEFORE_MS));
  const message = `${error.message} and asks for no request before ${notBefore.toISOString()}`;
  return new UpstreamError(error.errorClass, message, { cause: error.cause, notBefore });
}
