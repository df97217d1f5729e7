import { OperatorError } from '../../domain/errors.ts';
import type { OversizedSnapshot } from '../../domain/service-state.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { CatalogImage, SnapshotNews } from '../../index/catalog/image.ts';
import type { IngestEnvironment } from '../../ingest/refresh/ingest-environment.ts';
import { answeredInTime } from '../../storage/answer-deadline.ts';
import { BrokenSnapshotError } from '../../storage/broken-snapshot-error.ts';
import { type HeldCatalog, OversizedSnapshotError } from '../../storage/snapshot-memory.ts';
import { joinStored, type UseSnapshot } from '../../storage/snapshots.ts';
import type { StoredSnapshot } from '../../storage/stored-snapshot.ts';
import type { Context } from './context.ts';

export interface LoadState {
  /** Reason why the latest stored snapshot is not served. */
  readonly notice?: string;
  /** Latest snapshot, if it is too large for this process. */
  readonly oversized?: OversizedSnapshot;
  /** True if the snapshot store did not respond in time. */
  readonly isStoreDown?: true;
}

/** Search index of the snapshot that the service is to serve. */
export interface LoadedImage extends LoadState {
  readonly image: CatalogImage;
}

/** Functions that make a catalog or an image: `stored` from a stored snapshot, or `bundled` from the bundled lists if no stored snapshot is usable. */
interface Uses<T> {
  readonly stored: UseSnapshot<T>;
  readonly bundled: () => Promise<T>;
}

/** Reads the snapshot to serve. @throws {OperatorError} if a store in a folder cannot be read */
export function loadSnapshot(context: Context): Promise<LoadState & { readonly snapshot: Snapshot }> {
  const slugs = slugsOf(context.ingestEnvironment);
  return load(context, {
    stored: async (stored) => ({ snapshot: await joinStored(stored, slugs) }),
    bundled: async () => ({ snapshot: await buildBundled(context) }),
  });
}

/** Opens or builds the search index of the snapshot to serve. @throws {OperatorError} if a store in a folder cannot be read */
export function loadCatalogImage(context: Context): Promise<LoadedImage> {
  return load(context, {
    stored: async (stored) => ({
      image: (await context.images.find(stored)) ?? (await buildStored(context, stored)),
    }),
    bundled: async () => ({
      image: (await findBundledImage(context)) ?? (await buildBundledImage(context)),
    }),
  });
}

/** Opens the search index to serve. If it must first be built, the result has no `image`. @throws {OperatorError} if a folder is unreadable */
export function openCatalogImage(context: Context): Promise<LoadState & Partial<LoadedImage>> {
  const toLoaded = (image: CatalogImage | undefined) => (image ? { image } : {});
  return load(context, {
    stored: async (stored) => toLoaded(await context.images.find(stored)),
    bundled: async () => toLoaded(await findBundledImage(context)),
  });
}

/**
 * Loads from the latest stored snapshot. If the latest snapshot is too large, an older one is used. If no stored snapshot is usable, the bundled
 * voice lists are used. If a remote store does not respond within five seconds, the local copy of the last snapshot is used, so that a service can
 * start while the store is down.
 */
async function load<T>(context: Context, uses: Uses<T>): Promise<LoadState & T> {
  const stored = await (context.isStoreRemote ? useRemote(context, uses) : useStored(context, uses));
  if ('loaded' in stored) {
    const { loaded, ...state } = stored;
    return { ...loaded, ...state };
  }
  const { problem, ...state } = stored;
  const notice = problem && { notice: `${problem} Serving the bundled catalog.` };
  return { ...(await uses.bundled()), ...state, ...notice };
}

/** Result of a load from a stored snapshot, or the reason why no snapshot is usable. If no snapshot was ever stored, `problem` is undefined. */
type Stored<T> =
  | (LoadState & { readonly loaded: T })
  | ({ readonly problem?: string } & Pick<LoadState, 'isStoreDown' | 'oversized'>);

async function useStored<T>(context: Context, { stored: use }: Uses<T>): Promise<Stored<T>> {
  const { snapshots } = context.ingestEnvironment;
  try {
    return (await snapshots.useLatest(async (stored) => ({ loaded: await use(stored) }))) ?? {};
  } catch (error) {
    if (error instanceof OversizedSnapshotError) return useOlder(context, use, error);
    if (error instanceof BrokenSnapshotError) return { problem: error.message };
    throw error;
  }
}

