import type { Express } from 'express';
import { messageOf } from '../domain/errors.ts';
import type { MetadataResponse } from '../domain/metadata.ts';
import type { ObserveRequest } from '../http/server/exchange.ts';
import type { listen } from '../http/server/listen.ts';
import type { Clients } from '../http/server/raw-refusals.ts';
import { openCatalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { CatalogImage } from '../index/image.ts';
import type { Lexicon } from '../index/text/lexicon.ts';
import type { Logger } from '../lib/logger.ts';
import { untilAborted } from '../lib/until-aborted.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import { type PreviewState, refreshAll, stateOf, watchAll } from '../previews/recording-sources.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import { ingestInBackground } from './background-ingest.ts';
import { checkInBackground } from './check-in-background.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Jobs } from './jobs/jobs.ts';
import { type LoadedImage, openCatalogImage } from './load-snapshot.ts';
import type { Metrics } from './metrics/metrics.ts';
import { publicUrlOf } from './public-url.ts';
import { serialReload } from './reload-catalog.ts';
import { startSchedule } from './scheduler.ts';
import { warmUpInTurns } from './warm-up.ts';

/** Longest wait for the preview manifests at start, in ms. A manifest that arrives later is used by the next catalog. */
const START_WAIT_MS = 300;

/** State of a service right after its start. */
export interface Started {
  readonly url: string;
  /** Counts of the catalog. The catalog itself is no field, because a caller that waits for the stop would keep it alive for that long. */
  readonly counts: Pick<MetadataResponse, 'total_voices' | 'provider_status' | 'stats'>;
  /** Reason why the service does not serve the latest snapshot; absent if it does. */
  readonly notice?: string;
}

export interface Service {
  /**
   * Loads a catalog, listens on the port, then watches the store for new snapshots and runs ingests in the background.
   * `signal` cancels the start and the background work; a cancelled start throws the signal's reason.
   * @throws {OperatorError}
   */
  start(signal?: AbortSignal): Promise<Started>;
  /** Loads a newer snapshot at once, without waiting for the next poll of the store. */
  reload(): Promise<void>;
  /** Cancels running jobs, stops the schedules and the HTTP server, and closes the stores. A cancelled ingest writes nothing. */
  stop(): Promise<void>;
}

/** Collaborators that the HTTP and MCP endpoints of a service need. */
export interface FrontendParts {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
  readonly previewState: () => PreviewState;
  /** Returns the URL origins of the preview bucket and the CDN. */
  readonly listMediaOrigins: () => Promise<readonly string[]>;
  readonly storeHealth: StoreHealth;
  readonly isStopping: () => boolean;
  readonly logger: Logger;
  /** Metrics, if they are asked for. */
  readonly metrics: Metrics | undefined;
}

/**
 * Functions of the HTTP and MCP modules. The modules are imported while a worker thread builds the first catalog, so that the start is
 * shorter.
 */
export interface Frontend {
  readonly listen: typeof listen;
  /** Creates the Express app. `url` is the public base URL, from which the MCP manifest forms its links. */
  readonly toApp: (
    url: string,
    parts: FrontendParts,
  ) => {
    readonly app: Express;
    readonly clients: Clients;
    /** Learns of each request; undefined if nothing wants to know. */
    readonly observe: ObserveRequest | undefined;
    /** Closes the connections that the app has opened. */
    readonly close: () => void;
  };
  /** Steps that load what the first request of a kind needs, such as the MCP packages. */
  readonly listWarmUps: (parts: FrontendParts) => readonly (() => unknown)[];
}

/** Collaborators of a service, constructed by `createService`. */
export interface ServiceParts {
  readonly config: Config;
  readonly context: Context;
  readonly storeHealth: StoreHealth;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly catalog: CatalogRef;
  /** Lexicon of search terms; if undefined, the lexicon of the package. */
  readonly lexicon: Promise<Lexicon> | undefined;
  /** Metrics, if they are asked for. */
  readonly metrics: Metrics | undefined;
  readonly loadFrontend: () => Promise<Frontend>;
}

/** Creates a service from its collaborators. `start` opens the port before the ingest schedule; `stop` closes the schedule first. */
export function createLifecycle(parts: ServiceParts): Service {
  const { config, context, catalog, storeHealth, logger } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  const closers: (() => Promise<void>)[] = [];

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  }
  const ingest = () => track(ingestInBackground(parts, signal));
  const checkPreviews = () => track(checkInBackground(parts, signal));
  const reloadInTurn = serialReload(parts, signal);
  const reload = () => track(reloadInTurn());
  const onReloadError = (error: unknown) => signal.aborted || logReloadError(parts, error);

  /**
   * Reloads the catalog if the list of recordings has changed since the catalog was built, because the field `preview` of each voice
   * depends on that list.
   */
  function takeUpPreviews(): void {
    const isCurrent = catalog.current.previewsVersion === context.previews.version;
    if (!signal.aborted && !isCurrent) void reload().catch(onReloadError);
  }

  async function start(cancelled?: AbortSignal): Promise<Started> {
    cancelled?.throwIfAborted();
    const { location } = context.ingestEnvironment.snapshots;
    logger.info({ node: process.version, store: location, sources: config.ingest.sources }, 'starting');
    cancelled?.addEventListener('abort', () => stopping.abort(cancelled.reason), { once: true });
    const served = await serve(parts, closers, signal);
    const watcher = { onMove: reload, onError: onReloadError, onPoll: storeHealth.record };
    context.ingestEnvironment.snapshots.watch(watcher, signal);
    watchAll(context.previews.sources, takeUpPreviews);
    const { cron, timezone, onStart } = config.ingest;
    if (cron) closers.unshift(startSchedule(cron, ingest, { timezone, logger }).stop);
    if (onStart) void ingest();
    const { cron: checkCron, timezone: checkTimezone } = config.previewCheck;
    if (checkCron)
      closers.unshift(startSchedule(checkCron, checkPreviews, { timezone: checkTimezone, logger }).stop);
    const { total_voices, provider_status, stats } = catalog.current.metadata;
    return { ...served, counts: { total_voices, provider_status, stats } };
  }

  async function stop(): Promise<void> {
    logger.info({}, 'stopping');
    stopping.abort(new Error('the service is stopping'));
    for (const close of closers) await close();
    // The store is closed after all jobs have ended, because a cancelled ingest still has to release its lease.
    await Promise.allSettled(running);
    await context.close();
    logger.info({}, 'stopped');
  }

  return { start, stop, reload: async () => void (await reload().catch(onReloadError)) };
}

