import type { Express } from 'express';
import { silentLogger } from '../../src/domain/logger.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { createApp, type HttpDependencies } from '../../src/http/app.ts';
import type { Catalog } from '../../src/index/catalog.ts';
import { type CatalogRef, createCatalogRef } from '../../src/index/catalog-ref.ts';
import { buildManifest } from '../../src/mcp/manifest.ts';
import { createMcpEndpoint } from '../../src/mcp/transport.ts';
import { createPreviews } from '../../src/storage/previews.ts';
import { createStoreHealth } from '../../src/storage/store-health.ts';
import { catalogOf } from './catalog.ts';
import { bundled, NOW, snapshotOf } from './snapshot.ts';
import { voice } from './voice.ts';

export const MCP_PATH = '/api/mcp';
export const MANIFEST_PATH = '/.well-known/mcp.json';

/** A window of the rate limit that outlasts the tests of a file on however slow a machine. */
export const WINDOW_SECONDS = 3600;
/** A limit that the first request reaches. */
export const ONE_REQUEST = { limit: 1, windowSeconds: WINDOW_SECONDS };

export type AppOverrides = Partial<Omit<HttpDependencies, 'extensions' | 'documents'>>;

/** Creates the app as `compose` does, over the bundled catalog, with a rate limit that no test reaches by chance. */
export async function testApp(overrides: AppOverrides = {}): Promise<Express> {
  const deps = {
    catalog: overrides.catalog ?? refTo(await bundledCatalog()),
    findPreview: createPreviews({}, silentLogger).find,
    storeHealth: createStoreHealth(() => new Date(), silentLogger),
    logger: silentLogger,
    ...overrides,
  };
  return createApp({
    rateLimit: { limit: 100_000, windowSeconds: WINDOW_SECONDS },
    trustProxy: 0,
    serverUrl: '/',
    extensions: [createMcpEndpoint(MCP_PATH, deps)],
    documents: { [MANIFEST_PATH]: buildManifest('http://localhost:3000') },
    ...deps,
  });
}

let remembered: Promise<Catalog> | undefined;

/** Returns the catalog of all bundled lists, built once per test file. */
export function bundledCatalog(): Promise<Catalog> {
  remembered ??= bundled().then(catalogOf);
  return remembered;
}

/** Returns a reference to a catalog, or to none yet. */
export function refTo(catalog?: Catalog): CatalogRef {
  const ref = createCatalogRef();
  if (catalog) ref.swap(catalog);
  return ref;
}

export const GONE_ID = 'fictional/Gone';
export const REMOVED_AT = '2026-10-01';

/** Returns a snapshot of two voices, of which one has a sample, with a third one in the ledger. */
export function smallSnapshot(): Snapshot {
  return snapshotOf(
    [
      voice({ id: 'fictional/Ada', preview: true, sample_url: 'https://cdn.fictional.test/ada.wav' }),
      voice({ id: 'fictional/Bob', language: 'fr-CA', gender: 'Male' }),
    ],
    {
      ledger: {
        [GONE_ID]: { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: REMOVED_AT },
        'fictional/Ada': { first_seen: '2026-01-01', last_seen: NOW.slice(0, 10) },
      },
    },
  );
}

/** Returns a reference to a catalog of {@link smallSnapshot}. */
export async function smallRef(): Promise<CatalogRef> {
  return refTo(await catalogOf(smallSnapshot()));
}

/** Creates the app over {@link smallRef}. */
export async function smallApp(overrides: AppOverrides = {}): Promise<Express> {
  return testApp({ catalog: await smallRef(), ...overrides });
}
