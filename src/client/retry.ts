import { retryAfterOf, VoiceDirectoryError } from './errors.ts';
import type { ExchangeRequest } from './exchange.ts';

/** Number and longest wait of the retries of one request. */
export interface RetryLimits {
  readonly retries: number;
  readonly maxRetryWaitMs: number;
}

/** Part of an answer that decides on a retry. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Ends a request whose body is not read yet. */
  readonly cancel?: () => Promise<void>;
}
type Send<Answer> = (request: ExchangeRequest) => Promise<Answer>;

const FIRST_WAIT_MS = 300;
/** Statuses of an overload, and of a proxy that did not reach the service. A 500 is left out, because it would fail again. */
const TRANSIENT_STATUSES: readonly number[] = [429, 502, 503, 504];

/**
 * Adds retries to an exchange. The wait is that of `Retry-After`, or else exponential with jitter, so that clients do not come
 * back all at once. An answer that asks for a longer wait than the limit is returned at once, for the caller to decide.
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
      // The body that nobody reads would keep its connection.
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

/** Returns the wait of exponential back-off, between half and the whole of 300 ms, 600 ms, 1.2 s… */
export function backOffMs(retry: number): number {
  return FIRST_WAIT_MS * 2 ** retry * (0.5 + Math.random() / 2);
}

/** Waits. Rejects with the signal's reason once it aborts. */
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
