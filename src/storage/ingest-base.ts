import { OperatorError } from '../domain/errors.ts';
import type { SampleChecks } from '../domain/sample-check.ts';
import type { ChangeLog, ProviderPart } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { POINTER_COPY_KEY, POINTER_KEY, readPointer, SNAPSHOT_FOLDER } from './snapshot-pointer.ts';
import { type ReadPart, readStoredSnapshot, type StoredSnapshot } from './stored-snapshot.ts';

/** Base of an ingest: the snapshot that the ingest updates, and the etag of the pointer. The pointer is the blob that names the latest manifest. */
export type IngestBase = Awaited<ReturnType<typeof readIngestBase>>;

/**
 * Reads the newest readable snapshot as the base of an ingest, and calls `onBroken` for each damaged blob.
 * @throws {OperatorError} if a newer release wrote the snapshot, because an older release must not replace such a snapshot
 */
export async function readIngestBase(store: BlobStore, onBroken: (error: BrokenSnapshotError) => void) {
  const tell = (error: unknown) => reportBroken(error, onBroken);
  // The etag is read before the pointer, because a damaged or absent pointer may be replaced only if no other writer repairs it meanwhile.
  const firstEtag = await store.etag(POINTER_KEY);
  const found = await readPointer(store).catch(tell);
  const pointerEtag = found?.etag ?? firstEtag;
  const copy = await readPointer(store, POINTER_COPY_KEY).catch(tell);
  // If the pointer's copy has the higher `seq`, an older pointer was restored. The copy then counts, so that no published `seq` is given out again.
  const pointer = found && copy && copy.seq > found.seq ? copy : found;
  const manifests = await listManifests(store);
  const keys = [...new Set([...(pointer ? [pointer.key] : []), ...manifests.toReversed()])];
  const snapshots = openInTurn(store, keys, onBroken);
  const { value: snapshot } = await snapshots.next();
  // An older snapshot's change log is not continued, because clients may have read later changes from a newer snapshot that is now damaged.
  const isLatest = snapshot !== undefined && snapshot.key === pointer?.key;
  const checks: SampleChecks | undefined = await snapshot?.readChecks().catch(tell);
  const parts = new Map(snapshot?.parts.map((part) => [part.status.provider, part]));
  const damaged = new Set<string>();

  /**
   * Reads a provider's part (voices and ledger); undefined if there is none. A damaged part is replaced by its newest readable version in an older
   * snapshot.
   * @throws {OperatorError} if an intact part has unreadable entries: a newer release wrote these entries, and an ingest would delete them
   */
  async function readPart(slug: string): Promise<ProviderPart | undefined> {
    const part = parts.get(slug);
    if (!part) return undefined;
    const read = await part.read().catch(tell);
    if (!read) damaged.add(slug);
    return read ? assertReadable(read, store) : readOlder(store, keys.slice(1), slug);
  }

  return {
    /** Etag of the pointer; undefined if no pointer exists. The ingest moves the pointer only if its etag is unchanged (compare-and-swap). */
    pointerEtag,
    key: snapshot?.key,
    /** Keys of all manifests that were in the store when the base was read, oldest first. */
    manifests,
    /** Higher of the sequence numbers of snapshot and pointer; 0 if both are absent. Thus `seq` never decreases, even if the base is an older snapshot. */
    seq: Math.max(snapshot?.seq ?? 0, pointer?.seq ?? 0),
    builtAt: snapshot?.builtAt,
    /** Parts (voices and ledger of one provider each), by the provider's slug. */
    parts,
    /** Slugs of the providers whose part blob is damaged and must be written again. The set grows as parts are read. */
    damaged,
    /** Key of the change log; undefined if there is no log, or if the pointer names another snapshot than this base. */
    logKey: isLatest ? snapshot.logKey : undefined,
    /** Key of the results of the last sample checks; undefined if there are no results, or if they are damaged. */
    checksKey: checks && snapshot?.checksKey,
    unknown: snapshot?.unknown ?? {},
    readPart,
    /** Reads the change log; empty if the log is damaged, or if the pointer names another snapshot than this base. */
    readLog: async (): Promise<ChangeLog> => (isLatest && (await snapshot.readLog().catch(tell))) || [],
    checks: checks ?? {},
  };
}

/** Returns the newest readable version of a provider's part in the snapshots at `keys`; undefined if there is no readable version. */
async function readOlder(
  store: BlobStore,
  keys: readonly string[],
  slug: string,
): Promise<ProviderPart | undefined> {
  for await (const older of openInTurn(store, keys, () => {})) {
    const part = older.parts.find(({ status }) => status.provider === slug);
    const read = await part?.read().catch((error: unknown) => reportBroken(error, () => {}));
    if (read) return assertReadable(read, store);
  }
  return undefined;
}

export async function listManifests(store: BlobStore): Promise<string[]> {
  return (await store.list(SNAPSHOT_FOLDER)).filter((key) => key.endsWith('.json'));
}

/** Yields those snapshots at `keys` that can be read. */
async function* openInTurn(
  store: BlobStore,
  keys: readonly string[],
  onBroken: (error: BrokenSnapshotError) => void,
): AsyncGenerator<StoredSnapshot, undefined> {
  for (const key of keys) {
    const snapshot = await readStoredSnapshot(store, key).catch((error: unknown) =>
      reportBroken(error, onBroken),
    );
    if (snapshot) yield snapshot;
  }
}

/**
 * Returns the part that was read. Because the checksum of the part is correct, its unreadable entries can only come from a newer release.
 * @throws {OperatorError} if the part has unreadable entries
 */
function assertReadable(read: ReadPart, { location }: BlobStore): ReadPart {
  if (read.broken === 0) return read;
  throw new OperatorError(
    `${read.broken} entries of ${read.status.provider} in the snapshot store ${location} cannot be read by this release, though the data is intact. Nothing is written. Upgrade this release, or move the store's ${SNAPSHOT_FOLDER} away to start anew.`,
  );
}

/** Passes a {@link BrokenSnapshotError} to `onBroken`. @throws {OperatorError} if a newer release wrote the snapshot */
function reportBroken(error: unknown, onBroken: (error: BrokenSnapshotError) => void): undefined {
  if (!(error instanceof BrokenSnapshotError)) throw error;
  if (error.isNewer) throw new OperatorError(error.message, { cause: error });
  onBroken(error);
}
