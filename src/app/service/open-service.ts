import { openCatalog } from '../../index/catalog/catalog.ts';
import type { CatalogImage } from '../../index/catalog/image.ts';
import { untilAborted } from '../../lib/until-aborted.ts';
import { refreshAll, stateOf } from '../../previews/recording-sources.ts';
import { publicUrlOf } from '../config/config.ts';
import { CONNECTIONS_METRIC } from '../metrics/scraped-metrics.ts';
import { type LoadedImage, openCatalogImage } from '../snapshot/load-snapshot.ts';
import type { FrontendParts, ServiceParts } from './service-parts.ts';
import { START_PAUSES, warmUpInTurns } from './warm-up.ts';

/** Longest wait for the manifests of recordings at start, in ms. A manifest that arrives later is used by the next catalog. */
const START_WAIT_MS = 300;

/**
 * Loads the first catalog and opens the port. The function that closes the port becomes the first of `closers`, so that the port is closed first. If
 * the service does not serve the latest snapshot, `notice` in the result states the reason.
 */
export async function openService(
  parts: ServiceParts,
  closers: (() => Promise<void>)[],
  signal: AbortSignal,
) {
  const { config, catalog, storeHealth, metrics, logger } = parts;
  const [{ image, notice, isStoreDown, oversized }, { listen, toApp, listWarmUps }] = await Promise.all([
    loadFirst(parts, signal),
    parts.loadFrontend(),
  ]);
  storeHealth.record(!isStoreDown);
  storeHealth.recordOversized(oversized);
  catalog.swap(await openCatalog(image, parts.lexicon));
  warnOfEmptyTier(parts, image);
  const appAt = (url: string) => {
    const created = toApp(url, toFrontendParts(parts, url, signal));
    closers.push(async () => created.close());
    return created;
  };
  // The app is created before the port is opened, because an app that fails to start must not accept connections. If the system chooses the port, the
  // app is created later, because the app needs its own URL with the port.
  const { port, host, publicUrl, server } = config.http;
  const early = port === 0 && publicUrl === undefined ? undefined : appAt(publicUrlOf(config.http));
  const scraped = await metrics?.listen();
  if (scraped) closers.push(scraped.close);
  const listening = await listen(port, host, server);
  closers.unshift(listening.close);
  const url = publicUrlOf(config.http, listening.port);
  const { app, clients, observe } = early ?? appAt(url);
  listening.serve(app, clients, observe);
  metrics?.watch(CONNECTIONS_METRIC, listening.countRefused);
  const { version, metadata } = catalog.current;
  logger.info(
    { url, metrics_port: scraped?.port, catalog_version: version, voices: metadata.total_voices },
    'listening',
  );
  const more = listWarmUps(toFrontendParts(parts, url, signal));
  void warmUpInTurns(catalog.current, signal, { more, maxPauses: START_PAUSES });
  return { url, ...(notice && { notice }) };
}

/** Opens the search index of the snapshot to serve. If no index is stored, a worker thread builds the index. */
async function loadFirst({ context, jobs }: ServiceParts, signal: AbortSignal): Promise<LoadedImage> {
  signal.throwIfAborted();
  await refreshAll(context.previews.sources, START_WAIT_MS);
  const { image, ...state } = await untilAborted(openCatalogImage(context), signal);
  return image ? { image, ...state } : jobs.load(signal);
}

function toFrontendParts(parts: ServiceParts, url: string, stopping: AbortSignal): FrontendParts {
  const { catalog, storeHealth, logger, context, metrics } = parts;
  const { sources, finderAt, listOrigins: listMediaOrigins } = context.previews;
  const previewState = () => stateOf(sources);
  const isStopping = () => stopping.aborted;
  const shared = { catalog, storeHealth, logger, metrics, isStopping };
  return { ...shared, findPreview: finderAt(url), previewState, listMediaOrigins };
}

/**
 * Logs a warning if no voice has the model in TOP_TIER_MODEL, unless PROVIDERS excludes the primary provider. The model is compared with the models
 * of the voices, because a fixed list of models would soon be outdated.
 */
function warnOfEmptyTier({ config, logger }: ServiceParts, { orders }: CatalogImage): void {
  const { rules, ingest } = config;
  const { topTier } = rules;
  if (orders.tierCount === 0 && ingest.providers.includes(topTier.provider))
    logger.warn(topTier, 'no voice is of PRIMARY_PROVIDER and TOP_TIER_MODEL, so that none comes first');
}
