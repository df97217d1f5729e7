import type { Snapshot } from '../domain/snapshot.ts';
import type { Catalog } from '../index/catalog.ts';
import type { IngestEnvironment } from '../ingest/run.ts';
import type { FindPreview } from '../storage/previews.ts';

/** The collaborators that the server and the commands share. */
export interface Directory {
  readonly ingestEnvironment: IngestEnvironment;
  readonly findPreview: FindPreview;
  /** The last snapshot, else the bundled catalog; `notice` says why it is not the last one, if that is no matter of course. */
  load(): Promise<{ snapshot: Snapshot; notice?: string }>;
  build(snapshot: Snapshot): Promise<Catalog>;
  close(): Promise<void>;
}
