import type { IngestReport } from '../ingest/judge/report.ts';
import type { Logger } from '../lib/logger.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import { runInBackground } from './run-in-background.ts';

/** Collaborators that run an ingest in a running service. */
interface IngestParts {
  readonly jobs: Jobs;
  readonly logger: Logger;
  /** Metrics, if they are asked for. */
  readonly metrics?: Metrics | undefined;
}

const WORDS = { busy: 'ingest left out', failed: 'ingest failed, nothing written' };

/** Runs one ingest, and logs and counts its outcome. The promise never rejects. */
export function ingestInBackground(
  { jobs, logger, metrics }: IngestParts,
  signal: AbortSignal,
): Promise<void> {
  const ingest = async () => {
    const report = await jobs.ingest(signal);
    metrics?.countIngest('done', report);
    logReport(report, logger);
  };
  const onUndone = (outcome: 'busy' | 'failed') => metrics?.countIngest(outcome);
  return runInBackground(ingest, { ...WORDS, onUndone }, logger, signal);
}

function logReport({ providers, seconds, version, unreadable }: IngestReport, logger: Logger): void {
  for (const reason of unreadable) logger.warn({ reason }, 'snapshot not read whole');
  const left = providers.filter(({ outcome }) => outcome !== 'fresh' && outcome !== 'skipped');
  for (const { provider, outcome, error, message } of left) {
    if (error !== 'unreachable')
      logger.warn({ provider, outcome, error, reason: message }, 'provider not refreshed');
  }
  logUnreachable(
    left.filter(({ error }) => error === 'unreachable'),
    logger,
  );
  logger.info({ version, seconds, providers: providers.length }, 'ingest done');
}

/** Logs all unreachable providers in one line, because a host without a network reaches none of them. */
function logUnreachable(providers: IngestReport['providers'], logger: Logger): void {
  if (providers.length === 0) return;
  const reasons = Object.fromEntries(providers.map(({ provider, message }) => [provider, message]));
  logger.warn({ reasons }, `providers not reached: ${Object.keys(reasons).join(', ')}`);
}
