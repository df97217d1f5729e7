import type { Snapshot } from '../domain/snapshot.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogImage } from '../index/image/build-image.ts';
import type { IngestEnvironment } from '../ingest/run.ts';
import type { FindPreview } from '../storage/previews.ts';

/** The collaborators that the server and the commands share. Snapshots hold the providers of PROVIDERS and no others. */
export interface Directory {
  readonly ingestEnvironment: IngestEnvironment;
  readonly findPreview: FindPreview;
  /** The last snapshot, if there is one. @throws {BrokenSnapshotError} */
  readLatest(): Promise<Snapshot | undefined>;
  /** The last snapshot, else the bundled catalog; `notice` says why it is not the last one, if that is no matter of course. */
  load(): Promise<{ snapshot: Snapshot; notice?: string }>;
  buildImage(snapshot: Snapshot): Promise<CatalogImage>;
  build(snapshot: Snapshot): Promise<Catalog>;
  close(): Promise<void>;
}
