/** Constructs the program's objects. Heavy modules (AWS SDK, Express) are imported on demand, because importing them takes longer than most commands. */
import { API_VERSION } from '../../domain/protocol.ts';
import { STALE_INTERVALS } from '../../domain/snapshot.ts';
import { createCatalogRef } from '../../index/catalog/catalog-ref.ts';
import type { StaleRule } from '../../index/catalog/staleness.ts';
import type { Lexicon } from '../../index/text/lexicon.ts';
import { readBundledPages } from '../../ingest/lists/bundled-pages.ts';
import { type ReadCompiledList, readCompiledList } from '../../ingest/lists/compiled-lists.ts';
import { DEFAULT_DEADLINES } from '../../ingest/lists/live-pages.ts';
import { providers } from '../../ingest/providers/index.ts';
import { IS_BUILT } from '../../lib/dist-url.ts';
import { type Logger, silentLogger } from '../../lib/logger.ts';
import { createPreviews } from '../../previews/find-preview.ts';
import { listSources, type RecordingSources, stateOf } from '../../previews/recording-sources.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createFileStore } from '../../storage/file.ts';
import { createSnapshots } from '../../storage/snapshots.ts';
import { createStoreHealth } from '../../storage/store-health.ts';
import { type Config, publicUrlOf } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createWorkerJobs } from '../jobs/worker-jobs.ts';
import { longestIntervalMs, shortestIntervalMs } from '../scheduler.ts';
import type { Service } from '../service/lifecycle.ts';
import type { Context } from '../snapshot/context.ts';
import { createImages } from '../snapshot/images.ts';
import { loadFrontend } from './compose-frontend.ts';
import {
  createPreviewBucket,
  createRecordingSources,
  createSnapshotStores,
  PREVIEW_FOLDER,
} from './compose-stores.ts';

export const USER_AGENT = `voice-directory/${API_VERSION}`;
/** Objects that replace the default objects. Commands replace the logger; workers replace logger and recordings; tests replace any object. */
export interface Overrides {
  readonly logger?: Logger;
  readonly store?: BlobStore;
  readonly now?: () => Date;
  readonly jobs?: Jobs;
  readonly compiledList?: ReadCompiledList;
  readonly lexicon?: Promise<Lexicon>;
  /**
   * True to store search indexes as files (images) and to open them at later starts. The default is true in a built program only, because a program
   * that runs from source keeps its version when the source is edited, and a stored image could then be outdated.
   */
  readonly keepsImages?: boolean;
  /** Sources of the lists of recordings. A worker gets the lists of the main thread, so that all use the same lists. */
  readonly recordingSources?: RecordingSources;
}

/** Creates the service, which serves a catalog of voices over HTTP and MCP. Before `start()`, the service reads no data and opens no port. */
export async function createService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const { logger = silentLogger } = overrides;
  const { createLifecycle } = await import('../service/lifecycle.ts');
  const context = await createContext(config, overrides);
  const { sources, countUnsigned } = context.previews;
  const { isRecorded, folder } = config.storage.previews;
  const catalog = createCatalogRef(staleRuleOf(config, context));
  const storeHealth = createStoreHealth(context.ingestEnvironment.now, logger);
  const previewState = () => stateOf(sources);
  const ownJobs = () => (IS_BUILT ? createWorkerJobs(config, logger, sources) : createJobs(context));
  return createLifecycle({
    config,
    context,
    logger,
    lexicon: overrides.lexicon,
    jobs: overrides.jobs ?? (await ownJobs()),
    catalog,
    storeHealth,
    // Without metrics, the service does not load prom-client and does not observe requests.
    metrics:
      config.metrics &&
      (await import('../metrics/metrics.ts')).createMetrics(config.metrics, {
        catalog,
        storeHealth,
        previewState,
        countUnsigned,
      }),
    loadFrontend: () => loadFrontend(config, sources.folder),
    recording: isRecorded ? createFileStore(folder, PREVIEW_FOLDER) : undefined,
  });
}

