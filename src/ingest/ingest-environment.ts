import type { BlobStore } from '../storage/blob-store.ts';
import type { Snapshots } from '../storage/snapshots.ts';
import type { HttpClient } from './lists/http-client.ts';
import type { Provider } from './provider.ts';
import type { RefreshContext } from './refresh/refresh-provider.ts';

/** Collaborators and settings that all runs of a process share. */
export interface IngestEnvironment extends Omit<RefreshContext, 'previous' | 'accepted' | 'httpClient'> {
  readonly providers: readonly Provider[];
  /** Opens a client for one run, so that a connection left hanging in one run cannot affect the next. */
  readonly openHttpClient: () => HttpClient | Promise<HttpClient>;
  readonly store: BlobStore;
  readonly snapshots: Snapshots;
}
