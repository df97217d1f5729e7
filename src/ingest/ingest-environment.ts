import type { BlobStore } from '../storage/blob-store.ts';
import type { Snapshots } from '../storage/snapshots.ts';
import type { HttpClient } from './lists/http-client.ts';
import type { Provider } from './provider.ts';
import type { RefreshContext } from './refresh/refresh-provider.ts';

/** Dependencies and settings that all ingest runs of a process share. */
export interface IngestEnvironment extends Omit<RefreshContext, 'previous' | 'accepted' | 'httpClient'> {
  readonly providers: readonly Provider[];
  /** Opens an HTTP client for a single ingest run, so that a connection that hangs in this run cannot affect the next run. */
  readonly openHttpClient: () => HttpClient | Promise<HttpClient>;
  readonly store: BlobStore;
  readonly snapshots: Snapshots;
}
