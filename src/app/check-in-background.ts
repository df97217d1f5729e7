import { runInBackground } from './run-in-background.ts';
import type { ServiceParts } from './service-parts.ts';

const WORDS = { busy: 'check of previews left to another process', failed: 'check of previews failed' };

/** Checks the audio samples that providers publish and logs the counts. The promise never rejects. */
export function checkInBackground(
  { jobs, logger }: Pick<ServiceParts, 'jobs' | 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  const check = async () => {
    const { checked, playable, dead, doubtful, unreachable, seconds } = await jobs.checkPreviews(signal);
    logger.info({ checked, playable, dead, doubtful, unreachable, seconds }, 'previews checked');
  };
  return runInBackground(check, WORDS, logger, signal);
}
