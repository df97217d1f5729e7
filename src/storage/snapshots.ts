import type { ChangeLog, Snapshot } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import {
  type CommittedSnapshot,
  commitSnapshot,
  planSnapshot,
  type SnapshotUpdate,
} from './commit-snapshot.ts';
import { type IngestBase, listManifests, readIngestBase } from './ingest-base.ts';
import { joinParts } from './join-parts.ts';
import { pruneSnapshots } from './prune-snapshots.ts';
import { assertFits, type HeldCatalog, OversizedSnapshotError } from './snapshot-memory.ts';
import {
  POINTER_KEY,
  type PointerWatcher,
  type ReadPointer,
  readPointer,
  SNAPSHOT_FOLDER,
  watchPointer,
} from './snapshot-pointer.ts';
import { versionOfParts } from './snapshot-version.ts';
import { readStoredSnapshot, type StoredPart } from './stored-snapshot.ts';

/** Identity of the catalog in service. A reader passes it to skip the snapshot from which that catalog was built. */
export interface ServedCatalog extends HeldCatalog {
  readonly version: string;
  /** Build time, ISO 8601 in UTC. */
  readonly builtAt: string;
}

/** Snapshot store: manifests, their blobs, and a pointer to the latest manifest. */
export interface Snapshots {
  /** Folder or `s3://` URL of the store, for messages. */
  readonly location: string;
  /** Returns whether no snapshot was ever written. @throws {OperatorError} if the store cannot be read */
  isEmpty(): Promise<boolean>;
  /**
   * Reads the latest snapshot, restricted to these providers; undefined if no snapshot was written, or if `served` was built from it. The
   * snapshot is copied to the local store.
   * @throws {BrokenSnapshotError}
   * @throws {OversizedSnapshotError} if the snapshot does not fit into memory beside the catalog in service
   */
  readLatest(slugs?: ReadonlySet<string>, served?: ServedCatalog): Promise<Snapshot | undefined>;
  /** Reads the newest stored snapshot that is readable and fits into memory; undefined if there is none. */
  readNewestFitting(slugs?: ReadonlySet<string>): Promise<Snapshot | undefined>;
  /** Reads the local copy of the last snapshot, for a start while the store is down; undefined if there is no copy. */
  readCopy(slugs?: ReadonlySet<string>): Promise<Snapshot | undefined>;
  /** Reads the base of an ingest; see {@link readIngestBase}. @throws {OperatorError} */
  readBase(onBroken?: (error: BrokenSnapshotError) => void): Promise<IngestBase>;
  /**
   * Stores the snapshot of an ingest; see {@link commitSnapshot}.
   * @throws {PreconditionFailedError} if another writer has moved the pointer since the base was read; the stored snapshots are unchanged
   * then
   */
  commit(base: IngestBase, update: SnapshotUpdate): Promise<CommittedSnapshot>;
  /** Returns the snapshot that `commit` would store. */
  plan(base: IngestBase, update: SnapshotUpdate): CommittedSnapshot;
  /** Watches the pointer; see {@link watchPointer}. */
  watch(watcher: PointerWatcher, signal: AbortSignal): void;
}

/**
 * Creates a snapshot store over a blob store. `copy` receives each snapshot that is read, so that the service can start while `store` is
 * down.
 */
