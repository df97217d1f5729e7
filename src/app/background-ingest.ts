import type { IngestReport, ProviderReport } from '../ingest/judge/report.ts';
import type { Logger } from '../lib/logger.ts';
import { runInBackground } from './run-in-background.ts';
import type { ServiceParts } from './service-parts.ts';

/** Counts of the providers whose sums are logged. */
const SUMMED = ['added', 'removed', 'changed', 'dropped'] as const;
const WORDS = { busy: 'ingest left out', failed: 'ingest failed, nothing written' };

/** Runs one ingest, and logs and counts its outcome. The promise never rejects. */
export function ingestInBackground(
  { jobs, logger, metrics }: Pick<ServiceParts, 'jobs' | 'logger' | 'metrics'>,
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

function logReport({ providers, seconds, version, voices, unreadable }: IngestReport, logger: Logger): void {
  for (const reason of unreadable) logger.warn({ reason }, 'snapshot not read whole');
  const asked = providers.filter(({ outcome }) => outcome !== 'skipped');
  for (const each of asked) if (each.error !== 'unreachable') logProvider(each, logger);
  logUnreachable(
    asked.filter(({ error }) => error === 'unreachable'),
    logger,
  );
  const counts = Object.fromEntries(SUMMED.map((field) => [field, sumOf(asked, field)]));
  logger.info(
    { catalog_version: version, voices, seconds, providers: providers.length, ...counts },
    'ingest done',
  );
}

/** Logs the outcome of one provider. The reason why a list is held ends with the command that accepts it. */
function logProvider(report: ProviderReport, logger: Logger): void {
  const { provider, outcome, source, fetched, voices, kept, added, removed, changed, dropped } = report;
  const { seconds, error, message: reason } = report;
  const counts = { fetched, voices, kept, added, removed, changed, dropped, seconds };
  if (outcome === 'fresh') logger.info({ provider, outcome, source, ...counts }, 'provider refreshed');
  else {
    const message = outcome === 'held' ? 'list held' : 'provider not refreshed';
    logger.warn({ provider, outcome, source, error, reason, ...counts }, message);
  }
}

function sumOf(providers: readonly ProviderReport[], field: (typeof SUMMED)[number]): number {
  return providers.reduce((sum, each) => sum + each[field], 0);
}

/** Logs all unreachable providers in one line, because a host without a network reaches none of them. */
function logUnreachable(providers: IngestReport['providers'], logger: Logger): void {
  if (providers.length === 0) return;
  const reasons = Object.fromEntries(providers.map(({ provider, message }) => [provider, message]));
  logger.warn({ reasons }, `providers not reached: ${Object.keys(reasons).join(', ')}`);
}
