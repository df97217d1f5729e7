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
 * connections and health checks wait for no more than a turn. Refuses a request that has waited too long, so that others are served at
 * capacity in an overload.
 */
export function createAdmission(
  refuse: Refuse,
  maxWaitMs = MAX_WAIT_MS,
  now = () => performance.now(),
): RequestHandler {
  let waiting: (() => void)[] = [];

  function runTurn(): void {
    const endsAt = now() + TURN_MS;
    let count = 0;
    // At least one runs, because a turn that another process interrupts is over before its first request.
    do waiting[count++]?.();
    while (count < waiting.length && now() < endsAt);
    waiting = waiting.slice(count);
    if (waiting.length > 0) setImmediate(runTurn);
  }

  return (request, response, next) => {
    const arrivedAt = now();
    waiting.push(() => {
      if (request.socket.destroyed) return;
      if (now() - arrivedAt > maxWaitMs) refuse(request, response, OVERLOADED);
      else next();
    });
    if (waiting.length === 1) setImmediate(runTurn);
  };
}
