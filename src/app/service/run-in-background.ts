import { BusyError, messageOf } from '../../domain/errors.ts';
import type { ProviderReport } from '../../ingest/judge/report.ts';
import type { IngestReport } from '../../ingest/run.ts';
import type { Logger } from '../../lib/logger.ts';
import type { ServiceParts } from './service-parts.ts';

/** Fields of the providers' reports that are added up: the log has one sum over all providers for each field. */
const SUMMED = ['added', 'removed', 'changed', 'dropped'] as const;
const INGEST_WORDS = { busy: 'ingest left out', failed: 'ingest failed, nothing written' };
const CHECK_WORDS = { busy: 'check of previews left to another process', failed: 'check of previews failed' };

/**
 * Runs background work. Errors are logged and not thrown, so that the service continues. `words` has the log messages for work that another process is
 * already doing (`busy`), and for work that failed; in either case, `onUndone` is called. While the service stops, no error is logged.
 */
export async function runInBackground(
  work: () => Promise<void>,
  words: Readonly<Record<'busy' | 'failed', string>>,
  logger: Logger,
  signal: AbortSignal,
  onUndone?: (outcome: 'busy' | 'failed') => void,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (signal.aborted) return;
    const isBusy = error instanceof BusyError;
    onUndone?.(isBusy ? 'busy' : 'failed');
    if (isBusy) logger.info({ reason: error.message }, words.busy);
    else logger.error({ reason: messageOf(error) }, words.failed);
  }
}

/** Checks the audio samples that providers publish, and logs the counts. The promise never rejects. */
export function checkInBackground(
  { jobs, logger }: Pick<ServiceParts, 'jobs' | 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  const check = async () => {
    const { checked, playable, dead, doubtful, unreachable, seconds } = await jobs.checkPreviews(signal);
    logger.info({ checked, playable, dead, doubtful, unreachable, seconds }, 'previews checked');
  };
  return runInBackground(check, CHECK_WORDS, logger, signal);
}

/** Runs one ingest of the providers' voice lists, and logs and counts the outcome. The promise never rejects. */
export function ingestInBackground(
  { jobs, logger, metrics }: Pick<ServiceParts, 'jobs' | 'logger' | 'metrics'>,
  signal: AbortSignal,
): Promise<void> {
  const ingest = async () => {
    const report = await jobs.ingest(signal);
    metrics?.countIngest('done', report);
    logReport(report, logger);
  };
  return runInBackground(ingest, INGEST_WORDS, logger, signal, metrics?.countIngest);
}

function logReport({ providers, seconds, version, voices, unreadable }: IngestReport, logger: Logger): void {
  for (const reason of unreadable) logger.warn({ reason }, 'snapshot not read whole');
  const asked = providers.filter(({ outcome }) => outcome !== 'skipped');
  const unreachable = asked.filter(({ error }) => error === 'unreachable');
  for (const each of asked) if (!unreachable.includes(each)) logProvider(each, logger);
  // Unreachable providers share one log line, because a host without a network reaches no provider at all.
  const reasons = Object.fromEntries(unreachable.map(({ provider, message }) => [provider, message]));
  if (unreachable.length > 0)
    logger.warn({ reasons }, `providers not reached: ${Object.keys(reasons).join(', ')}`);
  const sumOf = (field: (typeof SUMMED)[number]) => asked.reduce((sum, each) => sum + each[field], 0);
  const counts = Object.fromEntries(SUMMED.map((field) => [field, sumOf(field)]));
  logger.info(
    { catalog_version: version, voices, seconds, providers: providers.length, ...counts },
    'ingest done',
  );
}

/** Logs the ingest of one provider's list. If the list was held back for review, the logged reason ends with the command that accepts it. */
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
