import { SampleError } from './sample-errors.ts';

/**
 * Runs `work` with a deadline. The signal passed to `work` aborts at the deadline or when `signal` aborts.
 * @throws {SampleError} `timeout` at the deadline
 */
export async function withDeadline<T>(
  deadlineMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new SampleError('timeout')), deadlineMs);
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    // The abort reason is thrown instead of the caught error, because a client may reject with its own error on abort.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
