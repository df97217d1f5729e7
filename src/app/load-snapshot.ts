import { OperatorError } from '../domain/errors.ts';
import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { CatalogImage, SnapshotNews } from '../index/image.ts';
import type { IngestEnvironment } from '../ingest/ingest-environment.ts';
import { answeredInTime } from '../storage/answer-deadline.ts';
import { BrokenSnapshotError } from '../storage/broken-snapshot-error.ts';
import { OversizedSnapshotError } from '../storage/snapshot-memory.ts';
import type { ServedCatalog } from '../storage/snapshots.ts';
import { readBundledImage } from './bundled-image.ts';
import type { Context } from './context.ts';

/**
 * Snapshot to serve: the stored snapshot, a snapshot of the bundled voice lists if the stored one cannot be read, or an older stored
 * snapshot if the latest is too large for this process.
 */
export interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  /** Reason why the latest stored snapshot is not served. */
  readonly notice?: string;
  /** Latest snapshot, if it is too large for this process. */
  readonly oversized?: OversizedSnapshot;
  /** True if the snapshot store did not respond in time. */
  readonly isStoreDown?: true;
}

/** Transferable search index of a {@link LoadedSnapshot}. */
export interface LoadedImage extends Omit<LoadedSnapshot, 'snapshot'> {
  readonly image: CatalogImage;
}

/**
 * Reads the latest stored snapshot, restricted to the configured providers, because processes with other providers may share the store.
 * Returns undefined if nothing is stored, or if `served` was built from that snapshot.
 * @throws {BrokenSnapshotError}
 * @throws {OversizedSnapshotError} if the snapshot is too large for this process
 * @throws {OperatorError} if the store cannot be read
 */
export function readLatest(
  { ingestEnvironment }: Context,
  served?: ServedCatalog,
): Promise<Snapshot | undefined> {
  return ingestEnvironment.snapshots.readLatest(slugsOf(ingestEnvironment), served);
}

/**
 * Reads the latest stored snapshot, or an older one if the latest is too large. If no stored snapshot is usable, a snapshot is built from
 * the bundled voice lists. If a remote store does not respond within five seconds, the local copy of the last snapshot is read, so that the
 * service starts although the store is down.
 * @throws {OperatorError} if a store in a folder cannot be read
 */
export async function loadSnapshot(context: Context): Promise<LoadedSnapshot> {
  const stored = await (context.isStoreRemote ? readRemote(context) : readStored(context));
  if ('snapshot' in stored) return stored;
  const { problem, ...rest } = stored;
  const snapshot = await buildBundled(context);
  return { snapshot, ...rest, ...(problem && { notice: `${problem} Serving the bundled catalog.` }) };
}

/** Stored snapshot, or the reason why it cannot be used. The reason is absent if no snapshot was ever stored. */
type Stored =
  | LoadedSnapshot
  | ({ readonly problem?: string } & Pick<LoadedSnapshot, 'isStoreDown' | 'oversized'>);

async function readStored(context: Context): Promise<Stored> {
  try {
    const snapshot = await readLatest(context);
    return snapshot ? { snapshot } : {};
  } catch (error) {
    if (error instanceof OversizedSnapshotError) return readOlder(context, error);
    if (error instanceof BrokenSnapshotError) return { problem: error.message };
    throw error;
  }
}

/** Reads the newest snapshot that fits into memory, because the latest does not. */
async function readOlder(
  { ingestEnvironment }: Context,
  { message: problem, snapshot: oversized }: OversizedSnapshotError,
): Promise<Stored> {
  const snapshot = await ingestEnvironment.snapshots.readNewestFitting(slugsOf(ingestEnvironment));
  if (!snapshot) return { problem, oversized };
  return { snapshot, oversized, notice: `${problem} Serving the snapshot of ${snapshot.builtAt}.` };
}

/** Reads the latest snapshot of a remote store, or its local copy if the store is down. */
async function readRemote(context: Context): Promise<Stored> {
  const { snapshots } = context.ingestEnvironment;
  try {
    return await answeredInTime(snapshots.location, readStored(context));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const copy = await snapshots.readCopy(slugsOf(context.ingestEnvironment)).catch(() => undefined);
    if (!copy) return { problem: error.message, isStoreDown: true };
    const notice = `${error.message} Serving the copy of the snapshot of ${copy.builtAt} in DATA_DIR.`;
    return { snapshot: copy, notice, isStoreDown: true };
  }
}

function slugsOf({ providers }: IngestEnvironment): ReadonlySet<string> {
  return new Set(providers.map(({ id }) => id));
}

/** Reads or builds the search index of the snapshot to serve. @throws {OperatorError} if the store cannot be read */
export async function loadCatalogImage(context: Context): Promise<LoadedImage> {
  const bundled = await readBundledImage(context);
  if (bundled) return { image: bundled };
  const { snapshot, ...rest } = await loadSnapshot(context);
  return { image: await buildCatalogImage(context, snapshot), ...rest };
}

/** Builds a snapshot of the voice lists in this package. */
export async function buildBundled({ ingestEnvironment }: Context): Promise<Snapshot> {
  const { bundledSnapshot } = await import('../ingest/bundled-snapshot.ts');
  return bundledSnapshot(ingestEnvironment);
}

/**
 * Builds a snapshot's search index as transferable data, including which voices have previews, because the filter `has_preview` needs it.
 */
export async function buildCatalogImage(
  { previews, topTier }: Context,
  snapshot: Snapshot,
): Promise<CatalogImage> {
  const { buildImage } = await import('../index/image.ts');
  return buildImage(snapshot, { topTier, ...(await previews.loadAvailability()) });
}

/** Builds the search index of a snapshot, or only its news if an index with the key `servedKey` is in service already. */
export async function buildNewerImage(
  context: Context,
  snapshot: Snapshot,
  servedKey: string,
): Promise<{ readonly image: CatalogImage } | { readonly news: SnapshotNews }> {
  const { buildNews, contentKeyOf } = await import('../index/image.ts');
  const { previewsVersion } = await context.previews.loadAvailability();
  const isServed = contentKeyOf(snapshot, { topTier: context.topTier, previewsVersion }) === servedKey;
  return isServed ? { news: buildNews(snapshot) } : { image: await buildCatalogImage(context, snapshot) };
}