export function createSnapshots(store: BlobStore, copy?: BlobStore): Snapshots {
  return {
    location: store.location,
    isEmpty: async () => (await store.etag(POINTER_KEY)) === undefined,
    readLatest: async (slugs, served) => {
      const pointer = await readPointer(store);
      if (!pointer) return undefined;
      if (!copy) return readJoined(store, pointer, slugs, served);
      const snapshot = await readJoined(readThrough(store, copy), pointer, slugs, served).catch(
        (error: unknown) => {
          if (!(error instanceof BrokenSnapshotError)) throw error;
          // The damaged blob may be in the copy, so that all blobs are fetched from the store again.
          return readJoined(readThrough(store, copy, true), pointer, slugs, served);
        },
      );
      await keepCopy(copy, pointer).catch(() => {});
      return snapshot;
    },
    readNewestFitting: async (slugs) => {
      for (const key of (await listManifests(store)).toReversed()) {
        const snapshot = await readJoined(store, { key }, slugs).catch(ignoreUnusable);
        if (snapshot) return snapshot;
      }
      return undefined;
    },
    readCopy: async (slugs) => {
      const pointer = copy && (await readPointer(copy));
      return pointer && readJoined(copy, pointer, slugs);
    },
    readBase: (onBroken = () => {}) => readIngestBase(store, onBroken),
    commit: (base, update) => commitSnapshot(store, base, update),
    plan: planSnapshot,
    watch: (watcher, signal) => watchPointer(store, watcher, signal),
  };
}

/** Returns undefined for the error of a broken or oversized snapshot. @throws every other error */
function ignoreUnusable(error: unknown): undefined {
  if (!(error instanceof BrokenSnapshotError || error instanceof OversizedSnapshotError)) throw error;
}

/** Reads a snapshot; undefined if `served` was built from it. */
async function readJoined(
  store: BlobStore,
  { key }: Pick<ReadPointer, 'key'>,
  slugs: ReadonlySet<string> | undefined,
  served?: ServedCatalog,
): Promise<Snapshot | undefined> {
  const stored = await readStoredSnapshot(store, key);
  const named = stored.parts.filter(({ status }) => slugs?.has(status.provider) ?? true);
  if (stored.builtAt === served?.builtAt && versionOf(named) === served.version) return undefined;
  assertFits(stored.builtAt, named, served);
  const parts = await Promise.all(named.map((part) => part.read()));
  const broken = parts.find((part) => part.broken > 0);
  if (broken)
    throw new BrokenSnapshotError(
      `${store.location}/${key}`,
      new Error(`${broken.broken} entries of ${broken.status.provider} are invalid`),
    );
  const unknownFields = [...new Set(parts.flatMap((part) => part.unknownFields))];
  const { builtAt, seq } = stored;
  const [log, sampleChecks] = await Promise.all([stored.readLog(), stored.readChecks()]);
  const ownLog = slugs ? restrictLog(log, slugs) : log;
  return joinParts(parts, { builtAt, seq, log: ownLog, sampleChecks, unknownFields });
}

function versionOf(parts: readonly StoredPart[]): string {
  return versionOfParts(
    parts.map(({ status, voicesVersion }) => ({ provider: status.provider, voicesVersion })),
  );
}

/** Returns a change log without the voices of providers that are not in `slugs`. */
function restrictLog(log: ChangeLog, slugs: ReadonlySet<string>): ChangeLog {
  const isNamed = (id: string) => slugs.has(id.slice(0, id.indexOf('/')));
  const pick = <T>(changes: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(changes).filter(([id]) => isNamed(id)));
  return log.map((entry) => ({
    ...entry,
    added: entry.added.filter(isNamed),
    removed: entry.removed.filter(isNamed),
    returned: entry.returned.filter(isNamed),
    changed: pick(entry.changed),
    changed_by_directory: pick(entry.changed_by_directory),
    added_by_directory: entry.added_by_directory.filter(isNamed),
    removed_by_directory: entry.removed_by_directory.filter(isNamed),
  }));
}

/**
 * Returns a read-through cache of a store: a blob in `copy` is read there, because blobs never change except the pointer. If `isRenewed`,
 * all blobs are fetched from the store and copied again.
 */
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

async function keepCopy(copy: BlobStore, { body, key }: ReadPointer): Promise<void> {
  await copy.put(POINTER_KEY, body);
  const others = (await copy.list(SNAPSHOT_FOLDER)).filter((other) => other !== key);
  await pruneSnapshots(copy, others, { minAgeMs: 0, now: Date.now() });
}
