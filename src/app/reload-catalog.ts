import { openCatalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { Lexicon } from '../index/text/lexicon.ts';
import type { Logger } from '../lib/logger.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import { warmUpInTurns } from './warm-up.ts';

/** Collaborators that replace the catalog of a running service. */
export interface ReloadParts {
  readonly jobs: Jobs;
  readonly catalog: CatalogRef;
  readonly storeHealth: StoreHealth;
  readonly lexicon: Promise<Lexicon> | undefined;
  readonly logger: Logger;
  /** Metrics, if they are asked for. */
  readonly metrics?: Metrics | undefined;
}

/**
 * Returns a function that reloads the catalog. Reloads run one after the other, because of two concurrent reloads the older catalog could
 * be swapped in last. The function rejects with {@link BrokenSnapshotError}.
 */
export function serialReload(parts: ReloadParts, signal: AbortSignal): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const next = last.then(() => reloadCatalog(parts, signal));
    last = next.catch(() => {});
    return next;
  };
}

/** Replaces the catalog in service if a newer snapshot is stored and fits into memory. @throws {BrokenSnapshotError} */
async function reloadCatalog(parts: ReloadParts, signal: AbortSignal): Promise<void> {
  const { jobs, catalog, lexicon, storeHealth, logger, metrics } = parts;
  const startedAt = performance.now();
  const served = catalog.current;
  const { version, contentKey, builtAt, previewsVersion, metadata } = served;
  const current = { version, contentKey, builtAt, previewsVersion, voices: metadata.total_voices };
  const newer = await jobs.loadNewer(current, signal);
  storeHealth.recordOversized(newer?.oversized);
  if (newer?.oversized)
    logger.warn(newer.oversized, 'new snapshot needs more memory than Node allows, catalog kept');
  const next = newer?.news
    ? served.renew(newer.news)
    : newer?.image && (await openCatalog(newer.image, lexicon));
  if (!next) return;
  await warmUpInTurns(next, signal);
  catalog.swap(next);
  metrics?.observeSwap((performance.now() - startedAt) / 1000);
  const message = newer?.news ? 'catalog renewed' : 'catalog swapped';
  const counts = next.countEvents(served.seq);
  logger.info({ catalog_version: next.version, voices: next.metadata.total_voices, ...counts }, message);
}
