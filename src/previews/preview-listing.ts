import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../domain/errors.ts';
import type { Logger } from '../domain/logger.ts';

/** File names of all recordings in the preview bucket at one time. */
export interface PreviewListing {
  readonly filenames: ReadonlySet<string>;
  /** Hash of the file names, so that equal listings have an equal version. */
  readonly version: string;
}

/** Source of the listing of the preview bucket. */
export interface PreviewListings {
  /** The last listing that the bucket gave; undefined before the first one. */
  readonly current: PreviewListing | undefined;
  /** Lists the bucket and waits for a bounded time. The last listing stays if the bucket fails or is late. Never rejects. */
  refresh(): Promise<void>;
  /** Lists the bucket in the background until `close`, and calls `onListed` after each listing. */
  watch(onListed: () => void): void;
  /** Cancels the listing under way and the following ones. */
  close(): void;
}

/** Lists the file names of all recordings. */
export type ListRecordings = (signal: AbortSignal) => Promise<ReadonlySet<string>>;

interface Timing {
  /** Pause between two listings, in ms. */
  readonly intervalMs: number;
  /** Longest time that `refresh` waits, in ms. */
  readonly maxWaitMs: number;
}

/** A recording is found within a minute of its upload, and a server without an answer of the bucket starts after two seconds. */
const TIMING: Timing = { intervalMs: 60_000, maxWaitMs: 2_000 };
/** Shortest pause as a multiple of the time that a listing took, so that a bucket of a million recordings is not listed all the time. */
const PAUSE_PER_LISTING = 20;

/** Creates listings that a bucket gives. At most one listing is under way at a time. */
export function createPreviewListings(
  list: ListRecordings,
  logger: Logger,
  { intervalMs, maxWaitMs }: Timing = TIMING,
): PreviewListings {
  const closing = new AbortController();
  let current: PreviewListing | undefined;
  let underWay: Promise<void> | undefined;
  let isDown = false;
  let onListed = () => {};
  let pauseMs = intervalMs;

  // The first failure in a row is logged only, because a bucket that is down would add a line each minute.
  function fail(reason: string): void {
    if (!isDown && !closing.signal.aborted) logger.warn({ reason }, 'preview bucket down, last listing kept');
    isDown = true;
  }

  async function takeListing(): Promise<void> {
    const startedAt = performance.now();
    try {
      current = renewed(current, await list(closing.signal));
      if (isDown) logger.info({ recordings: current.filenames.size }, 'preview bucket available again');
      isDown = false;
      onListed();
    } catch (error) {
      fail(messageOf(error));
    }
    pauseMs = Math.max(intervalMs, isDown ? 0 : PAUSE_PER_LISTING * (performance.now() - startedAt));
  }

  function listOnce(): Promise<void> {
    underWay ??= takeListing().finally(() => (underWay = undefined));
    return underWay;
  }

  const listInTurn = async () => {
    await listOnce();
    if (!closing.signal.aborted) setTimeout(listInTurn, pauseMs).unref();
  };

  return {
    get current() {
      return current;
    },
    refresh: async () => {
      if (closing.signal.aborted) return;
      const listed = listOnce();
      // A bucket that is known to be down is not waited for, so that it delays no catalog twice.
      if (isDown || (await endsWithin(maxWaitMs, listed))) return;
      fail(`no listing within ${maxWaitMs} ms`);
    },
    watch: (listener) => {
      onListed = listener;
      if (current) onListed();
      setTimeout(listInTurn, intervalMs).unref();
    },
    close: () => closing.abort(new Error('the preview bucket is closed')),
  };
}

/** Returns the listing of these file names; the current listing itself if they are the same. */
function renewed(current: PreviewListing | undefined, filenames: ReadonlySet<string>): PreviewListing {
  const version = versionOf(filenames);
  return current?.version === version ? current : { filenames, version };
}

/** Returns listings that stay as they are, for a worker thread, whose main thread lists the bucket. */
export function toFixedListings(current: PreviewListing | undefined): PreviewListings {
  return { current, refresh: async () => {}, watch: () => {}, close: () => {} };
}

function versionOf(filenames: ReadonlySet<string>): string {
  const hash = createHash('sha256').update([...filenames].sort().join('\n'));
  return hash.digest('hex').slice(0, 8);
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
