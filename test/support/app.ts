import type { Express } from 'express';
import type { Logger } from '../../src/domain/logger.ts';
import { silentLogger } from '../../src/domain/logger.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { createApp, type HttpDependencies } from '../../src/http/app.ts';
import type { Catalog } from '../../src/index/catalog.ts';
import { type CatalogRef, createCatalogRef } from '../../src/index/catalog-ref.ts';
import { buildManifest } from '../../src/mcp/manifest.ts';
import { createMcpEndpoint } from '../../src/mcp/transport.ts';
import { createPreviews } from '../../src/storage/previews.ts';
import { catalogOf } from './catalog.ts';
import { bundled, NOW, snapshotOf } from './snapshot.ts';
import { voice } from './voice.ts';

export const MCP_PATH = '/api/mcp';
export const MANIFEST_PATH = '/.well-known/mcp.json';

const SILENT: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export type AppOverrides = Partial<Omit<HttpDependencies, 'extensions' | 'documents'>>;

/** The app as `compose` wires it, over the bundled catalog, with a limit that no test reaches by chance. */
export async function testApp(overrides: AppOverrides = {}): Promise<Express> {
  const deps = {
    catalog: overrides.catalog ?? refTo(await bundledCatalog()),
    findPreview: createPreviews({}, silentLogger).find,
    logger: SILENT,
    ...overrides,
  };
  return createApp({
    rateLimit: { limit: 100_000, windowSeconds: 60 },
    trustProxy: 0,
    serverUrl: '/',
    extensions: [createMcpEndpoint(MCP_PATH, deps)],
    documents: { [MANIFEST_PATH]: buildManifest('http://localhost:3000') },
    ...deps,
  });
}

let remembered: Promise<Catalog> | undefined;

/** The bundled catalog, built once a test file. */
export function bundledCatalog(): Promise<Catalog> {
  remembered ??= bundled().then(catalogOf);
  return remembered;
}

/** A cell that holds a catalog, or none yet. */
export function refTo(catalog?: Catalog): CatalogRef {
  const ref = createCatalogRef();
  if (catalog) ref.swap(catalog);
  return ref;
}

export const GONE_ID = 'acme/Gone';
export const REMOVED_AT = '2026-10-01';

/** Two voices, of which only one has a sample, and the memory of a third. */
export function smallSnapshot(): Snapshot {
  return snapshotOf(
    [
      voice({ id: 'acme/Ada', preview: true, sample_url: 'https://cdn.acme.test/ada.wav' }),
      voice({ id: 'acme/Bob', language: 'fr-CA', gender: 'Male' }),
    ],
    {
      ledger: {
        [GONE_ID]: { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: REMOVED_AT },
        'acme/Ada': { first_seen: '2026-01-01', last_seen: NOW.slice(0, 10) },
      },
    },
  );
}

/** The cell of a catalog of {@link smallSnapshot}. */
export async function smallRef(): Promise<CatalogRef> {
  return refTo(await catalogOf(smallSnapshot()));
}
