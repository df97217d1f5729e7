/**
 * Constructs every collaborator of the service and of the commands. A heavy module (AWS SDK, Express, MCP, undici) is
 * imported inside the function that needs it, because loading the module takes longer than running most commands.
 */
import { API_VERSION, MCP_PATH } from '../domain/protocol.ts';
import type { StaleRule } from '../domain/staleness.ts';
import type { Catalog } from '../index/catalog.ts';
import { createCatalogRef } from '../index/catalog-ref.ts';
import type { Lexicon } from '../index/text/lexicon.ts';
import { readBundledPages } from '../ingest/lists/bundled-pages.ts';
import { type ReadCompiledList, readCompiledList } from '../ingest/lists/compiled-lists.ts';
import { DEFAULT_DEADLINES } from '../ingest/lists/deadlines.ts';
import { providers } from '../ingest/providers/index.ts';
import { type Logger, silentLogger } from '../lib/logger.ts';
import { createPreviews } from '../previews/find-preview.ts';
import type { ManifestSource } from '../previews/manifest-source.ts';
import { listSources, type RecordingSources } from '../previews/recording-sources.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createSnapshots } from '../storage/snapshots.ts';
import { createStoreHealth } from '../storage/store-health.ts';
import {
  createCopy,
  createPreviewBucket,
  createRecordingSources,
  createS3Client,
  createStore,
  S3_TIMEOUTS,
} from './compose-stores.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createWorkerJobs } from './jobs/worker-jobs.ts';
import type { Frontend, FrontendParts, Service } from './lifecycle.ts';
import { publicUrlOf } from './public-url.ts';
import { longestIntervalMs, shortestIntervalMs } from './scheduler.ts';

export const USER_AGENT = `voice-directory/${API_VERSION}`;
/** Age of a provider's last success at which it is stale, in intervals of the schedule: one run may fail unnoticed. */
const STALE_INTERVALS = 2;
/** True if this module is compiled to JavaScript. Only then do jobs use worker threads, because Node 20 loads no TypeScript in a worker. */
const IS_BUILT = import.meta.url.endsWith('.js');

/** Replacements for collaborators: tests pass any of them, the command line a logger, worker threads a logger and recordings. */
export interface Overrides {
  readonly logger?: Logger;
  readonly store?: BlobStore;
  readonly now?: () => Date;
  readonly jobs?: Jobs;
  readonly compiledList?: ReadCompiledList;
  readonly lexicon?: Promise<Lexicon>;
  /** Recordings of previews. Worker threads pass those of the main thread, so that all threads use the same. */
  readonly recordingSources?: RecordingSources;
}

/** Creates the service, which serves a catalog of voices over HTTP and MCP. Only `start()` reads the snapshot store and opens the port. */
export async function createService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const { logger = silentLogger } = overrides;
  const { createLifecycle } = await import('./lifecycle.ts');
  const context = await createContext(config, overrides);
  const { sources } = context.previews;
  const ownJobs = () => (IS_BUILT ? createWorkerJobs(config, logger, sources) : createJobs(context));
  return createLifecycle({
    config,
    context,
    logger,
    lexicon: overrides.lexicon,
    jobs: overrides.jobs ?? (await ownJobs()),
    catalog: createCatalogRef(staleRuleOf(config, context)),
    storeHealth: createStoreHealth(context.ingestEnvironment.now, logger),
    loadFrontend: () => loadFrontend(config, sources.folder),
  });
}

