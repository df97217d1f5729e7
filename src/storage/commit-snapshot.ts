import type { SampleChecks } from '../domain/sample-check.ts';
import { type ChangeLog, type ProviderPart, SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import type { IngestBase } from './ingest-base.ts';
import { CHECKS_FOLDER, LOGS_FOLDER, type Manifest, PARTS_FOLDER, type PartRef } from './manifest.ts';
import { encodePart } from './part-blob.ts';
import { pruneSnapshots, timeInKey, timeOfKey } from './prune-snapshots.ts';
import { movePointer, SNAPSHOT_FOLDER } from './snapshot-pointer.ts';
import { versionOfParts, versionOfVoices } from './snapshot-version.ts';
import { putJson } from './stored-json.ts';
import { fromManifest, imageStemOf, type StoredSnapshot } from './stored-snapshot.ts';

/** Number of manifests that are kept, so that an operator can return to an old one, and a slow reader can finish reading one. */
const MAX_MANIFESTS = 5;
/** Age in ms at which an unreferenced blob is deleted. A younger blob is kept: it may belong to an ingest that has not stored its manifest. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

export interface SnapshotUpdate {
  /** Parts (voices and ledger of one provider each) of the refreshed providers; all other providers keep their parts. */
  readonly parts: readonly ProviderPart[];
  /** Returns the change log of the new snapshot. Without this function, the change log stays unchanged. */
  readonly toLog?: ((version: string, seq: number) => ChangeLog) | undefined;
  /** Results of the checks of audio samples; undefined if the results are unchanged. */
  readonly sampleChecks?: SampleChecks | undefined;
  readonly builtAt: string;
}

/** Builder of images for servers with the settings of this process. An image is a file with the search index of a snapshot. */
export interface ImageMaker {
  /** Returns the end of an image's key. All images (search indexes) that this process builds with its settings have the same end. */
  readSuffix(): Promise<string>;
  /** Builds the image of a stored snapshot. The pointer may not refer to this snapshot yet. */
  build(stored: StoredSnapshot): Promise<Uint8Array>;
  readonly onError: (error: unknown) => void;
}

/**
 * Stores the parts, change log, manifest and image of a snapshot, then the pointer to its manifest. Finally, blobs to which no recent manifest refers
 * are deleted.
 * @throws {PreconditionFailedError} if another writer has moved the pointer since the base was read; the pointer is then left as it is
 */
export async function commitSnapshot(
  store: BlobStore,
  base: IngestBase,
  { parts, toLog, sampleChecks, builtAt }: SnapshotUpdate,
  images?: ImageMaker,
) {
  const refs: PartRef[] = [];
  for (const part of parts) refs.push(await putPart(store, part, base, builtAt));
  for (const { ref } of untouchedParts(base, parts)) refs.push(ref);
  const snapshot = toSnapshot(base, refs.map(toVersion));
  const time = timeInKey(builtAt);
  const put = (folder: string, content: unknown) => putJson(store, folder + time, '.json.gz', content);
  const events = toLog?.(snapshot.version, snapshot.seq);
  let log = base.logKey;
  if (events) log = events.length > 0 ? await put(LOGS_FOLDER, events) : undefined;
  const checks = sampleChecks ? await put(CHECKS_FOLDER, sampleChecks) : base.checksKey;
  const { version, seq } = snapshot;
  const content = {
    version,
    parts: refs.sort((a, b) => (a.status.provider < b.status.provider ? -1 : 1)),
    log,
    checks,
  };
  // The key of the image (search index) is computed once, because recordings that are made during the commit would change the key.
  const image = images && imageStemOf(content) + (await images.readSuffix());
  const manifest: Manifest = {
    ...base.unknown,
    schemaVersion: SNAPSHOT_SCHEMA_VERSION,
    builtAt,
    seq,
    ...content,
    image,
  };
  const key = await putJson(
    store,
    `${SNAPSHOT_FOLDER}${timeInKey(timeOfManifest(base, builtAt))}-${version}`,
    '.json',
    manifest,
  );
  if (images && image) await putImage(store, image, fromManifest(store, key, manifest), images);
  const condition =
    base.pointerEtag === undefined ? { ifAbsent: true as const } : { ifMatch: base.pointerEtag };
  await movePointer(store, { key, version, seq }, condition);
  await prune(store, base, builtAt);
  return snapshot;
}

/** Returns the snapshot that {@link commitSnapshot} would store. */
export function planSnapshot(base: IngestBase, { parts }: SnapshotUpdate) {
  const updated = parts.map((part) =>
    toVersion({ status: part.status, voicesVersion: versionOfVoices(part) }),
  );
  return toSnapshot(base, [...updated, ...untouchedParts(base, parts).map(toVersion)]);
}

function toVersion({ status, voicesVersion }: Pick<PartRef, 'status' | 'voicesVersion'>) {
  return { provider: status.provider, voices: status.voices, voicesVersion };
}

/** Returns version, sequence number and number of voices of a snapshot that is stored or planned. */
function toSnapshot(base: IngestBase, versions: readonly ReturnType<typeof toVersion>[]) {
  const voices = versions.reduce((sum, each) => sum + each.voices, 0);
  return { version: versionOfParts(versions), seq: base.seq + 1, voices };
}

function untouchedParts(base: IngestBase, parts: readonly ProviderPart[]) {
  const updated = new Set(parts.map(({ status }) => status.provider));
  return [...base.parts.values()].filter(({ status }) => !updated.has(status.provider));
}

/** Stores a part (voices and ledger of one provider) and returns a reference. A part of which the base has an intact copy is not stored again. */
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

/**
 * Stores the image (search index) of a snapshot unless the image exists. No other writer deletes the image, because a stored manifest refers to it.
 * The commit succeeds even if the image cannot be stored, because a server can build a missing image itself.
 */
async function putImage(
  store: BlobStore,
  key: string,
  stored: StoredSnapshot,
  images: ImageMaker,
): Promise<void> {
  try {
    if ((await store.etag(key)) !== undefined) return;
    await store.put(key, await images.build(stored), undefined, 'application/octet-stream');
  } catch (error) {
    images.onError(error);
  }
}

/** Returns the time for a new manifest's key. The time is later than in the last manifest's key, so that keys sort by age even if a clock was wrong. */
function timeOfManifest({ manifests }: IngestBase, builtAt: string): string {
  const last = timeOfKey(manifests.at(-1) ?? '') || 0;
  return new Date(Math.max(Date.parse(builtAt), last + 1)).toISOString();
}

/** Deletes unreferenced blobs and all but the base's newest manifests. Newer manifests are kept, because their writers may not have moved the pointer yet. */
async function prune(store: BlobStore, { key, manifests }: IngestBase, builtAt: string): Promise<void> {
  try {
    const outdated = manifests.slice(0, -(MAX_MANIFESTS - 1)).filter((other) => other !== key);
    await pruneSnapshots(store, outdated, Date.parse(builtAt) - ABANDONED_MS);
  } catch {
    // The error is ignored, because the new snapshot is already stored and the next ingest prunes again.
  }
}
