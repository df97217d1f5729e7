import { SampleChecks } from '../domain/sample-check.ts';
import { ChangeLog } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { IMAGES_FOLDER, Manifest, type PartRef } from './manifest.ts';
import { decodePart } from './part-blob.ts';
import { assertChecksum, checksumOf, readJson, withBroken } from './stored-json.ts';

export type StoredSnapshot = ReturnType<typeof fromManifest>;
export type StoredPart = ReturnType<typeof toStoredPart>;
export type ReadPart = Awaited<ReturnType<StoredPart['read']>>;

/** Reads the manifest at a key. @throws {BrokenSnapshotError} if the manifest is missing, damaged or of a newer release */
export async function readStoredSnapshot(store: BlobStore, key: string): Promise<StoredSnapshot> {
  return fromManifest(store, key, await readJson(store, key, Manifest));
}

/**
 * Returns the start of the key of every image (search index) of a snapshot. The start contains the version of the snapshot, and a hash of its parts,
 * change log and sample checks. Build time, statuses and sequence number are left out, so that snapshots of equal content share an image.
 */
export function imageStemOf({
  version,
  parts,
  log,
  checks,
}: Pick<Manifest, 'version' | 'parts' | 'log' | 'checks'>): string {
  const content = [
    parts.map(({ status, hash }) => [status.provider, hash]),
    // Only the checksum at the end of a key is hashed, because the time before the checksum may differ for equal content.
    [log, checks].map((key) => key?.slice(key.lastIndexOf('-'))),
  ];
  return `${IMAGES_FOLDER}${version}-${checksumOf(JSON.stringify(content))}`;
}

export function fromManifest(store: BlobStore, key: string, manifest: Manifest) {
  const { builtAt, seq, parts, log, checks } = manifest;
  return {
    key,
    /** Folder or `s3://` URL of the manifest, for messages. */
    location: `${store.location}/${key}`,
    imageStem: imageStemOf(manifest),
    builtAt,
    seq,
    parts: parts.map((ref) => toStoredPart(store, ref)),
    logKey: log,
    /** Reads the change log. @throws {BrokenSnapshotError} */
    readLog: async () => (log === undefined ? [] : readJson(store, log, ChangeLog)),
    checksKey: checks,
    /** Reads the results of the last checks of audio samples; empty if there are none. @throws {BrokenSnapshotError} */
    readChecks: async () => (checks === undefined ? {} : readJson(store, checks, SampleChecks)),
    /** Keys of all blobs of the snapshot except its images. */
    blobKeys: [...parts.map((part) => part.key), ...[log, checks].filter((each) => each !== undefined)],
    readBlob: async (blob: string) => (await store.get(blob))?.body,
    /** Manifest fields that a newer release added. The next manifest repeats unknown fields, so that they are not lost. */
    unknown: Object.fromEntries(Object.entries(manifest).filter(([name]) => !(name in Manifest.shape))),
  };
}

function toStoredPart(store: BlobStore, ref: PartRef) {
  const { status, memory, voicesVersion } = ref;
  return {
    status,
    memory,
    voicesVersion,
    /** Reference to the part. The next manifest repeats the reference if the part is unchanged. */
    ref,
    /** Reads voices and ledger. @throws {BrokenSnapshotError} if the blob is missing, or if its content differs from its checksum */
    read: async () => {
      const { hash: _, ...content } = await withBroken(store, ref.key, async (body) => {
        const decoded = await decodePart(body);
        assertChecksum(decoded.hash, ref.hash);
        return decoded;
      });
      return { status, memory, voicesVersion, ...content };
    },
  };
}
