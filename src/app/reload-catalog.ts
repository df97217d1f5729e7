import type { Logger } from '../domain/logger.ts';
import { openCatalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { Jobs } from './jobs/jobs.ts';

/** Collaborators that replace the catalog of a running service. */
interface ReloadParts {
  readonly jobs: Jobs;
  readonly catalog: CatalogRef;
  readonly logger: Logger;
}

/** Replaces the catalog in service by the catalog of a newer stored snapshot, if there is one. @throws {BrokenSnapshotError} */
export async function reloadCatalog(
  { jobs, catalog, logger }: ReloadParts,
  signal: AbortSignal,
): Promise<void> {
  const image = await jobs.loadNewer(catalog.current, signal);
  if (!image) return;
  const next = await openCatalog(image);
  catalog.swap(next);
  logger.info({ version: next.version, voices: next.metadata.total_voices }, 'catalog swapped');
}
