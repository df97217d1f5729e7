import type { Request, RequestHandler, Response } from 'express';

/** Reason to refuse a request before its handler runs. */
export interface Refusal {
  readonly code: 'rate_limited' | 'overloaded';
  readonly message: string;
  readonly retryAfterSeconds: number;
  /** True if the client was already refused in the same rate-limit window. */
  readonly isRepeated: boolean;
}

export type Refuse = (request: Request, response: Response, refusal: Refusal) => void;

/** Longest wait of a request in the queue, in ms. The limit is shorter than clients wait, and longer than a delay while a new catalog loads. `scripts/docs/written.mjs` reads it. @public */
export const MAX_WAIT_MS = 1000;
/** Time for requests in each turn of the event loop, in ms. The time is short, because Node accepts only one connection per turn. */
const TURN_MS = 1;
const OVERLOADED: Refusal = {
  code: 'overloaded',
  message: 'Too many requests of all clients at the moment. Try again after the seconds in Retry-After.',
  retryAfterSeconds: 1,
  isRepeated: false,
};

/** Queue of work on the event loop. Work with `isContinued` runs first, so that a request that has started ends before the next one starts. */
export type TakeTurn = (work: () => void, isContinued?: boolean) => void;

/**
 * Creates a queue that runs its work in order, for one millisecond in each turn of the event loop. If the work of one turn takes longer, the queue
 * pauses in the next turns, so that the server can accept one connection for each millisecond of work.
 */
export function createTurns(now = () => performance.now()): TakeTurn {
  const continued: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let isOpen = false;
  let startedAt = 0;
  /** Number of functions from the queue that ran in the last turn. */
  let count = 0;
  let budgetMs = 0;

  function runTurn(): void {
    const endedAt = now();
    // The time is measured from the start of the turn until now, because responses are written only after the queue's functions have run.
    if (count > 0) budgetMs -= endedAt - startedAt;
    budgetMs = Math.min(TURN_MS, budgetMs + TURN_MS);
    startedAt = endedAt;
    for (count = 0; now() - startedAt < budgetMs; count++) {
      const work = continued.shift() ?? waiting.shift();
      if (!work) break;
      work();
    }
    isOpen = count + continued.length + waiting.length > 0;
    if (isOpen) setImmediate(runTurn);
  }

  return (work, isContinued = false) => {
    (isContinued ? continued : waiting).push(work);
    if (!isOpen) setImmediate(runTurn);
    isOpen = true;
  };
}

/** Runs further work of an admitted request in the queue, before the work of requests that still wait for admission. */
export type InTurn = <T>(work: () => T) => Promise<T>;

export function runIn(takeTurn: TakeTurn): InTurn {
  return (work) =>
    new Promise((resolve, reject) => {
      takeTurn(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      }, true);
    });
}

/**
 * Creates middleware that lets requests wait in a queue, so that new connections and health checks wait for at most one turn of the queue, or for
 * one long request. A request that has waited too long is refused, so that the remaining requests are served in time under overload.
 */
export function createAdmission(
  refuse: Refuse,
  maxWaitMs = MAX_WAIT_MS,
  takeTurn = createTurns(),
  now = () => performance.now(),
): RequestHandler {
  return (request, response, next) => {
    const arrivedAt = now();
    takeTurn(() => {
      if (request.socket.destroyed) return;
      if (now() - arrivedAt > maxWaitMs) refuse(request, response, OVERLOADED);
      else next();
    });
  };
}
