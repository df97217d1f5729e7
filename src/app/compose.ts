import type { Logger } from '../domain/logger.ts';
import { createApp } from '../http/app.ts';
import { buildManifest } from '../mcp/manifest.ts';
import { createMcpEndpoint } from '../mcp/transport.ts';
import type { Config } from './config.ts';
import { createDirectory, type Overrides } from './context.ts';
import { type Chores, createChores } from './jobs/jobs.ts';
import { createLifecycle, type Service } from './lifecycle.ts';

const MCP_PATH = '/api/mcp';

/** What a service is made of besides its settings. */
export interface Collaborators extends Overrides {
  /** Who does what takes long; by default the thread that answers. */
  readonly chores?: Chores;
}

/** The whole service: HTTP and MCP over one catalog, and the ingester that renews it. */
export function createService(config: Config, logger: Logger, collaborators: Collaborators = {}): Service {
  const directory = createDirectory(config, collaborators, logger);
  const { findPreview } = directory;
  return createLifecycle(
    config,
    directory,
    collaborators.chores ?? createChores(directory),
    (url, catalog) => toApp(config, url, { catalog, findPreview, logger }),
    logger,
  );
}

type CatalogDependencies = Parameters<typeof createMcpEndpoint>[1];

function toApp({ http }: Config, url: string, deps: CatalogDependencies) {
  return createApp({
    ...deps,
    rateLimit: http.rateLimit,
    trustProxy: http.trustProxy,
    serverUrl: http.publicUrl ?? '/',
    extensions: [createMcpEndpoint(MCP_PATH, deps)],
    documents: { '/.well-known/mcp.json': buildManifest(url) },
  });
}
