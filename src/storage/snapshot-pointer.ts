import * as z from 'zod';
import type { Snapshot } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { BrokenSnapshotError } from './broken-snapshot-error.ts';
import { decodeJson } from './decode-json.ts';

/** Folder of all snapshots; their keys sort by age. */
export const SNAPSHOT_FOLDER = 'snapshots/';
/** Key of the pointer: a blob that names the latest snapshot. */
const POINTER_KEY = 'latest.json';
/** Polling interval: a new snapshot has to be served within two seconds of its write. */
const POLL_MS = 500;
/** Polling interval after a failure, so that a store that is down is not flooded. */
const RETRY_MS = 10_000;

const Pointer = z.object({ key: z.string().startsWith(SNAPSHOT_FOLDER), version: z.string() });

/** Reads the key of the latest snapshot; undefined if none was written. @throws {BrokenSnapshotError} */
export async function readPointer(store: BlobStore): Promise<string | undefined> {
  const blob = await store.get(POINTER_KEY);
  if (!blob) return undefined;
  try {
    return Pointer.parse(decodeJson(blob.body)).key;
  } catch (error) {
    throw new BrokenSnapshotError(`${store.location}/${POINTER_KEY}`, error);
  }
}

/** Makes a stored snapshot the latest one. */
export async function movePointer(store: BlobStore, key: string, { version }: Snapshot): Promise<void> {
  await store.put(POINTER_KEY, JSON.stringify({ key, version } satisfies z.infer<typeof Pointer>));
}

/** Callbacks of {@link watchPointer}. */
export interface PointerWatcher {
  /** Called after each move of the pointer. A move whose call failed is reported again. */
  readonly onMove: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Called after each request for the pointer with whether the store has answered. */
  readonly onPoll?: ((hasAnswered: boolean) => void) | undefined;
}

/** Polls the pointer's etag until `signal` aborts. An existing pointer counts as a first move. */
export function watchPointer(
  store: BlobStore,
  { onMove, onError, onPoll = () => {} }: PointerWatcher,
  signal: AbortSignal,
): void {
  let seenEtag: string | undefined;
  let timer = setTimeout(poll, 0).unref();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  async function requestEtag(): Promise<string | undefined> {
    try {
      const etag = await store.etag(POINTER_KEY);
      onPoll(true);
      return etag;
    } catch (error) {
      onPoll(false);
      throw error;
    }
  }

  async function poll() {
    let delayMs = POLL_MS;
    try {
      const etag = await requestEtag();
      if (etag !== seenEtag && etag !== undefined) await onMove();
      seenEtag = etag;
    } catch (error) {
      delayMs = RETRY_MS;
      onError(error);
    }
    if (!signal.aborted) timer = setTimeout(poll, delayMs).unref();
  }
}
