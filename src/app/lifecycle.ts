import type { Express } from 'express';
import { messageOf } from '../domain/errors.ts';
import type { listen } from '../http/server/listen.ts';
import type { Clients } from '../http/server/raw-refusals.ts';
import { type Catalog, openCatalog } from '../index/catalog.ts';
import type { CatalogRef } from '../index/catalog-ref.ts';
import type { CatalogImage } from '../index/image.ts';
import type { Lexicon } from '../index/text/lexicon.ts';
import type { Logger } from '../lib/logger.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import { type PreviewState, stateOf, watchAll } from '../previews/recording-sources.ts';
import type { StoreHealth } from '../storage/store-health.ts';
import { ingestInBackground } from './background-ingest.ts';
import { checkInBackground } from './check-in-background.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Jobs } from './jobs/jobs.ts';
import { publicUrlOf } from './public-url.ts';
import { serialReload } from './reload-catalog.ts';
import { startSchedule } from './scheduler.ts';
import { warmUp } from './warm-up.ts';

/** State of a service right after its start. */
export interface Started {
  readonly url: string;
  readonly catalog: Catalog;
  /** Reason for serving another catalog than that of the latest snapshot. */
  readonly notice?: string;
}

export interface Service {
  /**
   * Loads a catalog, listens on the port, then watches the store for new snapshots and runs ingests in the background.
   * `signal` cancels the start and the background work; a cancelled start throws the signal's reason.
   * @throws {OperatorError}
   */
  start(signal?: AbortSignal): Promise<Started>;
  /** Reads a newer snapshot at once, without waiting for the next look at the store. */
  reload(): Promise<void>;
  /** Stops everything in the reverse order of the start. A running ingest is cancelled and writes nothing. */
  stop(): Promise<void>;
}

/** Collaborators that the HTTP and MCP endpoints of a service need. */
export interface FrontendParts {
  readonly catalog: CatalogRef;
  readonly findPreview: FindPreview;
  readonly previewState: () => PreviewState;
  /** Returns the origins of the bucket's and the CDN's recordings. */
  readonly listMediaOrigins: () => Promise<readonly string[]>;
  readonly storeHealth: StoreHealth;
  readonly isStopping: () => boolean;
  readonly logger: Logger;
}

/** Functions of the HTTP and MCP modules. The modules load while a worker thread builds the first catalog, to shorten the start. */
export interface Frontend {
  readonly listen: typeof listen;
  /** Creates the Express app of a service that clients reach at `url`. The MCP manifest contains links to `url`. */
  readonly toApp: (url: string, parts: FrontendParts) => { readonly app: Express; readonly clients: Clients };
}

/** Collaborators of a service, constructed by `createService`. */
export interface ServiceParts {
  readonly config: Config;
  readonly context: Context;
  readonly storeHealth: StoreHealth;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly catalog: CatalogRef;
  /** Lexicon of searches; that of the build if undefined. */
  readonly lexicon: Promise<Lexicon> | undefined;
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

  /** Gives the voices of a catalog the previews of recordings that were found or lost after it was built. */
  function takeUpPreviews(): void {
    const isCurrent = catalog.current.previewsVersion === context.previews.version;
    if (!signal.aborted && !isCurrent) void reload().catch(onReloadError);
  }

  async function start(cancelled?: AbortSignal): Promise<Started> {
    cancelled?.throwIfAborted();
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
    return { ...served, catalog: catalog.current };
  }

  async function stop(): Promise<void> {
    stopping.abort(new Error('the service is stopping'));
    for (const close of closers) await close();
    // The store is closed after all running work has ended, because a cancelled ingest still has to release its lease.
    await Promise.allSettled(running);
    await context.close();
  }

  return { start, stop, reload: async () => void (await reload().catch(onReloadError)) };
}

/** Loads the first catalog and opens the port, which the first of `closers` closes. */
async function serve(
  parts: ServiceParts,
  closers: (() => Promise<void>)[],
  signal: AbortSignal,
): Promise<Omit<Started, 'catalog'>> {
  const { config, jobs, catalog, storeHealth } = parts;
  const [{ image, notice, isStoreDown, oversized }, { listen, toApp }] = await Promise.all([
    jobs.load(signal),
    parts.loadFrontend(),
  ]);
  storeHealth.record(!isStoreDown);
  storeHealth.recordOversized(oversized);
  catalog.swap(await openCatalog(image, parts.lexicon));
  warnOfEmptyTier(parts, image);
  warmUp(catalog.current);
  const appAt = (url: string) => toApp(url, toFrontendParts(parts, url, signal));
  // The app is created before the port is open, because a process that fails in between would take connections and answer none. Only
  // an app with an address of a port that the system chooses has to wait for the port.
  const { port, host, publicUrl, server } = config.http;
  const early = port === 0 && publicUrl === undefined ? undefined : appAt(publicUrlOf(config.http));
  const listening = await listen(port, host, server);
  closers.unshift(listening.close);
  const url = publicUrlOf(config.http, listening.port);
  const { app, clients } = early ?? appAt(url);
  listening.serve(app, clients);
  return { url, ...(notice && { notice }) };
}

function toFrontendParts(parts: ServiceParts, url: string, stopping: AbortSignal): FrontendParts {
  const { catalog, storeHealth, logger, context } = parts;
  const { sources, finderAt, listOrigins: listMediaOrigins } = context.previews;
  const previewState = () => stateOf(sources);
  const isStopping = () => stopping.aborted;
  const shared = { catalog, storeHealth, logger, isStopping };
  return { ...shared, findPreview: finderAt(url), previewState, listMediaOrigins };
}

/**
 * Warns of a top tier without voices. A misspelled model is no invalid setting, because providers add models. A service that leaves the
 * primary provider out needs no top tier.
 */
function warnOfEmptyTier({ config, logger }: ServiceParts, { orders }: CatalogImage): void {
  const { topTier, ingest } = config;
  if (orders.tierCount === 0 && ingest.providers.includes(topTier.provider))
    logger.warn(topTier, 'no voice is of PRIMARY_PROVIDER and TOP_TIER_MODEL, so that none comes first');
}

/** Logs why the catalog was not replaced: because of the snapshot, or because the store does not answer. */
function logReloadError({ storeHealth, logger }: ServiceParts, error: unknown): void {
  const isReachable = storeHealth.readState().store === 'reachable';
  const message = isReachable ? 'new snapshot not loaded' : 'snapshot store unreachable, catalog kept';
  logger.warn({ reason: messageOf(error) }, message);
}
