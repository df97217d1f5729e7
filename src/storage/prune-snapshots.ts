import type { BlobStore } from './blob-store.ts';
import { CHECKS_FOLDER, LOGS_FOLDER, PARTS_FOLDER } from './manifest.ts';
import { SNAPSHOT_FOLDER } from './snapshot-pointer.ts';

/** Folders of the blobs that manifests refer to. */
const BLOB_FOLDERS = [PARTS_FOLDER, LOGS_FOLDER, CHECKS_FOLDER];
/** Key of a blob, as a string in a manifest's JSON. */
const REFERENCE = new RegExp(`"((?:${BLOB_FOLDERS.join('|')})[^"]+)"`, 'g');

export interface PruneOptions {
  /** Smallest age of a blob that is deleted, in ms, because a running ingest has stored blobs that no manifest refers to yet. */
  readonly minAgeMs: number;
  /** Time now, in ms. */
  readonly now: number;
}

/** Returns a time as it begins a key, so that keys sort by age: `2026-11-22T06:00:00.000Z` → `20261122T060000000Z`. */
export function timeInKey(time: string): string {
  return time.replaceAll(/[-:.]/g, '');
}

/**
 * Deletes manifests, and every blob that no other manifest refers to. The caller names the manifests, because one that
 * another writer has just stored may become the latest.
 */
export async function pruneSnapshots(
  store: BlobStore,
  manifests: readonly string[],
  options: PruneOptions,
): Promise<void> {
  await Promise.all(manifests.map((key) => store.delete(key)));
  const kept = await store.list(SNAPSHOT_FOLDER);
  const referenced = new Set((await Promise.all(kept.map((key) => referencesIn(store, key)))).flat());
  const blobs = (await Promise.all(BLOB_FOLDERS.map((folder) => store.list(folder)))).flat();
  const unused = blobs.filter(
    (key) => !referenced.has(key) && options.now - timeOfKey(key) >= options.minAgeMs,
  );
  await Promise.all(unused.map((key) => store.delete(key)));
}

/** Returns the keys that a manifest refers to, also in fields of a newer release. @throws {Error} if the store cannot be read */
async function referencesIn(store: BlobStore, key: string): Promise<string[]> {
  const text = Buffer.from((await store.get(key))?.body ?? []).toString();
  return Array.from(text.matchAll(REFERENCE), ([, reference = '']) => reference);
}

/** Returns the time in a key, in ms; NaN if there is none. */
export function timeOfKey(key: string): number {
  return Date.parse(
    key.replace(/^.*\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-.*$/, '$1-$2-$3T$4:$5:$6.$7Z'),
  );
}
