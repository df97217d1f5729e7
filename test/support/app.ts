import type { Express } from 'express';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { createApp, type HttpDependencies } from '../../src/http/app.ts';
import {
  createRateLimit,
  type RateLimit,
  type RateLimitOptions,
} from '../../src/http/middleware/rate-limit.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { type CatalogRef, createCatalogRef } from '../../src/index/catalog/catalog-ref.ts';
import { silentLogger } from '../../src/lib/logger.ts';
import { buildMcpDocuments } from '../../src/mcp/manifest.ts';
import { createMcpEndpoint } from '../../src/mcp/transport.ts';
import { createPage, type PageDependencies } from '../../src/page/server/create-page.tsx';
import { createPreviews } from '../../src/previews/find-preview.ts';
import { createStoreHealth } from '../../src/storage/store-health.ts';
import { bundledCatalog } from './bundled-catalog.ts';
import { catalogOf } from './catalog.ts';
import { smallSnapshot, snapshotOf } from './snapshot.ts';

export const MCP_PATH = '/api/mcp';
export const MANIFEST_PATH = '/.well-known/mcp.json' as const;

/** A window of the rate limit that outlasts the tests of a file on however slow a machine. */
export const WINDOW_SECONDS = 3600;
/** A limit that the first request reaches. */
export const ONE_REQUEST = { limit: 1, windowSeconds: WINDOW_SECONDS };

/** A longest wait that no slow or busy machine reaches. */
const NEVER_BUSY = 600_000;

/** A longest wait by which every counted request is refused. */
export const REFUSE_ALL = -1;

export type AppOverrides = Partial<
  Omit<HttpDependencies & PageDependencies, 'extensions' | 'documents' | 'rateLimit' | 'page'>
> & {
  readonly rateLimit?: RateLimitOptions | RateLimit;
};

/** Creates the app as `compose` does, over the bundled catalog, with a rate limit that no test reaches by chance. */
export async function testApp(overrides: AppOverrides = {}): Promise<Express> {
  const deps = {
    catalog: overrides.catalog ?? refTo(await bundledCatalog()),
    findPreview: createPreviews({ sources: {} }, silentLogger).finderAt('http://localhost:3000'),
    storeHealth: createStoreHealth(() => new Date(), silentLogger),
    previewState: () => ({}),
    isStopping: () => false,
    listMediaOrigins: async () => [],
    logger: silentLogger,
    serverUrl: '/',
    siteUrl: 'http://localhost:3000',
    maxWaitMs: NEVER_BUSY,
    ...overrides,
  };
  const { rateLimit = { limit: 100_000, windowSeconds: WINDOW_SECONDS } } = overrides;
  return createApp({
    trustProxy: 0,
    page: createPage(deps),
    extensions: [createMcpEndpoint(MCP_PATH, deps, { isHostChecked: true })],
    documents: buildMcpDocuments('http://localhost:3000'),
    ...deps,
    rateLimit: 'toHandler' in rateLimit ? rateLimit : createRateLimit({ maxClients: 1000, ...rateLimit }),
  });
}

/** Creates the app over a catalog of these voices, or of a snapshot. */
export async function appOf(
  content: readonly StoredVoice[] | Snapshot,
  overrides: AppOverrides = {},
): Promise<Express> {
  const snapshot = 'voices' in content ? content : snapshotOf(content);
  return testApp({ catalog: refTo(await catalogOf(snapshot)), ...overrides });
}

/** Returns a reference to a catalog, or to none yet. */
export function refTo(catalog?: Catalog): CatalogRef {
  const ref = createCatalogRef();
  if (catalog) ref.swap(catalog);
  return ref;
}

/** Returns a reference to a catalog of {@link smallSnapshot}. */
export async function smallRef(): Promise<CatalogRef> {
  return refTo(await catalogOf(smallSnapshot()));
}

/** Creates the app over {@link smallRef}. */
export async function smallApp(overrides: AppOverrides = {}): Promise<Express> {
  return testApp({ catalog: await smallRef(), ...overrides });
}