/** Creates the objects that the service and the commands share. No data is read and no connection is opened. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const { storage, ingest, rules } = config;
  const logger = overrides.logger ?? silentLogger;
  const stores = await createSnapshotStores(storage);
  const store = overrides.store ?? stores.store;
  // A worker opens no bucket, because the main thread passes the list of recordings.
  const bucket = overrides.recordingSources ? undefined : await createPreviewBucket(storage);
  const sources = overrides.recordingSources ?? createRecordingSources(storage, bucket?.store, logger);
  const { cdnBaseUrl, isCdnTrusted } = storage.previews;
  const previews = createPreviews(
    { sources, sign: bucket?.sign, readBucketOrigin: bucket?.readOrigin, cdnBaseUrl, isCdnTrusted },
    logger,
  );
  const isKept = overrides.keepsImages ?? IS_BUILT;
  const own = createFileStore(storage.dataFolder);
  const slugs = new Set(ingest.providers);
  const images = createImages({ rules, slugs, previews, own, isKept, logger });
  return {
    ingestEnvironment: {
      providers: providers.filter(({ id }) => ingest.providers.includes(id)),
      store,
      snapshots: createSnapshots(store, stores.copy, isKept ? images : undefined),
      mode: ingest.sources,
      settings: ingest.settings,
      openHttpClient: async () => {
        const { createHttpClient } = await import('../../ingest/lists/http-client.ts');
        return createHttpClient(USER_AGENT);
      },
      bundledPages: readBundledPages,
      compiledList: overrides.compiledList ?? readCompiledList,
      ...DEFAULT_DEADLINES,
      maxShrink: ingest.maxShrink,
      maxVoices: ingest.maxVoices,
      now: overrides.now ?? (() => new Date()),
    },
    previews,
    images,
    openSampleClient: async ({ allowPrivate } = {}) => {
      const { createSampleClient } = await import('../../previews/fetch/sample-client.ts');
      const permissions = allowPrivate ? { allowHttp: true, isAllowed: () => true } : {};
      return createSampleClient({ ...permissions, userAgent: USER_AGENT });
    },
    // The interval is computed on access: the computation takes tens of milliseconds, and most commands need no interval.
    get ingestIntervalMs() {
      return ingest.cron === undefined ? undefined : shortestIntervalMs(ingest.cron, ingest.timezone);
    },
    isStoreRemote: 's3' in storage.snapshots,
    close: async () => {
      for (const source of listSources(sources)) source.close();
      bucket?.close();
      stores.close();
    },
  };
}

/** Creates MCP servers that search a catalog. The MCP client has started this process and talks to the servers over stdin and stdout. */
export async function openToolServers(
  config: Config,
  context: Context,
  tell: (notice: string) => void,
  signal: AbortSignal,
) {
  const { createToolServers } = await import('../service/tool-servers.ts');
  const { createMcpServer: createServer } = await import('../../mcp/server.ts');
  const { refuseLine } = await import('../../mcp/message-faults.ts');
  const { previews, ingestEnvironment } = context;
  const own = await createJobs(context);
  const parts = {
    // The first catalog loads in this thread: a worker thread would have to import the modules again, and no call is answered before it is loaded.
    jobs: IS_BUILT ? { ...createWorkerJobs(config, silentLogger, previews.sources), load: own.load } : own,
    catalog: createCatalogRef(staleRuleOf(config, context)),
    storeHealth: createStoreHealth(ingestEnvironment.now, silentLogger),
    lexicon: undefined,
    metrics: undefined,
    logger: silentLogger,
    createServer,
  };
  const findPreview = previews.finderAt(publicUrlOf(config.http));
  return { ...createToolServers({ ...parts, context, findPreview, tell }, signal), refuseLine };
}

export function staleRuleOf({ ingest }: Config, { ingestEnvironment }: Context): StaleRule {
  const intervalMs = ingest.cron ? longestIntervalMs(ingest.cron, ingest.timezone) : Number.POSITIVE_INFINITY;
  const maxAgeMs = STALE_INTERVALS * intervalMs;
  return { maxAgeMs, now: ingestEnvironment.now };
}

/** Creates jobs that run in the thread that calls them, and start no worker. */
export async function createJobs(context: Context): Promise<Jobs> {
  return (await import('../jobs/jobs.ts')).jobsIn(context);
}
