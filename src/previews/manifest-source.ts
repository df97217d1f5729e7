import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../domain/errors.ts';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import type { Logger } from '../lib/logger.ts';
import { untilAborted } from '../lib/until-aborted.ts';

/** Recordings that the manifest of one location (bucket, folder or CDN) lists at one point in time. */
export interface Recordings {
  /** Etag of the manifest. The manifest is read again only if its etag has changed. */
  readonly etag: string;
  /** Version of the recordings: a hash of the manifest and of the keys of missing files. */
  readonly version: string;
  readonly byVoice: ReadonlyMap<string, PreviewRecording>;
  /** Number of invalid entries in the manifest. Invalid entries are left out of `byVoice`. */
  readonly invalid?: number;
}

export interface ManifestSource {
  /** Recordings of the last manifest that was read; undefined before the first read. */
  readonly current: Recordings | undefined;
  readonly isReachable: boolean;
  /** Reads the manifest and waits at most `maxWaitMs`. If the read fails, the last recordings are kept and the promise still resolves. */
  refresh(maxWaitMs?: number): Promise<void>;
  /** Reads the manifest in the background until `close`, and calls `onChanged` after each change of the recordings. */
  watch(onChanged: () => void): void;
  close(): void;
}

/** Reads a manifest, or returns `current` itself if the etag of the manifest is unchanged. */
export type LoadRecordings = (current: Recordings | undefined, signal: AbortSignal) => Promise<Recordings>;

/** Default timing. A new recording is available within a minute of its upload. */
const TIMING = {
  /** Pause between two reads of the manifest, in ms. */
  intervalMs: 30_000,
  /** Longest time that `refresh` waits by default, in ms. */
  maxWaitMs: 2_000,
  /** Time limit of one read of the manifest, in ms. A read that takes longer has failed. */
  deadlineMs: 20_000,
};

/** Creates a source of recordings. Reads of the manifest never overlap. The log names the location by `place`. */
export function createManifestSource(place: string, load: LoadRecordings, logger: Logger, timing = TIMING) {
  const closing = new AbortController();
  let current: Recordings | undefined;
  let underWay: Promise<void> | undefined;
  let isDown = false;
  let isLate = false;
  let onChanged = () => {};

  // Only the first of several consecutive failures is logged. A bucket that is down would otherwise add a log line at each read.
  function fail(reason: string): void {
    if (!isDown && !closing.signal.aborted)
      logger.warn({ place, reason }, 'previews unreachable, last manifest kept');
    isDown = true;
  }

  function accept(next: Recordings): void {
    if (isDown) logger.info({ place, recordings: next.byVoice.size }, 'previews available again');
    isDown = false;
    isLate = false;
    const isChanged = next.version !== current?.version;
    current = next;
    if (!isChanged) return;
    if (next.invalid)
      logger.warn({ place, invalid: next.invalid }, 'previews with an invalid entry left out');
    onChanged();
  }

  /** Reads the manifest. The promise rejects at the deadline or when the source is closed, even if `load` ignores its signal. */
  async function read(): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timing.deadlineMs)]);
    signal.throwIfAborted();
    accept(await untilAborted(load(current, signal), signal));
  }

  function readOnce(): Promise<void> {
    underWay ??= read()
      .catch((error: unknown) => fail(messageOf(error)))
      .finally(() => (underWay = undefined));
    return underWay;
  }

  return {
    get current() {
      return current;
    },
    get isReachable() {
      return current !== undefined && !isDown;
    },
    refresh: async (waitMs = timing.maxWaitMs) => {
      if (closing.signal.aborted) return;
      const done = readOnce();
      // If a location was slow or down at the last read, `refresh` does not wait for it, because the wait would delay every new catalog.
      if (!isDown && !isLate)
        isLate = await Promise.race([done.then(() => false), sleep(waitMs, true, { ref: false })]);
    },
    watch: (listener: () => void) => {
      onChanged = listener;
      if (current) onChanged();
      repeat(readOnce, timing.intervalMs, closing.signal);
    },
    close: () => closing.abort(new Error('the source of previews is closed')),
  } satisfies ManifestSource;
}

/** Returns a source with fixed recordings for a worker, because only the main thread reads manifests. */
export function toFixedSource(current: Recordings | undefined): ManifestSource {
  return { current, isReachable: true, refresh: async () => {}, watch: () => {}, close: () => {} };
}

/** Repeats `work` with a pause before each run, until the signal aborts. */
function repeat(work: () => Promise<void>, pauseMs: number, signal: AbortSignal): void {
  setTimeout(async () => {
    await work();
    if (!signal.aborted) repeat(work, pauseMs, signal);
  }, pauseMs).unref();
}
