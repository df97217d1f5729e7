import { SampleChecks } from '../domain/sample-check.ts';
import {
  ChangeLog,
  type ProviderMemory,
  type ProviderPart,
  type ProviderStatus,
} from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { Manifest, type PartRef } from './manifest.ts';
import { decodePart } from './part-blob.ts';
import { assertChecksum, readJson, withBroken } from './stored-json.ts';

/** A stored snapshot, of which each part is read when it is needed. */
export interface StoredSnapshot {
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  readonly seq: number;
  readonly parts: readonly StoredPart[];
  /** Reads the change log. @throws {BrokenSnapshotError} */
  readLog(): Promise<ChangeLog>;
  /** Key of the change log; absent if there is none. */
  readonly logKey?: string | undefined;
  /** Reads the results of the last checks of samples; empty if there are none. @throws {BrokenSnapshotError} */
  readChecks(): Promise<SampleChecks>;
  /** Key of these results; absent if there are none. */
  readonly checksKey?: string | undefined;
  /** Fields of a newer release's manifest, which the next manifest repeats. */
  readonly unknown: Readonly<Record<string, unknown>>;
}

/** One provider's part of a stored snapshot. */
export interface StoredPart {
  readonly status: ProviderStatus;
  readonly memory: ProviderMemory;
  /** Hash of the voices. */
  readonly voicesVersion: string;
  /** Reference that the next manifest may repeat. */
  readonly ref: PartRef;
  /** Reads voices and ledger. @throws {BrokenSnapshotError} if the blob is missing or damaged as a whole */
  read(): Promise<ReadPart>;
}

/** A part as it was read, with the number of its voices and entries that are invalid and left out. */
export interface ReadPart extends ProviderPart {
  readonly broken: number;
  readonly voicesVersion: string;
  readonly unknownFields: readonly string[];
}

/** Reads the manifest at a key. @throws {BrokenSnapshotError} if it is missing, damaged or of a newer release */
export async function readStoredSnapshot(store: BlobStore, key: string): Promise<StoredSnapshot> {
  return fromManifest(store, key, await readJson(store, key, Manifest));
}

function fromManifest(store: BlobStore, key: string, manifest: Manifest): StoredSnapshot {
  const { builtAt, seq, parts, log, checks } = manifest;
  return {
    unknown: Object.fromEntries(Object.entries(manifest).filter(([name]) => !(name in Manifest.shape))),
    key,
    builtAt,
    seq,
    parts: parts.map((ref) => toStoredPart(store, ref)),
    logKey: log,
    readLog: async () => (log === undefined ? [] : readJson(store, log, ChangeLog)),
    checksKey: checks,
    readChecks: async () => (checks === undefined ? {} : readJson(store, checks, SampleChecks)),
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
