import { S3Client } from '@aws-sdk/client-s3';
import type { Express } from 'express';
import { API_VERSION } from '../domain/api-version.ts';
import { BusyError, messageOf } from '../domain/errors.ts';
import { type Logger, silentLogger } from '../domain/logger.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { createApp } from '../http/app.ts';
import { type Listening, listen } from '../http/server.ts';
import { buildCatalog, type Catalog } from '../index/catalog.ts';
import { createCatalogRef } from '../index/catalog-ref.ts';
import { readBundledList } from '../ingest/bundled.ts';
import { bundledSnapshot, type IngestEnvironment, runIngest } from '../ingest/run.ts';
import { startSchedule } from '../ingest/scheduler.ts';
import { createTransport } from '../ingest/transport.ts';
import { buildManifest } from '../mcp/manifest.ts';
import { createMcpRouter } from '../mcp/transport.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createFileStore } from '../storage/file.ts';
import { createPreviews, type FindPreview } from '../storage/previews.ts';
import { createS3Store } from '../storage/s3.ts';
import { createS3Previews } from '../storage/s3-previews.ts';
import { BrokenSnapshotError, createSnapshots } from '../storage/snapshots.ts';
import type { Config } from './config.ts';

/** All pages and retries of one provider have to fit in. */
const PROVIDER_DEADLINE_MS = 120_000;
const USER_AGENT = `voice-directory/${API_VERSION}`;
const MCP_PATH = '/api/mcp';

/** What tests put in the place of the real thing. */
export interface Overrides {
  readonly store?: BlobStore;
  readonly now?: () => Date;
}

/** The collaborators that the server and the commands share. */
export interface Directory {
  readonly ingestEnvironment: IngestEnvironment;
  readonly findPreview: FindPreview;
  /** The last snapshot, else the bundled catalog; `notice` says why it is not the last one, if that is no matter of course. */
  load(): Promise<{ snapshot: Snapshot; notice?: string }>;
  build(snapshot: Snapshot): Promise<Catalog>;
  close(): Promise<void>;
}

/** Constructs everything from the settings. Nothing is read, asked or opened yet. */
export function createDirectory(
  config: Config,
  overrides: Overrides = {},
  logger: Logger = silentLogger,
): Directory {
  const { storage, ingest } = config;
  const s3 = needsS3(storage) ? new S3Client({ forcePathStyle: storage.s3PathStyle }) : undefined;
  const store = overrides.store ?? createStore(storage, s3);
  const snapshots = createSnapshots(store);
  const transport = createTransport(USER_AGENT);
  const { bucket, ttlSeconds, cdnBaseUrl } = storage.previews;
  const previews = createPreviews(
    { bucket: s3 && bucket && createS3Previews(s3, bucket, ttlSeconds), cdnBaseUrl },
    logger,
  );
  const ingestEnvironment: IngestEnvironment = {
    providers: ingest.providers,
    store,
    snapshots,
    mode: ingest.sources,
    settingsOf: ingest.settingsOf,
    transport,
    bundled: readBundledList,
    providerDeadlineMs: PROVIDER_DEADLINE_MS,
    maxShrink: ingest.maxShrink,
    now: overrides.now ?? (() => new Date()),
  };

  async function load() {
    try {
      const snapshot = await snapshots.readLatest();
      if (snapshot) return { snapshot };
    } catch (error) {
      if (!(error instanceof BrokenSnapshotError)) throw error;
      return {
        snapshot: await bundledSnapshot(ingestEnvironment),
        notice: `${error.message} Serving the bundled catalog.`,
      };
    }
    return { snapshot: await bundledSnapshot(ingestEnvironment) };
  }

  return {
    ingestEnvironment,
    findPreview: previews.find,
    load,
    build: async (snapshot) =>
      buildCatalog(snapshot, { topTier: config.topTier, hasPreview: await previews.survey() }),
    close: async () => {
      await transport.close();
      s3?.destroy();
    },
  };
}

function needsS3({ snapshots, previews }: Config['storage']): boolean {
  return 's3' in snapshots || previews.bucket !== undefined;
}

function createStore({ snapshots }: Config['storage'], s3: S3Client | undefined): BlobStore {
  if ('folder' in snapshots) return createFileStore(snapshots.folder);
  if (!s3) throw new Error('a snapshot store on S3 needs an S3 client');
  return createS3Store(s3, snapshots.s3);
}

/** What a started service serves. */
export interface Started {
  readonly url: string;
  readonly catalog: Catalog;
  readonly notice?: string;
}

export interface Service {
  /** Loads a catalog, listens, then watches the store and ingests in the background. @throws {OperatorError} */
  start(): Promise<Started>;
  /** Ends all of it; a running ingest is given up and writes nothing. */
  stop(): Promise<void>;
}

/** The whole service: HTTP and MCP over one catalog, and the ingester that renews it. */
export function createService(config: Config, logger: Logger, overrides: Overrides = {}): Service {
  const directory = createDirectory(config, overrides, logger);
  const { ingestEnvironment, findPreview } = directory;
  const catalog = createCatalogRef();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let closers: (() => Promise<void>)[] = [directory.close];

  async function adopt(): Promise<void> {
    const snapshot = await ingestEnvironment.snapshots.readLatest();
    const { version, builtAt } = catalog.current;
    if (!snapshot || (snapshot.version === version && snapshot.builtAt === builtAt)) return;
    catalog.swap(await directory.build(snapshot));
    logger.info({ version: snapshot.version, voices: snapshot.voices.length }, 'catalog swapped');
  }

  async function ingest(): Promise<void> {
    try {
      const { providers, seconds, version } = await runIngest(ingestEnvironment, { signal: stopping.signal });
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

  async function start(): Promise<Started> {
    const { snapshot, notice } = await directory.load();
    catalog.swap(await directory.build(snapshot));
    // The port is known once it is taken, and links name it.
    let app: Express | undefined;
    const listening = await listen(
      (request, response) => app?.(request, response),
      config.http.port,
      config.http.host,
    );
    const url = config.http.publicUrl ?? localUrl(config, listening);
    app = toApp(config, url, { catalog, findPreview, logger });
    closers = [listening.close, ...closers];
    ingestEnvironment.snapshots.watch(
      () => track(adopt()),
      (error) => logger.warn({ reason: messageOf(error) }, 'new snapshot not adopted'),
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
      await Promise.allSettled(running);
    },
  };
}

type CatalogDependencies = Parameters<typeof createMcpRouter>[1];

function toApp({ http }: Config, url: string, deps: CatalogDependencies) {
  return createApp({
    ...deps,
    rateLimit: http.rateLimit,
    trustProxy: http.trustProxy,
    serverUrl: http.publicUrl ?? '/',
    extensions: [createMcpRouter(MCP_PATH, deps)],
    documents: { '/.well-known/mcp.json': buildManifest(url) },
  });
}

function localUrl({ http }: Config, { port }: Listening): string {
  const isEverywhere = http.host === '0.0.0.0' || http.host === '::';
  const host = http.host.includes(':') ? `[${http.host}]` : http.host;
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
