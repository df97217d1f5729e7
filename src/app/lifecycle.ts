import type { Express } from 'express';
import { BusyError, messageOf } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';
import { type Listening, listen } from '../http/server/listen.ts';
import { type Catalog, openCatalog } from '../index/catalog.ts';
import { type CatalogRef, createCatalogRef } from '../index/catalog-ref.ts';
import { warmUp } from '../index/warm-up.ts';
import { startSchedule } from '../ingest/scheduler.ts';
import type { Config } from './config.ts';
import type { Directory } from './context.ts';
import type { Chores } from './jobs/jobs.ts';

/** What a started service serves. */
export interface Started {
  readonly url: string;
  readonly catalog: Catalog;
  readonly notice?: string;
}

export interface Service {
  /**
   * Loads a catalog, listens, then watches the store and ingests in the background. `signal` gives up what is under way,
   * a start too, which then throws its reason. @throws {OperatorError}
   */
  start(signal?: AbortSignal): Promise<Started>;
  /** Ends all of it; a running ingest is given up and writes nothing. */
  stop(): Promise<void>;
}

/** Makes the app that answers at `url` from whatever catalog counts. */
export type CreateApp = (url: string, catalog: CatalogRef) => Express;

/** The life of a service: what starts, what goes on meanwhile, and what ends in which order. */
export function createLifecycle(
  config: Config,
  directory: Directory,
  chores: Chores,
  createApp: CreateApp,
  logger: Logger,
): Service {
  const catalog = createCatalogRef();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let closers: (() => Promise<void>)[] = [];

  async function adopt(): Promise<void> {
    const image = await chores.loadNewer(catalog.current, stopping.signal);
    if (!image) return;
    const next = await openCatalog(image);
    catalog.swap(next);
    logger.info({ version: next.version, voices: next.metadata.total_voices }, 'catalog swapped');
  }

  async function ingest(): Promise<void> {
    try {
      const { providers, seconds, version, unreadable } = await chores.ingest(stopping.signal);
      for (const reason of unreadable) logger.warn({ reason }, 'snapshot not read whole');
      for (const { provider, outcome, error, message } of providers) {
        if (outcome !== 'fresh' && outcome !== 'skipped')
          logger.warn({ provider, outcome, error, reason: message }, 'provider not refreshed');
      }
      logger.info({ version, seconds, providers: providers.length }, 'ingest done');
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (error instanceof BusyError)
        logger.info({ reason: error.message }, 'ingest left to another process');
      else logger.error({ reason: messageOf(error) }, 'ingest failed, nothing written');
    }
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  }

  async function start(signal?: AbortSignal): Promise<Started> {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => stopping.abort(signal.reason), { once: true });
    const { image, notice } = await chores.load(stopping.signal);
    catalog.swap(await openCatalog(image));
    warmUp(catalog.current);
    // The port is known once it is taken, and links name it.
    const listening = await listen(config.http.port, config.http.host);
    const url = config.http.publicUrl ?? localUrl(config, listening);
    listening.serve(createApp(url, catalog));
    closers = [listening.close, ...closers];
    directory.ingestEnvironment.snapshots.watch(
      () => track(adopt()),
      (error) => {
        if (stopping.signal.aborted) return;
        logger.warn({ reason: messageOf(error) }, 'new snapshot not adopted');
      },
      stopping.signal,
    );
    if (config.ingest.cron) {
      const schedule = startSchedule(config.ingest.cron, () => track(ingest()), {
        timezone: config.ingest.timezone,
        logger,
      });
      closers = [schedule.stop, ...closers];
    }
    if (config.ingest.onStart) void track(ingest());
    return { url, catalog: catalog.current, ...(notice && { notice }) };
  }

  return {
    start,
    stop: async () => {
      stopping.abort(new Error('the service is stopping'));
      for (const close of closers) await close();
      // What runs still gives back its lease, and needs the store for that.
      await Promise.allSettled(running);
      await directory.close();
    },
  };
}

function localUrl({ http }: Config, { port }: Listening): string {
  const isEverywhere = http.host === '0.0.0.0' || http.host === '::';
  const host = http.host.includes(':') ? `[${http.host}]` : http.host;
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
