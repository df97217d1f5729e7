import type { Snapshot } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import type { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { listSnapshots, readLatestSnapshot, readNewestReadable } from './read-snapshots.ts';
import { movePointer, SNAPSHOT_FOLDER, watchPointer } from './snapshot-pointer.ts';

/**
 * Number of snapshots kept, so that an operator can step back, and a reader can finish fetching the previous snapshot.
 */
const MAX_SNAPSHOTS = 5;

/** Snapshot store: blobs of snapshots, and a pointer to the latest one. */
export interface Snapshots {
  /** Folder or `s3://` address of the store, for messages. */
  readonly location: string;
  /** Reads the latest snapshot; undefined if none was written. @throws {BrokenSnapshotError} */
  readLatest(): Promise<Snapshot | undefined>;
  /**
   * Reads the newest snapshot of which at least one voice is valid, as the base of an ingest. `onBroken` is called for
   * each snapshot that is not whole.
   * @throws {OperatorError} if a newer release wrote a snapshot
   */
  readNewestReadable(onBroken?: (error: BrokenSnapshotError) => void): Promise<Snapshot | undefined>;
  /** Stores a snapshot, then moves the pointer, then deletes the oldest snapshots. */
  write(snapshot: Snapshot): Promise<void>;
  /**
   * Calls `onMove` after each move of the pointer until `signal` aborts. An existing pointer counts as a first move. `onPoll` is
   * called after each request for the pointer with whether the store has answered.
   */
  watch(
    onMove: () => Promise<void>,
    onError: (error: unknown) => void,
    signal: AbortSignal,
    onPoll?: (hasAnswered: boolean) => void,
  ): void;
}

/** Creates a snapshot store over a blob store. */
export function createSnapshots(store: BlobStore): Snapshots {
  return {
    location: store.location,
    readLatest: () => readLatestSnapshot(store),
    readNewestReadable: (onBroken = () => {}) => readNewestReadable(store, onBroken),
    write: (snapshot) => writeSnapshot(store, snapshot),
    watch: (onMove, onError, signal, onPoll) => watchPointer(store, { onMove, onError, onPoll }, signal),
  };
}

async function writeSnapshot(store: BlobStore, snapshot: Snapshot): Promise<void> {
  // Keys begin with the time, so that they sort by age.
  const key = `${SNAPSHOT_FOLDER}${snapshot.builtAt.replaceAll(/[-:.]/g, '')}-${snapshot.version}.json`;
  await store.put(key, JSON.stringify(snapshot));
  await movePointer(store, key, snapshot);
  const outdated = (await listSnapshots(store)).slice(0, -MAX_SNAPSHOTS).filter((old) => old !== key);
  await Promise.all(outdated.map((old) => store.delete(old)));
}
