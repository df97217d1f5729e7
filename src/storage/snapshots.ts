import { ChangeEvents, type ChangeLog, type Snapshot } from '../domain/snapshot.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { commitSnapshot, type ImageMaker, planSnapshot, type SnapshotUpdate } from './commit-snapshot.ts';
import { type IngestBase, listManifests, readIngestBase } from './ingest-base.ts';
import { joinParts } from './join-parts.ts';
import { pruneSnapshots } from './prune-snapshots.ts';
import { assertFits, type HeldCatalog, OversizedSnapshotError } from './snapshot-memory.ts';
import {
  POINTER_KEY,
  type PointerWatcher,
  readPointer,
  SNAPSHOT_FOLDER,
  watchPointer,
} from './snapshot-pointer.ts';
import { readStoredSnapshot, type StoredPart, type StoredSnapshot } from './stored-snapshot.ts';

/** Function that reads what its caller needs from a stored snapshot. @throws {BrokenSnapshotError} */
export type UseSnapshot<T> = (stored: StoredSnapshot) => Promise<T>;

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Creates a snapshot store. `copy` receives each snapshot that is read, so that the service can start from the copy while `store` is down. */
export function createSnapshots(store: BlobStore, copy?: BlobStore, images?: ImageMaker) {
  /** Passes the latest snapshot to `use`, and copies it. Returns the result of `use`; undefined without a snapshot. @throws {BrokenSnapshotError} */
  async function useLatest<T>(use: UseSnapshot<T>): Promise<T | undefined> {
    const pointer = await readPointer(store);
    if (!pointer) return undefined;
    if (!copy) return use(await readStoredSnapshot(store, pointer.key));
    const through = readThrough(store, copy);
    const used = await readStoredSnapshot(through, pointer.key)
      .then(use)
      .catch(async (error: unknown) => {
        if (!(error instanceof BrokenSnapshotError)) throw error;
        // All blobs are fetched from the store again, because the damaged blob may come from the copy.
        return use(await readStoredSnapshot(readThrough(store, copy, true), pointer.key));
      });
    await keepCopy(copy, through, pointer).catch(() => {});
    return used;
  }

  return {
    /** Folder or `s3://` URL of the store, for messages. */
    location: store.location,
    useLatest,
    /** Passes the local copy of the last snapshot to `use`, for a start while the store is down; undefined if there is no copy. */
    useCopy: async <T>(use: UseSnapshot<T>): Promise<T | undefined> => {
      const pointer = copy && (await readPointer(copy));
      return pointer && use(await readStoredSnapshot(copy, pointer.key));
    },
    /** Reads the latest snapshot with the voices of the providers in `slugs` (default: all); undefined if there is no snapshot. */
    readLatest: (slugs?: ReadonlySet<string>) => useLatest((stored) => joinStored(stored, slugs)),
    /** Passes the stored snapshots to `use`, newest first, until one is readable and fits into memory; undefined if there is none. */
    useNewestFitting: async <T>(use: UseSnapshot<T>): Promise<T | undefined> => {
      for (const key of (await listManifests(store)).toReversed()) {
        const used = await readStoredSnapshot(store, key).then(use).catch(ignoreUnusable);
        if (used) return used;
      }
      return undefined;
    },
    readBase: (onBroken: (error: BrokenSnapshotError) => void = () => {}) => readIngestBase(store, onBroken),
    commit: (base: IngestBase, update: SnapshotUpdate) => commitSnapshot(store, base, update, images),
    plan: planSnapshot,
    watch: (watcher: PointerWatcher, signal: AbortSignal) => watchPointer(store, watcher, signal),
  };
}

/** Returns undefined for the error of a broken or oversized snapshot. @throws every other error */
function ignoreUnusable(error: unknown): undefined {
  if (!(error instanceof BrokenSnapshotError || error instanceof OversizedSnapshotError)) throw error;
}

export function partsOf({ parts }: StoredSnapshot, slugs: ReadonlySet<string> | undefined): StoredPart[] {
  return parts.filter(({ status }) => slugs?.has(status.provider) ?? true);
}

/**
 * Reads a stored snapshot into memory, restricted to the providers in `slugs`. @throws {BrokenSnapshotError}
 * @throws {OversizedSnapshotError} if the snapshot does not fit into memory beside the catalog in service (`held`)
 */
export async function joinStored(
  stored: StoredSnapshot,
  slugs?: ReadonlySet<string>,
  held?: HeldCatalog,
): Promise<Snapshot> {
  const named = partsOf(stored, slugs);
  assertFits(stored.builtAt, named, held);
  const parts = await Promise.all(named.map((part) => part.read()));
  const broken = parts.find((part) => part.broken > 0);
  if (broken)
    throw new BrokenSnapshotError(
      stored.location,
      new Error(`${broken.broken} entries of ${broken.status.provider} are invalid`),
    );
  const unknownFields = [...new Set(parts.flatMap((part) => part.unknownFields))];
  const { builtAt, seq } = stored;
  const [log, sampleChecks] = await Promise.all([stored.readLog(), stored.readChecks()]);
  const ownLog = slugs ? restrictLog(log, slugs) : log;
  return joinParts(parts, { builtAt, seq, log: ownLog, sampleChecks, unknownFields });
}

/** Returns a change log with only the voices of the providers in `slugs`. Fields of a newer release are kept: they may be no lists of ids. */
function restrictLog(log: ChangeLog, slugs: ReadonlySet<string>): ChangeLog {
  const isNamed = (id: string) => slugs.has(id.slice(0, id.indexOf('/')));
  const restrict = (events: unknown) =>
    Array.isArray(events)
      ? events.filter(isNamed)
      : Object.fromEntries(Object.entries(events as object).filter(([id]) => isNamed(id)));
  return log.map((entry) => {
    const restricted: Record<string, unknown> = { ...entry };
    for (const kind in ChangeEvents.shape) restricted[kind] = restrict(entry[kind]);
    return restricted as ChangeLog[number];
  });
}

/** Returns a store that reads blobs from `copy` first, because stored blobs never change. If `isRenewed`, all blobs are read from `store`. */
function readThrough(store: BlobStore, copy: BlobStore, isRenewed = false): BlobStore {
  return {
    ...store,
    get: async (key) => {
      const local = isRenewed ? undefined : await copy.get(key).catch(() => undefined);
      if (local) return local;
      const blob = await store.get(key);
      // A failed write to the copy is ignored, because a full disk must not prevent the service from serving a snapshot.
      if (blob) await copy.put(key, blob.body).catch(() => {});
      return blob;
    },
  };
}

/** Completes the copy of a snapshot, because the service may have read only some of its blobs (the image). Copies of other snapshots are deleted. */
async function keepCopy(
  copy: BlobStore,
  through: BlobStore,
  { body, key }: Pick<StoredBlob, 'body'> & { readonly key: string },
): Promise<void> {
  const { blobKeys } = await readStoredSnapshot(copy, key);
  await Promise.all(blobKeys.map(async (blob) => (await copy.etag(blob)) ?? through.get(blob)));
  await copy.put(POINTER_KEY, body);
  const others = (await copy.list(SNAPSHOT_FOLDER)).filter((other) => other !== key);
  await pruneSnapshots(copy, others, Date.now());
}
