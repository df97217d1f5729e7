import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import pMap from 'p-map';
import { groupBy } from '../../lib/group-by.ts';
import { type BatchLimits, createBatchSaver, type Save } from '../batch-saver.ts';
import { type SampleError, StatusError } from './sample-errors.ts';

/** Limits that protect hosts from too many requests. */
export interface Pace {
  /** Maximum number of concurrent visits (requests for one item each) to all hosts together. */
  readonly overall: number;
  /** Maximum number of concurrent visits to one host. */
  readonly perHost: number;
  /** Minimum interval between the starts of two visits to one host, in ms. */
  readonly spacingMs: number;
  /** Pause for an overloaded host that sends no `Retry-After`, in ms. */
  readonly busyMs: number;
  /** Longest pause for a host, in ms. A host that asks for a longer pause (`Retry-After`) gets no further requests in this run. */
  readonly maxPauseMs: number;
}

export interface HostVisitor<T> {
  readonly hostOf: (item: T) => string;
  /**
   * Visits the host of an item, for example to download the item. If the host is overloaded ({@link StatusError}), requests to the host are paused and the
   * visit is repeated. Any other error ends the run, unless `ended` has already aborted.
   */
  readonly visit: (item: T, ended: AbortSignal) => Promise<void>;
  /** Called for an item that is abandoned because its host remains overloaded. */
  readonly giveUp: (item: T, reason: SampleError) => void;
  /** Saves the results of visits. A failed save ends the run, but the error is thrown only if the final save also fails. */
  readonly save: Save;
  /** Limits after which results are saved: a number of visits, or a time in ms. */
  readonly batches: BatchLimits;
}

/** Maximum number of requests for one sample. A request is repeated if the host is overloaded. */
const MAX_VISITS = 3;

interface Host {
  /** Earliest time of the next visit to the host, as a value of `performance.now()`. */
  nextStart: number;
  /** Error after which the host gets no further requests; undefined while the host may be visited. */
  closed?: StatusError;
}

/**
 * Visits all items within the limits of `pace`, until `signal` aborts. Results are saved in batches, and always at the end. The promise resolves when
 * all started visits have ended. The result is false if the run was aborted.
 */
export async function visitHosts<T>(
  items: readonly T[],
  { hostOf, visit, giveUp, save, batches }: HostVisitor<T>,
  pace: Pace,
  signal: AbortSignal,
): Promise<boolean> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  // The signal allows any number of listeners, because each request adds one.
  setMaxListeners(Number.POSITIVE_INFINITY, ended);
  const limit = pLimit(pace.overall);
  const saver = createBatchSaver(save, batches, (error) => failed.abort(error));
  const failures: unknown[] = [];

  async function visitItem(host: Host, item: T): Promise<void> {
    for (let visits = 1; ; visits++) {
      if (!host.closed) await untilTurn(host, pace, ended);
      if (ended.aborted) return;
      if (host.closed) return giveUp(item, host.closed);
      try {
        await limit(() => (ended.aborted ? undefined : visit(item, ended)));
        return saver.add();
      } catch (error) {
        if (ended.aborted) return;
        if (!(error instanceof StatusError && error.isBusy)) throw error;
        postpone(host, pace, error);
        if (visits === MAX_VISITS) return giveUp(item, error);
      }
    }
  }

  await Promise.all(
    [...groupBy(items, hostOf).values()].map((ofHost) => {
      const host: Host = { nextStart: 0 };
      const visitOrEnd = (item: T) =>
        visitItem(host, item).catch((error: unknown) => {
          failures.push(error);
          failed.abort(error);
        });
      return pMap(ofHost, visitOrEnd, { concurrency: pace.perHost });
    }),
  );
  await saver.flush();
  if (failures.length > 0) throw failures[0];
  return !ended.aborted;
}

/** Waits until a host may be visited. The time is compared again after each wait, because another visit may have paused the host. */
async function untilTurn(host: Host, { spacingMs }: Pace, ended: AbortSignal): Promise<void> {
  for (let waitMs = Infinity; waitMs > 0 && !ended.aborted; ) {
    waitMs = host.nextStart - performance.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: ended }).catch(() => {});
  }
  host.nextStart = performance.now() + spacingMs;
}

/** Pauses requests to an overloaded host. If the host asks for a pause above `maxPauseMs`, the host gets no further requests. */
function postpone(host: Host, { busyMs, maxPauseMs }: Pace, error: StatusError): void {
  const pauseMs = error.retryAfterMs ?? busyMs;
  if (pauseMs > maxPauseMs) host.closed = error;
  else host.nextStart = Math.max(host.nextStart, performance.now() + pauseMs);
}