/** Loads the first catalog, opens the port, and adds a function that closes the port to the front of `closers`. */
async function serve(
  parts: ServiceParts,
  closers: (() => Promise<void>)[],
  signal: AbortSignal,
): Promise<Omit<Started, 'counts'>> {
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
  // The app is created before the port is opened, because an app that fails to start must not accept connections. If the system chooses the
  // port, the app is created afterwards, because its URL contains the port.
  const { port, host, publicUrl, server } = config.http;
  const early = port === 0 && publicUrl === undefined ? undefined : appAt(publicUrlOf(config.http));
  const scraped = await metrics?.listen();
  if (scraped) closers.push(scraped.close);
  const listening = await listen(port, host, server);
  closers.unshift(listening.close);
  const url = publicUrlOf(config.http, listening.port);
  const { app, clients, observe } = early ?? appAt(url);
  listening.serve(app, clients, observe);
  const { version, metadata } = catalog.current;
  logger.info(
    { url, metrics_port: scraped?.port, catalog_version: version, voices: metadata.total_voices },
    'listening',
  );
  void warmUpInTurns(catalog.current, signal, listWarmUps(toFrontendParts(parts, url, signal)));
  return { url, ...(notice && { notice }) };
}

/** Opens the image of what is to be served, or has it built in a thread of its own. */
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
 * Warns if no voice is of the top tier. TOP_TIER_MODEL cannot be validated against a fixed list, because providers add models. No warning
 * is logged if PROVIDERS excludes the primary provider.
 */
function warnOfEmptyTier({ config, logger }: ServiceParts, { orders }: CatalogImage): void {
  const { topTier, ingest } = config;
  if (orders.tierCount === 0 && ingest.providers.includes(topTier.provider))
    logger.warn(topTier, 'no voice is of PRIMARY_PROVIDER and TOP_TIER_MODEL, so that none comes first');
}

/** Logs why the catalog was not replaced: the snapshot cannot be loaded, or the store is unreachable. */
function logReloadError({ storeHealth, logger }: ServiceParts, error: unknown): void {
  const isReachable = storeHealth.readState().store === 'reachable';
  const message = isReachable ? 'new snapshot not loaded' : 'snapshot store unreachable, catalog kept';
  logger.warn({ reason: messageOf(error) }, message);
}
