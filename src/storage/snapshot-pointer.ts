import * as z from 'zod';
import { SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';
import { ANSWER_DEADLINE_MS } from './answer-deadline.ts';
import type { BlobStore, WriteCondition } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { assertChecksum, checksumOf, decodeJson, interpret } from './stored-json.ts';

/** Folder of the manifests, whose keys sort by age. */
export const SNAPSHOT_FOLDER = 'snapshots/';
export const POINTER_KEY = 'latest.json';
/** Key of the pointer's copy, written after each move of the pointer. If the copy's `seq` is higher than the pointer's, an old pointer was restored. */
export const POINTER_COPY_KEY = 'latest.copy.json';
/** Polling interval in ms. The interval is short, because a new snapshot has to be served within two seconds after the write. */
const POLL_MS = 500;
/** Polling interval after a failure, in ms. The interval is long, because a store that is down must not be flooded with requests. */
const RETRY_MS = 10_000;

/** Pointer to the latest manifest, as any release writes it. `checksum` covers all other fields; pointers of commit 568ee4b have no checksum. */
const Checked = z.looseObject({ checksum: z.unknown().optional() });

const Pointer = z.looseObject({
  key: z.string().regex(/^snapshots\/[\w.-]+$/),
  version: z.string(),
  schemaVersion: z.literal(SNAPSHOT_SCHEMA_VERSION),
  seq: z.int(),
});

/** Reads the pointer; undefined if no snapshot was written. @throws {BrokenSnapshotError} if the pointer is damaged or of a newer release */
export async function readPointer(store: BlobStore, name = POINTER_KEY) {
  const blob = await store.get(name);
  if (!blob) return undefined;
  try {
    const { checksum, ...fields } = Checked.parse(decodeJson(blob.body));
    if (checksum !== undefined) assertChecksum(checksumOf(JSON.stringify(fields)), checksum);
    const { key, seq } = interpret(fields, Pointer, checksum !== undefined);
    return { key, seq, etag: blob.etag, body: blob.body };
  } catch (error) {
    throw new BrokenSnapshotError(`${store.location}/${name}`, error);
  }
}

/** Makes a stored manifest the latest one. @throws {PreconditionFailedError} if another writer moved the pointer */
export async function movePointer(
  store: BlobStore,
  { key, version, seq }: { readonly key: string; readonly version: string; readonly seq: number },
  condition: WriteCondition,
): Promise<void> {
  const pointer = { schemaVersion: SNAPSHOT_SCHEMA_VERSION, key, version, seq } satisfies z.infer<
    typeof Pointer
  >;
  const body = JSON.stringify({ ...pointer, checksum: checksumOf(JSON.stringify(pointer)) });
  await store.put(POINTER_KEY, body, condition);
  // An error of the copy is ignored, because the pointer has been moved already, and the next move writes the copy again.
  await store.put(POINTER_COPY_KEY, body).catch(() => {});
}

export interface PointerWatcher {
  /** Called after each move of the pointer. A failed call is repeated later, except for a broken snapshot, which would stay broken. */
  readonly onMove: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Called after each poll, and also if a poll gets no response in time; `isReachable` reports whether the store has responded. */
  readonly onPoll?: ((isReachable: boolean) => void) | undefined;
}

/** Polls the pointer's etag until `signal` aborts. At the first poll, an existing pointer is reported as a move. */
export function watchPointer(store: BlobStore, watcher: PointerWatcher, signal: AbortSignal): void {
  const { onMove, onError, onPoll = () => {} } = watcher;
  let seenEtag: string | undefined;
  let isFollowing = false;
  let timer = setTimeout(poll, 0).unref();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  async function readEtag(): Promise<string | undefined> {
    const late = setTimeout(() => onPoll(false), ANSWER_DEADLINE_MS).unref();
    try {
      const etag = await store.etag(POINTER_KEY);
      onPoll(true);
      return etag;
    } catch (error) {
      onPoll(false);
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  async function poll() {
    let delayMs = POLL_MS;
    try {
      const etag = await readEtag();
      if (etag !== seenEtag && !isFollowing) void follow(etag);
    } catch (error) {
      delayMs = RETRY_MS;
      onError(error);
    }
    if (!signal.aborted) timer = setTimeout(poll, delayMs).unref();
  }

  /** Reports that the pointer names another snapshot. Polling continues while the snapshot loads, so that an unresponsive store is noticed. */
  async function follow(etag: string | undefined) {
    isFollowing = true;
    try {
      if (etag !== undefined) await onMove();
      seenEtag = etag;
      isFollowing = false;
    } catch (error) {
      if (error instanceof BrokenSnapshotError) seenEtag = etag;
      onError(error);
      setTimeout(() => (isFollowing = false), RETRY_MS).unref();
    }
  }
}
