import { retryAfterOf, VoiceDirectoryError } from './errors.ts';
import type { ExchangeRequest } from './exchange.ts';

/** Maximum number of retries of one request, and the longest wait before a retry. */
export interface RetryLimits {
  readonly retries: number;
  readonly maxRetryWaitMs: number;
}

/** Fields of a response that the retry logic needs. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Cancels a response whose body has not been read. */
  readonly cancel?: () => Promise<void>;
}
type Send<Answer> = (request: ExchangeRequest) => Promise<Answer>;

/** Longest wait before the first retry without `Retry-After`. `scripts/docs/written.mjs` reads it. @public */
export const FIRST_WAIT_MS = 300;
/** Statuses of an overload, or of a proxy that does not reach the service. Status 500 is left out, because a retry would fail again. */
const TRANSIENT_STATUSES: readonly number[] = [429, 502, 503, 504];

/**
 * Adds retries to an exchange. Without `Retry-After`, the wait is exponential back-off with jitter, so that clients do not retry all at once. A
 * response that asks for a longer wait than the limit is returned at once, so that the caller decides.
 */
export function withRetries<Answer extends Answered>(
  exchange: Send<Answer>,
  { retries, maxRetryWaitMs }: RetryLimits,
): Send<Answer> {
  return async (request) => {
    for (let retry = 0; ; retry++) {
      const outcome = await attempt(exchange, request);
      const waitMs = retry < retries ? waitAfter(outcome, retry) : undefined;
      if (waitMs === undefined || waitMs > maxRetryWaitMs) {
        if (outcome instanceof VoiceDirectoryError) throw outcome;
        return outcome;
      }
      // The unread body is cancelled. An unread body would keep its connection open.
      if (!(outcome instanceof VoiceDirectoryError)) void outcome.cancel?.();
      await wait(waitMs, request.signal);
    }
  };
}

async function attempt<Answer>(
  exchange: Send<Answer>,
  request: ExchangeRequest,
): Promise<Answer | VoiceDirectoryError> {
  try {
    return await exchange(request);
  } catch (error) {
    if (error instanceof VoiceDirectoryError) return error;
    throw error;
  }
}

/** Returns the wait before the next attempt; undefined if the outcome is final. */
function waitAfter(outcome: Answered | VoiceDirectoryError, retry: number): number | undefined {
  if (outcome instanceof VoiceDirectoryError) return backOffMs(retry);
  if (!TRANSIENT_STATUSES.includes(outcome.status)) return undefined;
  return retryAfterOf(outcome.headers) ?? backOffMs(retry);
}

/** Returns the wait of exponential back-off with jitter, in ms: a random time between 50% and 100% of {@link FIRST_WAIT_MS}, doubled by each retry. */
export function backOffMs(retry: number): number {
  return FIRST_WAIT_MS * 2 ** retry * (0.5 + Math.random() / 2);
}

/** Resolves after `ms`, or rejects with the signal's reason if the signal aborts first. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