/** Creates the collaborators that the service and the commands share. No data is read and no connection is opened at this point. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const { storage, ingest, topTier } = config;
  const logger = overrides.logger ?? silentLogger;
  const s3 = 's3' in storage.snapshots ? await createS3Client(storage, S3_TIMEOUTS) : undefined;
  const store = overrides.store ?? (await createStore(storage, s3));
  // A thread that gets its recordings needs no bucket.
  const bucket = overrides.recordingSources ? undefined : await createPreviewBucket(storage);
  const sources = overrides.recordingSources ?? createRecordingSources(storage, bucket?.store, logger);
  const { cdnBaseUrl, isCdnTrusted } = storage.previews;
  return {
    ingestEnvironment: {
      providers: providers.filter(({ id }) => ingest.providers.includes(id)),
      store,
      snapshots: createSnapshots(store, createCopy(storage)),
      mode: ingest.sources,
      settings: ingest.settings,
      openHttpClient: async () => {
        const { createHttpClient } = await import('../ingest/lists/http-client.ts');
        return createHttpClient(USER_AGENT);
      },
      bundledPages: readBundledPages,
      compiledList: overrides.compiledList ?? ((providerId) => readCompiledList(providerId)),
      ...DEFAULT_DEADLINES,
      maxShrink: ingest.maxShrink,
      maxVoices: ingest.maxVoices,
      now: overrides.now ?? (() => new Date()),
    },
    previews: createPreviews(
      { sources, sign: bucket?.sign, readBucketOrigin: bucket?.readOrigin, cdnBaseUrl, isCdnTrusted },
      logger,
    ),
    openSampleClient: async ({ allowPrivate } = {}) => {
      const { createSampleClient } = await import('../previews/fetch/sample-client.ts');
      const permissions = allowPrivate ? { allowHttp: true, isAllowed: () => true } : {};
      return createSampleClient({ ...permissions, userAgent: USER_AGENT });
    },
    topTier,
    // Looking at the coming runs takes tens of milliseconds, which commands without a schedule do not spend.
    get ingestIntervalMs() {
      return ingest.cron === undefined ? undefined : shortestIntervalMs(ingest.cron, ingest.timezone);
    },
    isStoreRemote: 's3' in storage.snapshots,
    close: async () => {
      for (const source of listSources(sources)) source.close();
      bucket?.close();
      s3?.destroy();
    },
  };
}

/** Creates an MCP server that answers from one catalog, for a client that has started this process. */
export async function createToolServer({ http }: Config, { previews }: Context, current: Catalog) {
  const { createMcpServer } = await import('../mcp/server.ts');
  const catalog = createCatalogRef();
  catalog.swap(current);
  return createMcpServer({
    catalog,
    findPreview: previews.finderAt(publicUrlOf(http)),
    logger: silentLogger,
  });
}

/** Returns the rule by which providers become stale; undefined without a schedule. */
export function staleRuleOf({ ingest }: Config, { ingestEnvironment }: Context): StaleRule | undefined {
  if (!ingest.cron) return undefined;
  const maxAgeMs = STALE_INTERVALS * longestIntervalMs(ingest.cron, ingest.timezone);
  return { maxAgeMs, now: ingestEnvironment.now };
}

/** Creates jobs (`load`, `ingest`, `checkPreviews`, `loadNewer`) that block the calling thread: a worker thread, or the main thread if IS_BUILT is false. */
export async function createJobs(context: Context): Promise<Jobs> {
  const { loadImage, loadNewerImage, runCheckJob, runIngestJob } = await import('./jobs/jobs.ts');
  return {
    load: (signal) => loadImage(context, signal),
    ingest: (signal) => runIngestJob(context, signal),
    checkPreviews: (signal) => runCheckJob(context, signal),
    loadNewer: (current) => loadNewerImage(context, current),
  };
}

async function loadFrontend(
  { http, storage }: Config,
  source: ManifestSource | undefined,
): Promise<Frontend> {
  const { folder } = storage.previews;
  // Modules are imported one after the other, because jest's module loader fails if two concurrent imports
  // share a dependency.
  const { createApp } = await import('../http/app.ts');
  const { createPage } = await import('../page/server/create-page.tsx');
  const { createMcpEndpoint } = await import('../mcp/transport.ts');
  const { buildManifest } = await import('../mcp/manifest.ts');
  const { listen } = await import('../http/server/listen.ts');
  // The MCP packages are loaded and the reference is made at start, because the first request for either would delay others by 0.1 s.
  if (IS_BUILT) {
    await import('../mcp/protocol.ts');
    const { reference } = await import('../page/views/reference-page.tsx');
    reference();
  }
  const { createRateLimit } = await import('../http/middleware/rate-limit.ts');
  const toApp = (url: string, parts: FrontendParts) => {
    const clients = createRateLimit(http.rateLimit);
    const addresses = { serverUrl: http.publicUrl ?? '/', siteUrl: url };
    const app = createApp({
      ...parts,
      ...addresses,
      rateLimit: clients,
      trustProxy: http.trustProxy,
      headers: http.headers,
      previewFolder: folder !== undefined && source ? { path: folder, source } : undefined,
      page: createPage({ ...parts, ...addresses }),
      extensions: [createMcpEndpoint(MCP_PATH, parts)],
      documents: { '/.well-known/mcp.json': buildManifest(url) },
    });
    return { app, clients };
  };
  return { listen, toApp };
}
