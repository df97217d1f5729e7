import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { SampleChecks } from '../domain/sample-check.ts';
import {
  ChangeLog,
  type ProviderMemory,
  type ProviderPart,
  type ProviderStatus,
  SNAPSHOT_SCHEMA_VERSION,
} from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError, NewerSchemaError, UnknownContentError } from './broken-snapshot-error.ts';
import { decodeJson } from './decode-json.ts';
import { Manifest, type PartRef } from './manifest.ts';
import { decodePart } from './part-blob.ts';

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

const Versioned = z.object({ schemaVersion: z.int().min(1) });

/** Reads the manifest at a key. @throws {BrokenSnapshotError} if it is missing, no manifest, or of a newer release */
export async function readStoredSnapshot(store: BlobStore, key: string): Promise<StoredSnapshot> {
  return withBroken(store, key, (body) => {
    const content = decodeJson(body);
    const { schemaVersion } = Versioned.parse(content);
    if (schemaVersion > SNAPSHOT_SCHEMA_VERSION) throw new NewerSchemaError(schemaVersion);
    const { data, error } = Manifest.safeParse(content);
    if (error) throw new UnknownContentError(error);
    return fromManifest(store, key, data);
  });
}

/** Encodes a change log or results of checks for their blob. */
export function encodeBlob(content: ChangeLog | SampleChecks): Uint8Array {
  return gzipSync(JSON.stringify(content));
}

function fromManifest(store: BlobStore, key: string, manifest: Manifest): StoredSnapshot {
  const { builtAt, seq, parts, log, checks } = manifest;
  const readBlob = <T>(blobKey: string, schema: z.ZodType<T>) =>
    withBroken(store, blobKey, (body) => schema.parse(decodeJson(gunzipSync(body))));
  return {
    unknown: Object.fromEntries(Object.entries(manifest).filter(([name]) => !(name in Manifest.shape))),
    key,
    builtAt,
    seq,
    parts: parts.map((ref) => toStoredPart(store, ref)),
    logKey: log,
    readLog: async () => (log === undefined ? [] : readBlob(log, ChangeLog)),
    checksKey: checks,
    readChecks: async () => (checks === undefined ? {} : readBlob(checks, SampleChecks)),
  };
}

function toStoredPart(store: BlobStore, ref: PartRef): StoredPart {
  const { status, memory, voicesVersion } = ref;
  const read = async (): Promise<ReadPart> => {
    const content = await withBroken(store, ref.key, decodePart);
    return { status, memory, voicesVersion, ...content };
  };
  return { status, memory, voicesVersion, ref, read };
}

/** Reads a blob with `parse`. @throws {BrokenSnapshotError} if the blob is missing or `parse` fails; errors of the store pass */
async function withBroken<T>(
  store: BlobStore,
  key: string,
  parse: (body: Uint8Array) => T | Promise<T>,
): Promise<T> {
  const blob = await store.get(key);
  try {
    if (!blob) throw new Error('the file is missing');
    return await parse(blob.body);
  } catch (error) {
    throw new BrokenSnapshotError(`${store.location}/${key}`, error);
  }
}
