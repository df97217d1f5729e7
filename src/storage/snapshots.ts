import * as z from 'zod';
import { messageOf, OperatorError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { BlobStore } from './blob-store.ts';
import { NewerSchemaError, parseSnapshot, salvageSnapshot } from './parse-snapshot.ts';

const LATEST = 'latest.json';
const FOLDER = 'snapshots/';
/** Enough to step back by hand, and for a reader that is still fetching the one before. */
const KEPT_SNAPSHOTS = 5;
/** A new snapshot has to be served within two seconds of being written. */
const WATCH_INTERVAL_MS = 500;
/** A store that is down, or a snapshot that is broken, is looked at again at this pace. */
const WATCH_RETRY_MS = 10_000;

const Pointer = z.object({ key: z.string().startsWith(FOLDER), version: z.string() });

/** What was stored last is there but cannot be understood. */
export class BrokenSnapshotError extends Error {
  /** Whether a later release wrote it: nothing is wrong then, and nothing of ours may replace it. */
  readonly isNewer: boolean;

  constructor(where: string, options: ErrorOptions, isNewer = false) {
    const outlook = isNewer
      ? 'Upgrade this release, which will not replace it'
      : 'The next ingest replaces it, from the newest one that can be read';
    super(`The snapshot ${where} cannot be read: ${messageOf(options.cause)}. ${outlook}.`, options);
    this.name = 'BrokenSnapshotError';
    this.isNewer = isNewer;
  }
}

/** Snapshots in a blob store; which one counts is said by a pointer that moves last. */
export interface Snapshots {
  readonly location: string;
  /** The snapshot that counts, if there is one. @throws {BrokenSnapshotError} */
  readLatest(): Promise<Snapshot | undefined>;
  /**
   * The newest snapshot of which anything can be read: what an ingest builds upon. `onBroken` hears of what cannot.
   * @throws {OperatorError} where a newer release has written here
   */
  readNewestReadable(onBroken?: (error: BrokenSnapshotError) => void): Promise<Snapshot | undefined>;
  /** Stores the snapshot, then moves the pointer to it, then drops the oldest ones. */
  write(snapshot: Snapshot): Promise<void>;
  /** Calls `onChange` at once and soon after each move of the pointer, until `signal` aborts; again later where it fails. */
  watch(onChange: () => Promise<void>, onError: (error: unknown) => void, signal: AbortSignal): void;
}

export function createSnapshots(store: BlobStore): Snapshots {
  async function readStored(key: string, parse: (content: unknown) => Snapshot): Promise<Snapshot> {
    try {
      const blob = await store.get(key);
      if (!blob) throw new Error('the file is missing');
      return parse(parseJson(blob.body));
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      const isNewer = error instanceof NewerSchemaError;
      throw new BrokenSnapshotError(`${store.location}/${key}`, { cause: summary(error) }, isNewer);
    }
  }

  const read = (key: string) => readStored(key, parseSnapshot);

  async function latestKey(): Promise<string | undefined> {
    const blob = await store.get(LATEST);
    if (!blob) return undefined;
    try {
      return Pointer.parse(parseJson(blob.body)).key;
    } catch (error) {
      throw new BrokenSnapshotError(`${store.location}/${LATEST}`, { cause: summary(error) });
    }
  }

  const stored = async () => (await store.list(FOLDER)).filter((key) => key.endsWith('.json'));

  async function readLatest() {
    const key = await latestKey();
    return key === undefined ? undefined : read(key);
  }

  async function readNewestReadable(onBroken: (error: BrokenSnapshotError) => void = () => {}) {
    const unlessBroken = async <T>(reading: Promise<T>, tell = onBroken) => {
      try {
        return await reading;
      } catch (error) {
        if (!(error instanceof BrokenSnapshotError)) throw error;
        if (error.isNewer) throw new OperatorError(error.message, { cause: error });
        return void tell(error);
      }
    };
    const latest = await unlessBroken(latestKey());
    const newestFirst = (await stored()).reverse();
    for (const key of new Set(latest === undefined ? newestFirst : [latest, ...newestFirst])) {
      const whole = await unlessBroken(read(key));
      const snapshot = whole ?? (await unlessBroken(readStored(key, salvageSnapshot), () => {}));
      if (snapshot) return snapshot;
    }
    return undefined;
  }

  async function write(snapshot: Snapshot) {
    // The time comes first, so that keys sort by age.
    const key = `${FOLDER}${snapshot.builtAt.replaceAll(/[-:.]/g, '')}-${snapshot.version}.json`;
    await store.put(key, JSON.stringify(snapshot));
    await store.put(LATEST, JSON.stringify({ key, version: snapshot.version }));
    const superfluous = (await stored()).slice(0, -KEPT_SNAPSHOTS).filter((old) => old !== key);
    await Promise.all(superfluous.map((old) => store.delete(old)));
  }

  function watch(onChange: () => Promise<void>, onError: (error: unknown) => void, signal: AbortSignal) {
    let seen: string | undefined;
    const look = async () => {
      let wait = WATCH_INTERVAL_MS;
      try {
        const etag = await store.etag(LATEST);
        if (etag !== seen && etag !== undefined) await onChange();
        seen = etag;
      } catch (error) {
        wait = WATCH_RETRY_MS;
        onError(error);
      }
      if (!signal.aborted) timer = setTimeout(look, wait).unref();
    };
    let timer = setTimeout(look, 0).unref();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return { location: store.location, readLatest, readNewestReadable, write, watch };
}

function parseJson(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
}

/** The first thing wrong, in one line: a snapshot can be wrong in thousands of places. */
function summary(error: unknown): Error {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error : new Error(String(error));
  const [issue] = error.issues;
  return new Error(`${issue?.path.join('.') || 'its content'}: ${issue?.message}`, { cause: error });
}
