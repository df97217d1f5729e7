import pLimit from 'p-limit';
import { openCatalog } from '../../index/catalog/catalog.ts';
import { untilAborted } from '../../lib/until-aborted.ts';
import { type OpenedNewer, openNewer } from '../snapshot/load-snapshot.ts';
import type { ServiceParts } from './service-parts.ts';
import { warmUpInTurns } from './warm-up.ts';

export type ReloadParts = Omit<ServiceParts, 'config' | 'loadFrontend' | 'recording'>;

/**
 * Returns a function that reloads the catalog. Reloads run one after the other, because an older catalog could otherwise replace a newer one that
 * was loaded at the same time. The returned function may reject with {@link BrokenSnapshotError}.
 */
export function serialReload(parts: ReloadParts, signal: AbortSignal): () => Promise<void> {
  const inTurn = pLimit(1);
  return () => inTurn(() => reloadCatalog(parts, signal));
}

/** Replaces the catalog in service if a newer snapshot is stored and fits into memory. @throws {BrokenSnapshotError} */
async function reloadCatalog(parts: ReloadParts, signal: AbortSignal): Promise<void> {
  const { context, jobs, catalog, lexicon, storeHealth, logger, metrics } = parts;
  const startedAt = performance.now();
  const served = catalog.current;
  const { key, builtAt, previewsVersion, metadata } = served;
  const current = { key, builtAt, previewsVersion, voices: metadata.total_voices };
  const opened = await untilAborted(openNewer(context, current), signal);
  const { news, image, oversized }: OpenedNewer = opened ?? (await jobs.loadNewer(current, signal)) ?? {};
  storeHealth.recordOversized(oversized);
  if (oversized) logger.warn(oversized, 'new snapshot needs more memory than Node allows, catalog kept');
  const next = news ? served.renew(news) : image && (await openCatalog(image, lexicon));
  if (!next) return;
  await warmUpInTurns(next, signal);
  catalog.swap(next);
  metrics?.observeSwap((performance.now() - startedAt) / 1000);
  const message = news ? 'catalog renewed' : 'catalog swapped';
  const counts = next.countEvents(served.seq);
  const voices = { voices: next.metadata.total_voices, voices_before: served.metadata.total_voices };
  logger.info({ catalog_version: next.version, ...voices, ...counts }, message);
}
