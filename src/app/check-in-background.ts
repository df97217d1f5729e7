import type { Logger } from '../lib/logger.ts';
import type { Jobs } from './jobs/jobs.ts';
import { runInBackground } from './run-in-background.ts';

/** Collaborators that check previews in a running service. */
interface CheckParts {
  readonly jobs: Jobs;
  readonly logger: Logger;
}

const WORDS = { busy: 'check of previews left to another process', failed: 'check of previews failed' };

/** Checks the audio samples that providers publish and logs the counts. The promise never rejects. */
export function checkInBackground({ jobs, logger }: CheckParts, signal: AbortSignal): Promise<void> {
  const check = async () => {
    const { checked, playable, dead, doubtful, unreachable, seconds } = await jobs.checkPreviews(signal);
    logger.info({ checked, playable, dead, doubtful, unreachable, seconds }, 'previews checked');
  };
  return runInBackground(check, WORDS, logger, signal);
}
