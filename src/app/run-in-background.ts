import { BusyError, messageOf } from '../domain/errors.ts';
import type { Logger } from '../lib/logger.ts';

/** Messages on work that another process does, and on work that failed. */
interface BackgroundWords {
  readonly busy: string;
  readonly failed: string;
}

/**
 * Runs work of a running service and logs why it was not done, unless the service stops. Never rejects, because work that fails leaves
 * the service as it was.
 */
export async function runInBackground(
  work: () => Promise<void>,
  { busy, failed }: BackgroundWords,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof BusyError) logger.info({ reason: error.message }, busy);
    else logger.error({ reason: messageOf(error) }, failed);
  }
}
