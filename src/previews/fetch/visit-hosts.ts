import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchLimits, createBatchSaver, type Save } from '../batch-saver.ts';
import { type SampleError, StatusError } from './sample-errors.ts';

/** Limits that protect hosts from too many requests. */
export interface Pace {
  /** Maximum number of concurrent visits (requests for one item each) to all hosts together. */
  readonly overall: number;
  /** Maximum number of concurrent visits (requests for one item each) to one host. */
  readonly perHost: number;
  /** Minimum interval between the starts of two visits (requests for one item each) to one host, in ms. */
  readonly spacingMs: number;
  /** Pause for an overloaded host that sends no `Retry-After`, in ms. */
  readonly busyMs: number;
  /** Longest pause for a host, in ms. A host that asks for a longer pause gets no further requests in this run. */
  readonly maxPauseMs: number;
}

export interface HostVisitor<T> {
  readonly hostOf: (item: T) => string;
  /**
   * Visits the host of an item, for example to download the item. If the host is overloaded ({@link StatusError}), it is paused and the visit is
   * repeated. Any other error ends the run. Errors after `ended` has aborted are ignored.
   */
  readonly visit: (item: T, ended: AbortSignal) => Promise<void>;
  /** Called for an item that is abandoned because its host remains overloaded. */
  readonly giveUp: (item: T, reason: SampleError) => void;
  /** Saves the results of visits. A failed save ends the run. Its error is thrown only if the save at the end fails too. */
  readonly save: Save;
  /** Limits after which results are saved: a number of visits, or a time. */
  readonly batches: BatchLimits;
}

/** Maximum number of visits for one item. A visit is repeated if the host is overloaded. */
const MAX_VISITS = 3;

interface Queued<T> {
  readonly item: T;
  readonly visits: number;
}

interface HostQueue<T> {
  readonly waiting: Queued<T>[];
  /** Earliest time of the next visit to the host, as a value of `performance.now()`. */
  nextStart: number;
  /** Error after which the host gets no further requests; undefined while the host may be visited. */
  closed?: StatusError;
}

/**
 * Visits all items within the limits of `pace`, until `signal` aborts, and saves the results in batches and in any case at the end. Resolves
 * when all started visits have ended, to true if all items were visited.
 */
export async function visitHosts<T>(
  items: readonly T[],
  { hostOf, visit, giveUp, save, batches }: HostVisitor<T>,
  pace: Pace,
  signal: AbortSignal,
): Promise<boolean> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  // The signal allows any number of listeners, because many requests listen to it.
  setMaxListeners(Number.POSITIVE_INFINITY, ended);
  const slots = createSlots(pace.overall);
  const saver = createBatchSaver(save, batches, (error) => failed.abort(error));

  function postpone(queue: HostQueue<T>, { item, visits }: Queued<T>, error: StatusError): void {
    const pauseMs = error.retryAfterMs ?? pace.busyMs;
    if (pauseMs > pace.maxPauseMs) queue.closed = error;
    else queue.nextStart = Math.max(queue.nextStart, performance.now() + pauseMs);
    if (queue.closed || visits + 1 === MAX_VISITS) giveUp(item, error);
    else queue.waiting.unshift({ item, visits: visits + 1 });
  }

  async function visitOne(queue: HostQueue<T>, queued: Queued<T>): Promise<void> {
    if (queue.closed) return giveUp(queued.item, queue.closed);
    try {
      await slots.use(() => (ended.aborted ? Promise.resolve() : visit(queued.item, ended)));
      saver.add();
    } catch (error) {
      if (ended.aborted) return;
      if (!(error instanceof StatusError && error.isBusy)) throw error;
      postpone(queue, queued, error);
    }
  }

  async function work(queue: HostQueue<T>): Promise<void> {
    for (;;) {
      if (!queue.closed) await untilTurn(queue, pace, ended);
      const queued = ended.aborted ? undefined : queue.waiting.shift();
      if (!queued) return;
      await visitOne(queue, queued);
    }
  }

  const queues = queuesOf(items, hostOf);
  const workers = queues.flatMap((queue) =>
    Array.from({ length: Math.min(pace.perHost, queue.waiting.length) }, () => work(queue)),
  );
  const results = await Promise.allSettled(
    workers.map((worker) =>
      worker.catch((error: unknown) => {
        failed.abort(error);
        throw error;
      }),
    ),
  );
  await saver.flush();
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return !ended.aborted;
}

/** Waits until a host may be visited. The time is checked again after each wait, because another visit may have paused the host. */
async function untilTurn(queue: HostQueue<unknown>, { spacingMs }: Pace, ended: AbortSignal): Promise<void> {
  for (let waitMs = Infinity; waitMs > 0 && !ended.aborted; ) {
    waitMs = queue.nextStart - performance.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: ended }).catch(() => {});
  }
  queue.nextStart = performance.now() + spacingMs;
}

function queuesOf<T>(items: readonly T[], hostOf: (item: T) => string): HostQueue<T>[] {
  const queues = new Map<string, HostQueue<T>>();
  for (const item of items) {
    const host = hostOf(item);
    const queue = queues.get(host) ?? { waiting: [], nextStart: 0 };
    queue.waiting.push({ item, visits: 0 });
    queues.set(host, queue);
  }
  return [...queues.values()];
}

/** Creates a counting semaphore with `free` permits. */
function createSlots(free: number) {
  let left = free;
  const waiting: (() => void)[] = [];
  return {
    async use<R>(work: () => Promise<R>): Promise<R> {
      if (left === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      else left--;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else left++;
      }
    },
  };
}
