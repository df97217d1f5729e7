import type { Snapshot } from '../domain/snapshot.ts';
import type { CatalogImage, ImageOptions } from '../index/image.ts';

import type { IngestEnvironment } from '../ingest/ingest-environment.ts';
import { BrokenSnapshotError } from '../storage/broken-snapshot-error.ts';
import { narrowSnapshot } from '../storage/narrow-snapshot.ts';
import type { Previews } from '../storage/previews.ts';

/** Collaborators that the service, its worker threads and the commands share. `createContext` constructs them. */
export interface Context {
  readonly ingestEnvironment: IngestEnvironment;
  readonly previews: Previews;
  readonly topTier: ImageOptions['topTier'];
  /** Releases the connections to the stores. */
  close(): Promise<void>;
}

/** Snapshot to serve. If the stored snapshot cannot be read, bundled voice lists replace the stored one, and `notice` names the reason. */
export interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  readonly notice?: string;
}

/**
 * Reads the stored snapshot and drops every provider that the setting PROVIDERS does not name. The store may hold other
 * providers, because several processes can share the store.
 * @throws {BrokenSnapshotError}
 * @throws {OperatorError} if the store cannot be read
 */
export async function readLatest({ ingestEnvironment }: Context): Promise<Snapshot | undefined> {
  const snapshot = await ingestEnvironment.snapshots.readLatest();
  if (!snapshot) return undefined;
  return narrowSnapshot(snapshot, new Set(ingestEnvironment.providers.map(({ id }) => id)));
}

/**
 * Reads the stored snapshot. If it is missing or broken, a snapshot is built from the voice lists in this package.
 * @throws {OperatorError} if the store cannot be read
 */
export async function loadSnapshot(context: Context): Promise<LoadedSnapshot> {
  const stored = await readLatest(context).catch((error: unknown) => {
    if (error instanceof BrokenSnapshotError) return error;
    throw error;
  });
  if (stored !== undefined && !(stored instanceof BrokenSnapshotError)) return { snapshot: stored };
  const snapshot = await buildBundled(context);
  return { snapshot, ...(stored && { notice: `${stored.message} Serving the bundled catalog.` }) };
}

/** Builds the image of the stored snapshot, or of the bundled lists. @throws {OperatorError} if the store cannot be read */
export async function loadCatalogImage(
  context: Context,
): Promise<{ readonly image: CatalogImage; readonly notice?: string }> {
  const { snapshot, ...rest } = await loadSnapshot(context);
  return { image: await buildCatalogImage(context, snapshot), ...rest };
}

/** Builds a snapshot of the bundled lists. */
export async function buildBundled({ ingestEnvironment }: Context): Promise<Snapshot> {
  const { bundledSnapshot } = await import('../ingest/bundled-snapshot.ts');
  return bundledSnapshot(ingestEnvironment);
}

/** Builds a snapshot's search index as transferable data, with the availability of previews, because `has_preview` filters by it. */
export async function buildCatalogImage(
  { previews, topTier }: Context,
  snapshot: Snapshot,
): Promise<CatalogImage> {
  const { buildImage } = await import('../index/image.ts');
  return buildImage(snapshot, { topTier, ...(await previews.loadAvailability()) });
}
