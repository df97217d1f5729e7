import { BusyError, messageOf } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import { openCatalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { IngestReport } from '../ingest/refresh/report.ts';
import type { Jobs } from './jobs/jobs.ts';

/** Collaborators of the work that refreshes a running service. */
export interface RefreshParts {
  readonly jobs: Jobs;
  readonly catalog: CatalogRef;
  readonly logger: Logger;
}

/** Replaces the catalog in service by the catalog of a newer stored snapshot, if there is one. @throws {BrokenSnapshotError} */
export async function reloadCatalog(
  { jobs, catalog, logger }: RefreshParts,
  signal: AbortSignal,
): Promise<void> {
  const image = await jobs.loadNewer(catalog.current, signal);
  if (!image) return;
  const next = await openCatalog(image);
  catalog.swap(next);
  logger.info({ version: next.version, voices: next.metadata.total_voices }, 'catalog swapped');
}

/** Runs one ingest and logs its outcome. Never rejects, because a failed ingest leaves the service as it was. */
export async function ingestInBackground({ jobs, logger }: RefreshParts, signal: AbortSignal): Promise<void> {
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
