import type { BlobStore } from '../../storage/blob-store.ts';
import type { Snapshots } from '../../storage/snapshots.ts';
import type { JudgeOptions } from '../judge/judgement.ts';
import type { HttpClient } from '../lists/http-client.ts';
import type { ListAccess } from '../lists/live-pages.ts';
import type { Provider } from '../provider.ts';

/** Dependencies and settings that all ingest runs of a process share. */
export interface IngestEnvironment extends Omit<ListAccess, 'httpClient'>, Pick<JudgeOptions, 'maxShrink'> {
  readonly providers: readonly Provider[];
  /** Opens an HTTP client for a single ingest run, so that a connection that hangs in one run does not affect the next run. */
  readonly openHttpClient: () => HttpClient | Promise<HttpClient>;
  readonly store: BlobStore;
  readonly snapshots: Snapshots;
  readonly now: () => Date;
}

export type RunEnvironment = IngestEnvironment & Pick<ListAccess, 'httpClient'>;
