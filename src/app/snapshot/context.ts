import type { IngestEnvironment } from '../../ingest/refresh/ingest-environment.ts';
import type { SampleClient } from '../../previews/fetch/sample-client.ts';
import type { Previews } from '../../previews/find-preview.ts';
import type { Images } from './images.ts';

/** Objects that the service, its worker threads and the commands share, constructed by `createContext`. */
export interface Context {
  readonly ingestEnvironment: IngestEnvironment;
  readonly previews: Previews;
  readonly images: Images;
  /** Opens an HTTP client that downloads providers' audio samples, and that the caller closes. */
  readonly openSampleClient: (options?: {
    readonly allowPrivate?: boolean | undefined;
  }) => Promise<SampleClient>;
  /** Shortest interval between two scheduled ingests, in ms; undefined if no ingests are scheduled. */
  readonly ingestIntervalMs: number | undefined;
  /** True for a store on the network, which may be unreachable, so that the service needs a local copy of the last snapshot. */
  readonly isStoreRemote: boolean;
  close(): Promise<void>;
}
