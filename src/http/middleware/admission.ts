import type { RequestHandler } from 'express';
import type { Refusal, Refuse } from './refuse.ts';

/** Longest wait of a request that is served, in ms, because clients give up. It is above the waits after a swap, when all answers are made anew. */
const MAX_WAIT_MS = 1000;
/** Time for requests in each turn of the event loop, in ms. Node accepts one connection a turn, so that turns have to be short. */
const TURN_MS = 1;
const OVERLOADED: Refusal = {
  code: 'overloaded',
  message: 'Too many requests of all clients at the moment. Try again after the seconds in Retry-After.',
  retryAfterSeconds: 1,
  isRepeated: false,
};

/**
 * Admits requests to the layers below in the order of their arrival, for a millisecond in each turn of the event loop, so that new
 * connections and health checks wait for no more than a turn or one long request. Refuses a request that has waited too long, so that others are served at
 * capacity in an overload.
 */
export function createAdmission(
  refuse: Refuse,
  maxWaitMs = MAX_WAIT_MS,
  now = () => performance.now(),
): RequestHandler {
  let waiting: (() => void)[] = [];
  let isOpen = false;
  let startedAt = 0;
  /** Requests that the last turn served. */
  let count = 0;
  /** Time for requests. A turn that took longer is paid by turns without requests, so that one connection is accepted for each millisecond of work. */
  let budgetMs = 0;

  function runTurn(): void {
    const endedAt = now();
    // All that the turn did counts, because pages are rendered after it has handed them over.
    if (count > 0) budgetMs -= endedAt - startedAt;
    budgetMs = Math.min(TURN_MS, budgetMs + TURN_MS);
    startedAt = endedAt;
    for (count = 0; count < waiting.length && now() - startedAt < budgetMs; count++) waiting[count]?.();
    waiting = waiting.slice(count);
    isOpen = count + waiting.length > 0;
    if (isOpen) setImmediate(runTurn);
  }

  return (request, response, next) => {
    const arrivedAt = now();
    waiting.push(() => {
      if (request.socket.destroyed) return;
      if (now() - arrivedAt > maxWaitMs) refuse(request, response, OVERLOADED);
      else next();
    });
    if (!isOpen) setImmediate(runTurn);
    isOpen = true;
  };
}