/** Loads the newest snapshot that fits into memory. The function is called if the latest snapshot is too large for this process. */
async function useOlder<T>(
  { ingestEnvironment }: Context,
  use: UseSnapshot<T>,
  { message: problem, snapshot: oversized }: OversizedSnapshotError,
): Promise<Stored<T>> {
  const older = await ingestEnvironment.snapshots.useNewestFitting(async (stored) => ({
    loaded: await use(stored),
    notice: `${problem} Serving the snapshot of ${stored.builtAt}.`,
  }));
  return older ? { ...older, oversized } : { problem, oversized };
}

/** Loads from the latest snapshot of a remote store. If the store is down, the local copy of the last snapshot is used. */
async function useRemote<T>(context: Context, uses: Uses<T>): Promise<Stored<T>> {
  const { snapshots } = context.ingestEnvironment;
  try {
    return await answeredInTime(snapshots.location, useStored(context, uses));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const { message: problem } = error;
    const isStoreDown = true as const;
    const copy = await snapshots
      .useCopy(async (stored) => ({
        loaded: await uses.stored(stored),
        notice: `${problem} Serving the copy of the snapshot of ${stored.builtAt} in DATA_DIR.`,
      }))
      .catch(() => undefined);
    return copy ? { ...copy, isStoreDown } : { problem, isStoreDown };
  }
}

function slugsOf({ providers }: IngestEnvironment): ReadonlySet<string> {
  return new Set(providers.map(({ id }) => id));
}

/** Fields that identify a catalog. The build time is included, because a new snapshot with the same voices may have a new provider status. */
export interface Generation extends HeldCatalog {
  readonly key: string;
  /** Build time of the catalog's snapshot, ISO 8601 in UTC. */
  readonly builtAt: string;
  /** Version of the recordings from which the catalog was built; undefined if no manifest had been read. */
  readonly previewsVersion?: string | undefined;
}

/** Result of an attempt to open a newer snapshot without building its search index. Without a newer snapshot, no field is set. */
export interface OpenedNewer {
  /** Build time, provider statuses and sequence number of a newer snapshot whose content equals that of the catalog in service. */
  readonly news?: SnapshotNews;
  readonly image?: CatalogImage;
  /** Size of a snapshot that does not fit into memory beside the catalog in service. */
  readonly oversized?: OversizedSnapshot;
}

/** Opens the search index of a newer snapshot; undefined if the index has to be built first. @throws {BrokenSnapshotError} @throws {OperatorError} */
export async function openNewer(
  { images, ingestEnvironment }: Context,
  current: Pick<Generation, 'key' | 'builtAt' | 'voices'>,
): Promise<OpenedNewer | undefined> {
  const opened = ingestEnvironment.snapshots.useLatest(async (stored): Promise<OpenedNewer | undefined> => {
    if ((await images.keyOf(stored)) === current.key)
      return stored.builtAt === current.builtAt ? {} : { news: images.newsOf(stored) };
    const image = await images.find(stored, current);
    return image && { image };
  });
  return opened.catch(toOversized);
}

/** Returns the snapshot's size from an error that says that the snapshot is too large. Any other error is thrown again. */
export function toOversized(error: unknown): { readonly oversized: OversizedSnapshot } {
  if (error instanceof OversizedSnapshotError) return { oversized: error.snapshot };
  throw error;
}

async function buildBundled({ ingestEnvironment }: Context): Promise<Snapshot> {
  const { bundledSnapshot } = await import('../../ingest/bundled-snapshot.ts');
  return bundledSnapshot(ingestEnvironment);
}

/** Opens the index of the bundled voice lists that `npm run build` has stored. The build time of the catalog becomes the current time. */
function findBundledImage({ images, ingestEnvironment }: Context): Promise<CatalogImage | undefined> {
  return images.findBundled(ingestEnvironment.now().toISOString());
}

export async function buildBundledImage(context: Context): Promise<CatalogImage> {
  return context.images.toImage(await buildBundled(context));
}

/** Builds the search index of a stored snapshot. The index must fit into memory beside `held`, the catalog in service. */
export async function buildStored(
  { images, ingestEnvironment }: Context,
  stored: StoredSnapshot,
  held?: HeldCatalog,
): Promise<CatalogImage> {
  return images.toImage(await joinStored(stored, slugsOf(ingestEnvironment), held), stored);
}
