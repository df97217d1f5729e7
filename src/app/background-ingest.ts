import type { IngestReport } from '../ingest/judge/report.ts';
import type { Logger } from '../lib/logger.ts';
import type { Jobs } from './jobs/jobs.ts';
import { runInBackground } from './run-in-background.ts';

/** Collaborators that run an ingest in a running service. */
interface IngestParts {
  readonly jobs: Jobs;
  readonly logger: Logger;
}

const WORDS = { busy: 'ingest left out', failed: 'ingest failed, nothing written' };

/** Runs one ingest and logs its outcome. Never rejects. */
export function ingestInBackground({ jobs, logger }: IngestParts, signal: AbortSignal): Promise<void> {
  return runInBackground(async () => logReport(await jobs.ingest(signal), logger), WORDS, logger, signal);
}

function logReport({ providers, seconds, version, unreadable }: IngestReport, logger: Logger): void {
  for (const reason of unreadable) logger.warn({ reason }, 'snapshot not read whole');
  for (const { provider, outcome, error, message } of providers) {
    if (outcome !== 'fresh' && outcome !== 'skipped')
      logger.warn({ provider, outcome, error, reason: message }, 'provider not refreshed');
  }
  logger.info({ version, seconds, providers: providers.length }, 'ingest done');
}
