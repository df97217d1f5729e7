import { OperatorError } from '../domain/errors.ts';
import type { OversizedSnapshot } from '../domain/service-state.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { CatalogImage } from '../index/image.ts';
import type { IngestEnvironment } from '../ingest/ingest-environment.ts';
import { answeredInTime } from '../storage/answer-deadline.ts';
import { BrokenSnapshotError } from '../storage/broken-snapshot-error.ts';
import { OversizedSnapshotError } from '../storage/snapshot-memory.ts';
import type { ServedCatalog } from '../storage/snapshots.ts';
import type { Context } from './context.ts';

/**
 * Snapshot to serve. If the stored snapshot cannot be read, bundled voice lists replace the stored one; if it is too large for this process, an
 * older one does. `notice` names the reason.
 */
export interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  readonly notice?: string;
  /** Latest snapshot, if it is too large for this process. */
  readonly oversized?: OversizedSnapshot;
  /** True if the snapshot store did not answer. */
  readonly isStoreDown?: true;
}

/** Image (transferable search index) of a {@link LoadedSnapshot}. */
export interface LoadedImage extends Omit<LoadedSnapshot, 'snapshot'> {
  readonly image: CatalogImage;
}

/**
 * Reads the stored snapshot without the providers that the setting PROVIDERS does not name. The store may hold other
 * providers, because several processes can share the store. Returns undefined for the snapshot of the catalog in service.
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
 * Reads the stored snapshot, or an older one if it is too large. If none can be used, a snapshot is built from the voice lists in this package. If a store on the
 * network does not answer within five seconds, the local copy of the last snapshot is read, because a store that is down must not keep
 * a service from starting.
 * @throws {OperatorError} if a store in a folder cannot be read
 */
export async function loadSnapshot(context: Context): Promise<LoadedSnapshot> {
  const stored = await (context.isStoreRemote ? readRemote(context) : readStored(context));
  if ('snapshot' in stored) return stored;
  const { problem, ...rest } = stored;
  const snapshot = await buildBundled(context);
  return { snapshot, ...rest, ...(problem && { notice: `${problem} Serving the bundled catalog.` }) };
}

/** A stored snapshot, or the reason for its absence; without a reason, none was ever stored. */
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

/** Reads the newest snapshot that fits into memory, in the place of the latest one. */
async function readOlder(
  { ingestEnvironment }: Context,
  { message: problem, snapshot: oversized }: OversizedSnapshotError,
): Promise<Stored> {
  const snapshot = await ingestEnvironment.snapshots.readNewestFitting(slugsOf(ingestEnvironment));
  if (!snapshot) return { problem, oversized };
  return { snapshot, oversized, notice: `${problem} Serving the snapshot of ${snapshot.builtAt}.` };
}

/** Reads the snapshot of a remote store, or the local copy of the last one if the store is down. */
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

/** Builds the image of the stored snapshot, or of the bundled lists. @throws {OperatorError} if the store cannot be read */
export async function loadCatalogImage(context: Context): Promise<LoadedImage> {
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
