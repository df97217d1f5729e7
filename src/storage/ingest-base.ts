import { OperatorError } from '../domain/errors.ts';
import type { SampleChecks } from '../domain/sample-check.ts';
import type { ChangeLog, ProviderPart, ProviderStatus } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { POINTER_KEY, readPointer, SNAPSHOT_FOLDER } from './snapshot-pointer.ts';
import {
  type ReadPart,
  readStoredSnapshot,
  type StoredPart,
  type StoredSnapshot,
} from './stored-snapshot.ts';

/** Base of an ingest: the snapshot that the ingest builds upon, and the state of the pointer that led to it. */
export interface IngestBase {
  /** Etag of the pointer; undefined if there is none. The ingest's snapshot replaces exactly this state. */
  readonly pointerEtag: string | undefined;
  /** Key of the snapshot; undefined if there is none. */
  readonly key: string | undefined;
  /** Keys of all manifests in the store when the base was read, oldest first. */
  readonly manifests: readonly string[];
  /** Number of the snapshot; 0 if there is none. */
  readonly seq: number;
  /** Time of the snapshot; undefined if there is none. */
  readonly builtAt: string | undefined;
  readonly parts: ReadonlyMap<string, StoredPart>;
  /** Slugs of the providers whose blob was found damaged, and has to be written anew. Grows as parts are read. */
  readonly damaged: ReadonlySet<string>;
  /** Key of the change log; undefined without one, and if the snapshot is not the one that the pointer names. */
  readonly logKey: string | undefined;
  /** Key of the results of the last checks of samples; undefined without any, and if they are damaged. */
  readonly checksKey: string | undefined;
  /** Fields of a newer release's manifest, which the next manifest repeats. */
  readonly unknown: Readonly<Record<string, unknown>>;
  status(slug: string): ProviderStatus | undefined;
  /**
   * Reads a provider's part; undefined if there is none. In the place of a damaged part, that of the newest older snapshot is read.
   * @throws {OperatorError} if an intact part has entries that cannot be read, because an ingest would destroy what a newer release wrote
   */
  readPart(slug: string): Promise<ProviderPart | undefined>;
  /** Reads the change log; a damaged one counts as empty, and so does that of a snapshot which the pointer does not name. */
  readLog(): Promise<ChangeLog>;
  /** Reads the results of the last checks of samples; damaged ones count as none. */
  readChecks(): Promise<SampleChecks>;
}

/**
 * Reads the newest readable snapshot as the base of an ingest. `onBroken` is called for everything that is damaged.
 * @throws {OperatorError} if a newer release wrote the snapshot, because this one must not replace it
 */
export async function readIngestBase(
  store: BlobStore,
  onBroken: (error: BrokenSnapshotError) => void,
): Promise<IngestBase> {
  // The etag is read first, so that a damaged or absent pointer is replaced only while it is still the damaged or absent one.
  const firstEtag = await store.etag(POINTER_KEY);
  const pointer = await readPointer(store).catch((error: unknown) => reportBroken(error, onBroken));
  const pointerEtag = pointer?.etag ?? firstEtag;
  const manifests = await listManifests(store);
  const newestFirst = manifests.toReversed();
  const keys = [...new Set(pointer ? [pointer.key, ...newestFirst] : newestFirst)];
  const snapshots = openInTurn(store, keys, onBroken);
  const { value: snapshot } = await snapshots.next();
  // An older snapshot in the place of a damaged one lacks what clients may have read, so that its log leads nowhere.
  const isLatest = snapshot !== undefined && snapshot.key === pointer?.key;
  const checks = await snapshot?.readChecks().catch((error: unknown) => reportBroken(error, onBroken));
  const parts = new Map(snapshot?.parts.map((part) => [part.status.provider, part]));
  const damaged = new Set<string>();

  async function readPart(slug: string): Promise<ProviderPart | undefined> {
    const part = parts.get(slug);
    if (!part) return undefined;
    const read = await part.read().catch((error: unknown) => reportBroken(error, onBroken));
    if (!read) damaged.add(slug);
    return read ? assertReadable(read, store) : readOlder(slug);
  }

  async function readOlder(slug: string): Promise<ProviderPart | undefined> {
    for await (const older of openInTurn(store, keys.slice(1), () => {})) {
      const part = older.parts.find(({ status }) => status.provider === slug);
      const read = await part?.read().catch((error: unknown) => reportBroken(error, () => {}));
      if (read) return assertReadable(read, store);
    }
    return undefined;
  }

  return {
    pointerEtag,
    key: snapshot?.key,
    manifests,
    // The number in the pointer counts too, because the base is an older snapshot if the latest one is damaged.
    seq: Math.max(snapshot?.seq ?? 0, pointer?.seq ?? 0),
    builtAt: snapshot?.builtAt,
    parts,
    damaged,
    logKey: isLatest ? snapshot.logKey : undefined,
    checksKey: checks && snapshot?.checksKey,
    unknown: snapshot?.unknown ?? {},
    status: (slug) => parts.get(slug)?.status,
    readPart,
    readLog: async () =>
      (isLatest && (await snapshot.readLog().catch((error: unknown) => reportBroken(error, onBroken)))) || [],
    readChecks: async () => checks ?? {},
  };
}

/** Lists the keys of all manifests, oldest first. */
export async function listManifests(store: BlobStore): Promise<string[]> {
  return (await store.list(SNAPSHOT_FOLDER)).filter((key) => key.endsWith('.json'));
}

/** Yields the readable ones of the snapshots at these keys. */
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
 * Returns a part on which an ingest may build. The content of a part is that of its checksum, so that an entry that cannot be read comes
 * from a newer release, whose history must not be lost.
 * @throws {OperatorError} if an entry cannot be read
 */
function assertReadable(read: ReadPart, { location }: BlobStore): ReadPart {
  if (read.broken === 0) return read;
  throw new OperatorError(
    `${read.broken} entries of ${read.status.provider} in the snapshot store ${location} cannot be read by this release, though the data is intact. Nothing is written. Upgrade this release, or move the store's ${SNAPSHOT_FOLDER} away to start anew.`,
  );
}

/** Reports a damaged snapshot and returns undefined. @throws every other error, and {OperatorError} for a newer release's snapshot */
function reportBroken(error: unknown, onBroken: (error: BrokenSnapshotError) => void): undefined {
  if (!(error instanceof BrokenSnapshotError)) throw error;
  if (error.isNewer) throw new OperatorError(error.message, { cause: error });
  onBroken(error);
}
