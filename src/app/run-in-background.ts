import { BusyError, messageOf } from '../domain/errors.ts';
import type { Logger } from '../lib/logger.ts';

/** Log messages for the two outcomes of work that was not done, and a listener for both. */
interface BackgroundWords {
  /** Logged if another process is doing the same work. */
  readonly busy: string;
  readonly failed: string;
  readonly onUndone?: (outcome: 'busy' | 'failed') => void;
}

/**
 * Runs background work of a service. A failure is logged unless the service is stopping, and never rejects the promise, because the service
 * keeps running without the work.
 */
export async function runInBackground(
  work: () => Promise<void>,
  { busy, failed, onUndone }: BackgroundWords,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (signal.aborted) return;
    const isBusy = error instanceof BusyError;
    onUndone?.(isBusy ? 'busy' : 'failed');
    if (isBusy) logger.info({ reason: error.message }, busy);
    else logger.error({ reason: messageOf(error) }, failed);
  }
}
