import { BusyError, messageOf } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import type { IngestReport } from '../ingest/refresh/report.ts';
import type { Jobs } from './jobs/jobs.ts';

/** Collaborators that run an ingest in a running service. */
interface IngestParts {
  readonly jobs: Jobs;
  readonly logger: Logger;
}

/** Runs one ingest and logs its outcome. Never rejects, because a failed ingest leaves the service as it was. */
export async function ingestInBackground({ jobs, logger }: IngestParts, signal: AbortSignal): Promise<void> {
  try {
    logReport(await jobs.ingest(signal), logger);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof BusyError) logger.info({ reason: error.message }, 'ingest left to another process');
    else logger.error({ reason: messageOf(error) }, 'ingest failed, nothing written');
  }
}

function logReport({ providers, seconds, version, unreadable }: IngestReport, logger: Logger): void {
  for (const reason of unreadable) logger.warn({ reason }, 'snapshot not read whole');
  for (const { provider, outcome, error, message } of providers) {
    if (outcome !== 'fresh' && outcome !== 'skipped')
      logger.warn({ provider, outcome, error, reason: message }, 'provider not refreshed');
  }
  logger.info({ version, seconds, providers: providers.length }, 'ingest done');
}
