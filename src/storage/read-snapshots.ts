import { OperatorError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { decodeJson } from './decode-json.ts';
import { parseSnapshot, salvageSnapshot } from './parse-snapshot.ts';
import { readPointer, SNAPSHOT_FOLDER } from './snapshot-pointer.ts';

/** Reads the snapshot that the pointer names; undefined if none was written. @throws {BrokenSnapshotError} */
export async function readLatestSnapshot(store: BlobStore): Promise<Snapshot | undefined> {
  const key = await readPointer(store);
  return key === undefined ? undefined : readSnapshot(store, key);
}

/**
 * Reads the newest snapshot of which at least one voice is valid, so that an ingest loses as little history as
 * possible. `onBroken` is called for each snapshot that is not whole.
 * @throws {OperatorError} if a newer release wrote a snapshot, because this release must not replace it
 */
export async function readNewestReadable(
  store: BlobStore,
  onBroken: (error: BrokenSnapshotError) => void,
): Promise<Snapshot | undefined> {
  const latest = await undefinedIfBroken(readPointer(store), onBroken);
  const newestFirst = (await listSnapshots(store)).reverse();
  for (const key of new Set(latest === undefined ? newestFirst : [latest, ...newestFirst])) {
    const whole = await undefinedIfBroken(readSnapshot(store, key), onBroken);
    const snapshot = whole ?? (await undefinedIfBroken(readSnapshot(store, key, salvageSnapshot), () => {}));
    if (snapshot) return snapshot;
  }
  return undefined;
}

/** Lists the keys of all stored snapshots, oldest first. */
export async function listSnapshots(store: BlobStore): Promise<string[]> {
  return (await store.list(SNAPSHOT_FOLDER)).filter((key) => key.endsWith('.json'));
}

/** Reads one snapshot. @throws {BrokenSnapshotError} if it is missing, or `parse` refuses it */
async function readSnapshot(store: BlobStore, key: string, parse = parseSnapshot): Promise<Snapshot> {
  try {
    const blob = await store.get(key);
    if (!blob) throw new Error('the file is missing');
    return parse(decodeJson(blob.body));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new BrokenSnapshotError(`${store.location}/${key}`, error);
  }
}

async function undefinedIfBroken<T>(
  reading: Promise<T>,
  onBroken: (error: BrokenSnapshotError) => void,
): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof BrokenSnapshotError)) throw error;
    if (error.isNewer) throw new OperatorError(error.message, { cause: error });
    onBroken(error);
    return undefined;
  }
}
