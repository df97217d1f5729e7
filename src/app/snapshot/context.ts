import type { IngestEnvironment } from '../../ingest/refresh/ingest-environment.ts';
import type { SampleClient } from '../../previews/fetch/sample-client.ts';
import type { Previews } from '../../previews/find-preview.ts';
import type { Images } from './images.ts';

/** Objects that the service, the workers and the commands share. The function `createContext` constructs the shared objects. */
export interface Context {
  readonly ingestEnvironment: IngestEnvironment;
  readonly previews: Previews;
  readonly images: Images;
  /** Opens an HTTP client that downloads providers' audio samples. The caller closes the HTTP client. */
  readonly openSampleClient: (options?: {
    readonly allowPrivate?: boolean | undefined;
  }) => Promise<SampleClient>;
  /** Shortest interval between two scheduled ingests, in ms; undefined if no ingests are scheduled. */
  readonly ingestIntervalMs: number | undefined;
  /** True for a snapshot store on the network. A local copy of the last snapshot is then kept, because the network may fail. */
  readonly isStoreRemote: boolean;
  close(): Promise<void>;
}
