import { BusyError, messageOf } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { Jobs } from './jobs/jobs.ts';

/** Collaborators that check previews in a running service. */
interface CheckParts {
  readonly jobs: Jobs;
  readonly logger: Logger;
}

/** Checks the samples of providers and logs the counts. Never rejects, because a failed check leaves the service as it was. */
export async function checkInBackground({ jobs, logger }: CheckParts, signal: AbortSignal): Promise<void> {
  try {
    const { checked, playable, dead, doubtful, unreachable, seconds } = await jobs.checkPreviews(signal);
    logger.info({ checked, playable, dead, doubtful, unreachable, seconds }, 'previews checked');
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof BusyError)
      logger.info({ reason: error.message }, 'check of previews left to another process');
    else logger.error({ reason: messageOf(error) }, 'check of previews failed');
  }
}
