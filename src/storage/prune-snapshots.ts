import type { BlobStore } from './blob-store.ts';
import { CHECKS_FOLDER, IMAGES_FOLDER, LOGS_FOLDER, PARTS_FOLDER } from './manifest.ts';
import { SNAPSHOT_FOLDER } from './snapshot-pointer.ts';

const BLOB_FOLDERS = [PARTS_FOLDER, LOGS_FOLDER, CHECKS_FOLDER, IMAGES_FOLDER];
/** Pattern of a blob's key as a string in the JSON of a manifest. */
const REFERENCE = new RegExp(`"((?:${BLOB_FOLDERS.join('|')})[^"]+)"`, 'g');

/** Returns a time in the format of keys, so that keys sort by age: `2026-11-22T06:00:00.000Z` → `20261122T060000000Z`. */
export function timeInKey(time: string): string {
  return time.replaceAll(/[-:.]/g, '');
}

/**
 * Deletes the given manifests, and every blob to which no remaining manifest refers. The caller chooses the manifests, because a manifest that
 * another writer has just stored must not be deleted. A blob newer than `since` (ms since the Unix epoch) is kept, because a running ingest stores
 * its manifest after the blobs. An unreferenced image is deleted at any age, because an image is stored after its manifest.
 */
export async function pruneSnapshots(
  store: BlobStore,
  manifests: readonly string[],
  since: number,
): Promise<void> {
  await Promise.all(manifests.map((key) => store.delete(key)));
  // The blobs are listed before the manifests. If manifests were listed first, an image that another writer stores meanwhile could seem unreferenced.
  const blobs = (await Promise.all(BLOB_FOLDERS.map((folder) => store.list(folder)))).flat();
  const kept = await store.list(SNAPSHOT_FOLDER);
  const referenced = new Set((await Promise.all(kept.map((key) => referencesIn(store, key)))).flat());
  const unused = blobs.filter(
    (key) => !referenced.has(key) && (key.startsWith(IMAGES_FOLDER) || timeOfKey(key) <= since),
  );
  await Promise.all(unused.map((key) => store.delete(key)));
}

/** Returns the blob keys in a manifest, including keys in unknown fields of a newer release. @throws {Error} if the store cannot be read */
async function referencesIn(store: BlobStore, key: string): Promise<string[]> {
  const text = Buffer.from((await store.get(key))?.body ?? []).toString();
  return Array.from(text.matchAll(REFERENCE), ([, reference = '']) => reference);
}

/** Returns the time in a key, in ms since the Unix epoch; NaN if the key has no time. */
export function timeOfKey(key: string): number {
  return Date.parse(
    key.replace(/^.*\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-.*$/, '$1-$2-$3T$4:$5:$6.$7Z'),
  );
}
