import type { Express } from 'express';
import type { HealthDependencies } from '../../http/health.ts';
import type { ObserveRequest } from '../../http/server/exchange.ts';
import type { listen } from '../../http/server/listen.ts';
import type { Clients } from '../../http/server/raw-refusals.ts';
import type { CatalogRef } from '../../index/catalog/catalog-ref.ts';
import type { Lexicon } from '../../index/text/lexicon.ts';
import type { Logger } from '../../lib/logger.ts';
import type { ToolDependencies } from '../../mcp/tool.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { StoreHealth } from '../../storage/store-health.ts';
import type { Config } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Context } from '../snapshot/context.ts';

/** Objects that the HTTP and MCP endpoints of a service need. */
export type FrontendParts = HealthDependencies & ToolDependencies & Pick<ServiceParts, 'metrics'>;

/** Functions of the HTTP and MCP modules. To shorten the start, the modules are imported while the first catalog is loaded. */
export interface Frontend {
  readonly listen: typeof listen;
  /** Creates the Express app. The MCP manifest forms its links from `url`, the public base URL. */
  readonly toApp: (
    url: string,
    parts: FrontendParts,
  ) => {
    readonly app: Express;
    readonly clients: Clients;
    /** Function that is called for each request; undefined if neither metrics nor a request log is configured. */
    readonly observe: ObserveRequest | undefined;
    /** Closes the connections that the app has opened. */
    readonly close: () => void;
  };
  /** Returns functions that load modules, such as the MCP packages, before the first request that needs a module. */
  readonly listWarmUps: (parts: FrontendParts) => readonly (() => unknown)[];
}

export interface ServiceParts {
  readonly config: Config;
  readonly context: Context;
  readonly storeHealth: StoreHealth;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly catalog: CatalogRef;
  /** Lexicon of search terms; undefined to use the lexicon that the package contains. */
  readonly lexicon: Promise<Lexicon> | undefined;
  /** Metrics of the service; undefined if no port for metrics is configured. */
  readonly metrics: Metrics | undefined;
  readonly loadFrontend: () => Promise<Frontend>;
  /** Store of new recordings; undefined if this service records no voices. The store also holds the lease (lock) of the process that records. */
  readonly recording: BlobStore | undefined;
}
