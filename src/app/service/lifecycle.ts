import { messageOf } from '../../domain/errors.ts';
import { watchAll } from '../../previews/recording-sources.ts';
import type { Config } from '../config/config.ts';
import { startSchedule } from '../scheduler.ts';
import { openService } from './open-service.ts';
import { recordInBackground } from './record-in-background.ts';
import { serialReload } from './reload-catalog.ts';
import { checkInBackground, ingestInBackground } from './run-in-background.ts';
import type { ServiceParts } from './service-parts.ts';

export type Service = ReturnType<typeof createLifecycle>;
export type Started = Awaited<ReturnType<Service['start']>>;

/** Creates a service. `start` opens the port, then starts the ingest schedule. `stop` ends the schedule, then closes the port. */
export function createLifecycle(parts: ServiceParts) {
  const { config, context, catalog, storeHealth, logger } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const { track, allEnded } = createTracker();
  const closers: (() => Promise<void>)[] = [];

  const ingest = () => track(ingestInBackground(parts, signal));
  const checkPreviews = () => track(checkInBackground(parts, signal));
  const reloadInTurn = serialReload(parts, signal);
  const reload = () => track(reloadInTurn());
  const onReloadError = (error: unknown) => signal.aborted || logReloadError(parts, error);

  function schedule({ cron, timezone }: Config['previewCheck'], work: () => Promise<void>): void {
    if (cron) closers.unshift(startSchedule(cron, work, { timezone, logger }).stop);
  }

  /** Reloads the catalog if the list of recordings has changed, because the voices' field `preview` depends on this list. */
  function takeUpPreviews(): void {
    const isCurrent = catalog.current.previewsVersion === context.previews.version;
    if (!signal.aborted && !isCurrent) void reload().catch(onReloadError);
  }

  /** Loads a catalog, listens on the port, and starts the background work. An abort of `cancelled` cancels all steps. @throws {OperatorError} */
  async function start(cancelled?: AbortSignal) {
    cancelled?.throwIfAborted();
    const { location } = context.ingestEnvironment.snapshots;
    logger.info({ node: process.version, store: location, sources: config.ingest.sources }, 'starting');
    cancelled?.addEventListener('abort', () => stopping.abort(cancelled.reason), { once: true });
    const served = await openService(parts, closers, signal);
    const watcher = { onMove: reload, onError: onReloadError, onPoll: storeHealth.record };
    context.ingestEnvironment.snapshots.watch(watcher, signal);
    watchAll(context.previews.sources, takeUpPreviews);
    schedule(config.ingest, ingest);
    if (config.ingest.onStart) void ingest();
    if (parts.recording) void track(recordInBackground(parts, signal));
    schedule(config.previewCheck, checkPreviews);
    // The returned value omits the catalog, because a caller that keeps the value until the service stops would keep the catalog in memory.
    const { total_voices, provider_status, stats } = catalog.current.metadata;
    return { ...served, counts: { total_voices, provider_status, stats } };
  }

  /** Cancels running jobs, stops the schedules and the HTTP server, and closes the stores. A cancelled ingest writes nothing. */
  async function stop(): Promise<void> {
    logger.info({}, 'stopping');
    stopping.abort(new Error('the service is stopping'));
    for (const close of closers) await close();
    // The store is closed after all jobs have ended, because a cancelled ingest still has to release its lease in the store.
    await allEnded();
    await context.close();
    logger.info({}, 'stopped');
  }

  return {
    start,
    stop,
    /** Loads a newer snapshot at once, without waiting for the next poll of the store. */
    reload: async () => void (await reload().catch(onReloadError)),
  };
}

/** Creates a tracker of background work, so that a stopping service can wait until all running work has ended. */
function createTracker() {
  const running = new Set<Promise<void>>();
  return {
    track: (work: Promise<void>): Promise<void> => {
      const tracked = work.finally(() => running.delete(tracked));
      running.add(tracked);
      return tracked;
    },
    allEnded: () => Promise.allSettled(running),
  };
}

/** Logs why a newer catalog is not loaded: either the new snapshot is unusable, or the store of snapshots is unreachable. */
function logReloadError({ storeHealth, logger }: ServiceParts, error: unknown): void {
  const isReachable = storeHealth.readState().store === 'reachable';
  const message = isReachable ? 'new snapshot not loaded' : 'snapshot store unreachable, catalog kept';
  logger.warn({ reason: messageOf(error) }, message);
}
