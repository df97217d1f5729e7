import type { ImageOptions } from '../index/image.ts';
import type { IngestEnvironment } from '../ingest/ingest-environment.ts';
import type { SampleClient } from '../previews/fetch/sample-client.ts';
import type { Previews } from '../previews/find-preview.ts';

/** Collaborators that the service, its worker threads and the commands share. `createContext` constructs them. */
export interface Context {
  readonly ingestEnvironment: IngestEnvironment;
  readonly previews: Previews;
  readonly topTier: ImageOptions['topTier'];
  /** Opens a client for samples of providers. The caller closes it. */
  readonly openSampleClient: (options?: {
    readonly allowPrivate?: boolean | undefined;
  }) => Promise<SampleClient>;
  /** Shortest time between two of the coming scheduled ingests, in ms; undefined if none are scheduled. */
  readonly ingestIntervalMs: number | undefined;
  /** True for a snapshot store on the network, which may be down while this host works. */
  readonly isStoreRemote: boolean;
  /** Releases the connections to the stores. */
  close(): Promise<void>;
}
