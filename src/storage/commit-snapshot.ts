import type { SampleChecks } from '../domain/sample-check.ts';
import { type ChangeLog, type ProviderPart, SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import type { IngestBase } from './ingest-base.ts';
import { CHECKS_FOLDER, LOGS_FOLDER, type Manifest, PARTS_FOLDER, type PartRef } from './manifest.ts';
import { encodePart } from './part-blob.ts';
import { pruneSnapshots, timeInKey, timeOfKey } from './prune-snapshots.ts';
import { movePointer, SNAPSHOT_FOLDER } from './snapshot-pointer.ts';
import { type PartVersion, versionOfParts, versionOfVoices } from './snapshot-version.ts';
import { putJson } from './stored-json.ts';

/** Manifests kept: enough for an operator to step back, and for a reader that is still fetching the one before. */
const MAX_MANIFESTS = 5;
/** Age from which a blob without reference counts as left behind: an ingest takes far less. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Changes of one ingest to its base. */
export interface SnapshotUpdate {
  /** Parts of the refreshed providers; the parts of all others are taken over by reference. */
  readonly parts: readonly ProviderPart[];
  /** Returns the change log of the new snapshot; absent if the log stays as it is. */
  readonly toLog?: ((version: string, seq: number) => ChangeLog) | undefined;
  /** Results of checks of samples; absent if the ones before stay. */
  readonly sampleChecks?: SampleChecks | undefined;
  /** Time of the snapshot, ISO 8601 in UTC. */
  readonly builtAt: string;
}

/** A snapshot as it is or would be stored. */
export interface CommittedSnapshot {
  readonly version: string;
  readonly seq: number;
  /** Number of voices. */
  readonly voices: number;
}

/**
 * Stores the parts, the log and the manifest of a snapshot, then moves the pointer, then deletes what no recent manifest refers to.
 * @throws {PreconditionFailedError} if the pointer has moved since the base was read; nothing is lost then
 */
export async function commitSnapshot(
  store: BlobStore,
  base: IngestBase,
  { parts, toLog, sampleChecks, builtAt }: SnapshotUpdate,
): Promise<CommittedSnapshot> {
  const refs: PartRef[] = [];
  for (const part of parts) refs.push(await putPart(store, part, base, builtAt));
  for (const { ref } of untouchedParts(base, parts)) refs.push(ref);
  const snapshot = toSnapshot(base, refs.map(toVersion));
  const time = timeInKey(builtAt);
  const log = toLog ? await putLog(store, toLog(snapshot.version, snapshot.seq), time) : base.logKey;
  const checks = sampleChecks
    ? await putJson(store, CHECKS_FOLDER + time, '.json.gz', sampleChecks)
    : base.checksKey;
  const manifest: Manifest = {
    ...base.unknown,
    schemaVersion: SNAPSHOT_SCHEMA_VERSION,
    version: snapshot.version,
    builtAt,
    seq: snapshot.seq,
    parts: refs.sort((a, b) => (a.status.provider < b.status.provider ? -1 : 1)),
    log,
    checks,
  };
  const { version, seq } = snapshot;
  const key = await putJson(
    store,
    `${SNAPSHOT_FOLDER}${timeInKey(timeOfManifest(base, builtAt))}-${version}`,
    '.json',
    manifest,
  );
  const condition =
    base.pointerEtag === undefined ? { ifAbsent: true as const } : { ifMatch: base.pointerEtag };
  await movePointer(store, { key, version, seq }, condition);
  await prune(store, base, builtAt);
  return snapshot;
}

/** Returns the snapshot that {@link commitSnapshot} would store. */
export function planSnapshot(base: IngestBase, { parts }: SnapshotUpdate): CommittedSnapshot {
  const updated = parts.map((part) =>
    toVersion({ status: part.status, voicesVersion: versionOfVoices(part) }),
  );
  return toSnapshot(base, [...updated, ...untouchedParts(base, parts).map(toVersion)]);
}

/** Version of a provider's voices, with their number. */
interface CountedVersion extends PartVersion {
  readonly voices: number;
}

function toVersion({ status, voicesVersion }: Pick<PartRef, 'status' | 'voicesVersion'>): CountedVersion {
  return { provider: status.provider, voices: status.voices, voicesVersion };
}

function toSnapshot(base: IngestBase, versions: readonly CountedVersion[]): CommittedSnapshot {
  const voices = versions.reduce((sum, each) => sum + each.voices, 0);
  return { version: versionOfParts(versions), seq: base.seq + 1, voices };
}

/** Returns the parts of the base that an update leaves as they are. */
function untouchedParts(base: IngestBase, parts: readonly ProviderPart[]) {
  const updated = new Set(parts.map(({ status }) => status.provider));
  return [...base.parts.values()].filter(({ status }) => !updated.has(status.provider));
}

/** Stores a part unless the base has the same content, and returns its reference. */
async function putPart(
  store: BlobStore,
  part: ProviderPart,
  base: IngestBase,
  builtAt: string,
): Promise<PartRef> {
  const { status, memory } = part;
  const { body, hash, voicesVersion, bytes } = await encodePart(part);
  const known = base.parts.get(status.provider)?.ref;
  if (known?.hash === hash && !base.damaged.has(status.provider)) return { ...known, status, memory, bytes };
  const key = `${PARTS_FOLDER}${status.provider}/${timeInKey(builtAt)}-${hash}.ndjson.gz`;
  await store.put(key, body);
  return { status, memory, key, hash, voicesVersion, bytes };
}

/** Stores a change log and returns its key; undefined for an empty log. */
async function putLog(store: BlobStore, log: ChangeLog, time: string): Promise<string | undefined> {
  return log.length === 0 ? undefined : putJson(store, LOGS_FOLDER + time, '.json.gz', log);
}

/** Returns the time in a manifest's key, which is later than those before, so that the newest is last also after a wrong clock. */
function timeOfManifest({ manifests }: IngestBase, builtAt: string): string {
  const last = timeOfKey(manifests.at(-1) ?? '') || 0;
  return new Date(Math.max(Date.parse(builtAt), last + 1)).toISOString();
}

/**
 * Deletes old manifests and blobs. Only manifests that the base listed are deleted, because a younger one may be another writer's, who is
 * about to move the pointer there. A failure is left to the next ingest, because the snapshot is written already.
 */
async function prune(store: BlobStore, { key, manifests }: IngestBase, builtAt: string): Promise<void> {
  try {
    const outdated = manifests.slice(0, -(MAX_MANIFESTS - 1)).filter((other) => other !== key);
    await pruneSnapshots(store, outdated, { minAgeMs: ABANDONED_MS, now: Date.parse(builtAt) });
  } catch {
    // Deliberately empty.
  }
}
