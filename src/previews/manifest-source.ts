import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../domain/errors.ts';
import type { PreviewRecording } from '../domain/preview-manifest.ts';
import type { Logger } from '../lib/logger.ts';

/** Recordings of one folder or bucket at one time, as its manifest lists them. */
export interface Recordings {
  /** Etag of the manifest in its place, so that a manifest is read only when it has changed. */
  readonly etag: string;
  /** Hash of the manifest and the missing files, which is equal in all places with an equal manifest and all files. */
  readonly version: string;
  /** Recording of each voice, by voice id. */
  readonly byVoice: ReadonlyMap<string, PreviewRecording>;
}

/** Source of the recordings of one folder or bucket. */
export interface ManifestSource {
  /** Recordings of the last manifest that was read; undefined before the first one. */
  readonly current: Recordings | undefined;
  /** True if the last manifest could be read. */
  readonly isReachable: boolean;
  /** Reads the manifest and waits at most `maxWaitMs`. The last recordings stay if it cannot be read. Never rejects. */
  refresh(maxWaitMs?: number): Promise<void>;
  /** Reads the manifest in the background until `close`, and calls `onChanged` after each change of the recordings. */
  watch(onChanged: () => void): void;
  /** Ends the background work. */
  close(): void;
}

/** Reads a manifest. Returns `current` itself if the place still has its etag. */
export type LoadRecordings = (current: Recordings | undefined, signal: AbortSignal) => Promise<Recordings>;

interface Timing {
  /** Pause between two reads, in ms. */
  readonly intervalMs: number;
  /** Longest time that `refresh` waits by default, in ms. */
  readonly maxWaitMs: number;
  /** Longest time that a read takes, in ms, after which it counts as failed. */
  readonly deadlineMs: number;
}

/** A recording is found within a minute of its upload. */
const TIMING: Timing = { intervalMs: 30_000, maxWaitMs: 2_000, deadlineMs: 20_000 };

/** Creates a source of recordings. At most one read is under way at a time. `name` is that of the place, for the log. */
export function createManifestSource(
  name: string,
  load: LoadRecordings,
  logger: Logger,
  { intervalMs, maxWaitMs, deadlineMs }: Timing = TIMING,
): ManifestSource {
  const closing = new AbortController();
  let current: Recordings | undefined;
  let underWay: Promise<void> | undefined;
  let isDown = false;
  let isLate = false;
  let onChanged = () => {};

  // The first failure in a row is logged only, because a bucket that is down would add a line each minute.
  function fail(reason: string): void {
    if (!isDown && !closing.signal.aborted)
      logger.warn({ place: name, reason }, 'previews unreachable, last manifest kept');
    isDown = true;
  }

  function accept(next: Recordings): void {
    if (isDown) logger.info({ place: name, recordings: next.byVoice.size }, 'previews available again');
    isDown = false;
    isLate = false;
    const isChanged = next.version !== current?.version;
    current = next;
    if (isChanged) onChanged();
  }

  function readOnce(): Promise<void> {
    underWay ??= loadUntil(deadlineMs, closing.signal, (signal) => load(current, signal))
      .then(accept)
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
    refresh: async (waitMs = maxWaitMs) => {
      if (closing.signal.aborted) return;
      const done = readOnce();
      // A place that is known to be slow or down is not waited for, so that it delays no catalog twice.
      if (!isDown && !isLate) isLate = !(await endsWithin(waitMs, done));
    },
    watch: (listener) => {
      onChanged = listener;
      if (current) onChanged();
      repeat(readOnce, intervalMs, closing.signal);
    },
    close: () => closing.abort(new Error('the source of previews is closed')),
  };
}

/** Returns a source whose recordings never change, for a worker thread, whose main thread reads the manifest. */
export function toFixedSource(current: Recordings | undefined): ManifestSource {
  return { current, isReachable: true, refresh: async () => {}, watch: () => {}, close: () => {} };
}

/** Does work after each pause until the signal aborts. */
function repeat(work: () => Promise<void>, pauseMs: number, signal: AbortSignal): void {
  setTimeout(async () => {
    await work();
    if (!signal.aborted) repeat(work, pauseMs, signal);
  }, pauseMs).unref();
}

/** Loads until a deadline or `closing`, and rejects then by itself, because a client of a store may not listen to the signal. */
async function loadUntil<T>(
  deadlineMs: number,
  closing: AbortSignal,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(deadlineMs)]);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    load(signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

async function endsWithin(limitMs: number, work: Promise<void>): Promise<boolean> {
  const ended = new AbortController();
  const timer = sleep(limitMs, false, { signal: ended.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), timer]);
  } finally {
    ended.abort();
  }
}
