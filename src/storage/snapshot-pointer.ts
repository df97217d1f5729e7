import * as z from 'zod';
import { SNAPSHOT_SCHEMA_VERSION } from '../domain/snapshot.ts';
import { ANSWER_DEADLINE_MS } from './answer-deadline.ts';
import type { BlobStore, WriteCondition } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { decodeJson } from './decode-json.ts';
import { assertChecksum, checksumOf, interpret } from './stored-json.ts';

/** Folder of the manifests, whose keys sort by age. */
export const SNAPSHOT_FOLDER = 'snapshots/';
/** Key of the pointer: a blob that names the latest manifest. */
export const POINTER_KEY = 'latest.json';
/** Polling interval: a new snapshot has to be served within two seconds of its write. */
const POLL_MS = 500;
/** Polling interval after a failure, so that a store that is down is not flooded. */
const RETRY_MS = 10_000;

/** Pointer of any release with the checksum of its other fields, which is absent in those of commit 568ee4b. */
const Checked = z.looseObject({ checksum: z.unknown().optional() });

const Pointer = z.looseObject({
  key: z.string().regex(/^snapshots\/[\w.-]+$/),
  version: z.string(),
  schemaVersion: z.literal(SNAPSHOT_SCHEMA_VERSION),
  /** Number of the snapshot. */
  seq: z.int(),
});

/** Pointer as it was read. */
export interface ReadPointer {
  /** Key of the latest manifest. */
  readonly key: string;
  /** Etag of the pointer, on which the next move is conditional. */
  readonly etag: string;
  /** Number of the snapshot. */
  readonly seq: number;
  readonly body: Uint8Array;
}

/** Reads the pointer; undefined if no snapshot was written. @throws {BrokenSnapshotError} also for a pointer to a newer schema version */
export async function readPointer(store: BlobStore): Promise<ReadPointer | undefined> {
  const blob = await store.get(POINTER_KEY);
  if (!blob) return undefined;
  try {
    const { checksum, ...fields } = Checked.parse(decodeJson(blob.body));
    if (checksum !== undefined) assertChecksum(checksumOf(JSON.stringify(fields)), checksum);
    const { key, seq } = interpret(fields, Pointer, checksum !== undefined);
    return { key, seq, etag: blob.etag, body: blob.body };
  } catch (error) {
    throw new BrokenSnapshotError(`${store.location}/${POINTER_KEY}`, error);
  }
}

/**
 * Makes a stored manifest the latest one, by compare-and-swap.
 * @throws {PreconditionFailedError} if another writer moved the pointer
 */
export async function movePointer(
  store: BlobStore,
  { key, version, seq }: { readonly key: string; readonly version: string; readonly seq: number },
  condition: WriteCondition,
): Promise<void> {
  const pointer = { schemaVersion: SNAPSHOT_SCHEMA_VERSION, key, version, seq } satisfies z.infer<
    typeof Pointer
  >;
  const checksum = checksumOf(JSON.stringify(pointer));
  await store.put(POINTER_KEY, JSON.stringify({ ...pointer, checksum }), condition);
}

/** Callbacks of {@link watchPointer}. */
export interface PointerWatcher {
  /**
   * Called after each move of the pointer. A move whose call failed is reported again, unless the snapshot is broken, because a broken
   * snapshot stays so until the next move.
   */
  readonly onMove: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Called after each poll with the answer to whether the store can be reached, and for a poll that is not answered in time. */
  readonly onPoll?: ((isReachable: boolean) => void) | undefined;
}

/** Polls the pointer's etag until `signal` aborts. An existing pointer counts as a first move. */
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

  /** Reports a move. Polls go on meanwhile, because a store that falls silent while a snapshot loads is unreachable too. */
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
