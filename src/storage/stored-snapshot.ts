import { SampleChecks } from '../domain/sample-check.ts';
import {
  ChangeLog,
  type ProviderMemory,
  type ProviderPart,
  type ProviderStatus,
} from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { IMAGES_FOLDER, Manifest, type PartRef } from './manifest.ts';
import { decodePart } from './part-blob.ts';
import { assertChecksum, checksumOf, readJson, withBroken } from './stored-json.ts';

/** Stored snapshot whose parts (voices and ledger of one provider each) are read on demand. */
export interface StoredSnapshot {
  readonly key: string;
  /** Folder or `s3://` URL of the manifest, for messages. */
  readonly location: string;
  /** Start of the keys of the snapshot's images; see {@link imageStemOf}. */
  readonly imageStem: string;
  /** Build time, ISO 8601 in UTC. */
  readonly builtAt: string;
  readonly seq: number;
  readonly parts: readonly StoredPart[];
  /** Reads the change log. @throws {BrokenSnapshotError} */
  readLog(): Promise<ChangeLog>;
  /** Key of the change log; absent if there is none. */
  readonly logKey?: string | undefined;
  /** Reads the results of the last checks of audio samples; empty if there are none. @throws {BrokenSnapshotError} */
  readChecks(): Promise<SampleChecks>;
  /** Key of the results of the sample checks; absent if there are none. */
  readonly checksKey?: string | undefined;
  /** Keys of all blobs of the snapshot but its images. */
  readonly blobKeys: readonly string[];
  /** Reads a blob of the store; undefined if it is absent. */
  readBlob(key: string): Promise<Uint8Array | undefined>;
  /** Manifest fields that a newer release added; the next manifest repeats them, so that they are not lost. */
  readonly unknown: Readonly<Record<string, unknown>>;
}

export interface StoredPart {
  readonly status: ProviderStatus;
  readonly memory: ProviderMemory;
  /** Hash of the voices without the ledger. */
  readonly voicesVersion: string;
  /** Reference to the part, which the next manifest repeats if the part is unchanged. */
  readonly ref: PartRef;
  /** Reads voices and ledger. @throws {BrokenSnapshotError} if the blob is missing, or differs from its checksum */
  read(): Promise<ReadPart>;
}

export interface ReadPart extends ProviderPart {
  /** Number of invalid lines, which are left out. */
  readonly broken: number;
  readonly voicesVersion: string;
  readonly unknownFields: readonly string[];
}

/** Reads the manifest at a key. @throws {BrokenSnapshotError} if the manifest is missing, damaged or of a newer release */
export async function readStoredSnapshot(store: BlobStore, key: string): Promise<StoredSnapshot> {
  return fromManifest(store, key, await readJson(store, key, Manifest));
}

/**
 * Returns the start of the keys of a snapshot's images: the version of its voices and a hash of its content, which is everything but build
 * time, statuses and number, so that snapshots of equal content share an image.
 */
export function imageStemOf({
  version,
  parts,
  log,
  checks,
}: Pick<Manifest, 'version' | 'parts' | 'log' | 'checks'>): string {
  const content = [
    parts.map(({ status, hash }) => [status.provider, hash]),
    // The checksum at the end of a key identifies the blob; the time before it does not.
    [log, checks].map((key) => key?.slice(key.lastIndexOf('-'))),
  ];
  return `${IMAGES_FOLDER}${version}-${checksumOf(JSON.stringify(content))}`;
}

export function fromManifest(store: BlobStore, key: string, manifest: Manifest): StoredSnapshot {
  const { builtAt, seq, parts, log, checks } = manifest;
  return {
    unknown: Object.fromEntries(Object.entries(manifest).filter(([name]) => !(name in Manifest.shape))),
    key,
    location: `${store.location}/${key}`,
    imageStem: imageStemOf(manifest),
    builtAt,
    seq,
    parts: parts.map((ref) => toStoredPart(store, ref)),
    logKey: log,
    readLog: async () => (log === undefined ? [] : readJson(store, log, ChangeLog)),
    checksKey: checks,
    readChecks: async () => (checks === undefined ? {} : readJson(store, checks, SampleChecks)),
    blobKeys: [...parts.map((part) => part.key), ...[log, checks].filter((each) => each !== undefined)],
    readBlob: async (blob) => (await store.get(blob))?.body,
  };
}

function toStoredPart(store: BlobStore, ref: PartRef): StoredPart {
  const { status, memory, voicesVersion } = ref;
  const read = async (): Promise<ReadPart> => {
    const { hash, ...content } = await withBroken(store, ref.key, async (body) => {
      const decoded = await decodePart(body);
      assertChecksum(decoded.hash, ref.hash);
      return decoded;
    });
    return { status, memory, voicesVersion, ...content };
  };
  return { status, memory, voicesVersion, ref, read };
}
