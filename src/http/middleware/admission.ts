import type { Request, RequestHandler, Response } from 'express';
import { isProxied } from './is-proxied.ts';
import { createPace } from './pace.ts';
import type { Refusal } from './refusal.ts';
import { createRefusalQueue } from './refusal-queue.ts';

/**
 * Longest wait that a request is admitted to, in ms. Expected waits above are refused, because a client would give up or ask again. Half of it
 * refuses some requests after each swap, when all answers are made anew, at 70 % of the capacity.
 */
const MAX_WAIT_MS = 1000;
/** Fewest waiting requests at which one is refused, so that a short stall of the process, such as a swap, refuses nobody. */
const MIN_REFUSED_QUEUE = 16;
/** Time for requests in each turn of the event loop, in ms. Node accepts one connection a turn, so that turns have to be short. */
const TURN_MS = 1;
/** Seconds after which a refused client may ask again. */
const RETRY_AFTER_SECONDS = 1;
const OVERLOADED: Refusal = {
  code: 'overloaded',
  message: 'Too many requests of all clients at the moment. Try again after the seconds in Retry-After.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
  isRepeated: false,
};

/** Bounds of waiting. The defaults are for production. */
export interface AdmissionBounds {
  readonly maxWaitMs?: number;
  readonly minRefusedQueue?: number;
  readonly turnMs?: number;
  /** Clock, in ms. */
  readonly now?: () => number;
}

/**
 * Admits requests to the layers below: at once where the turn of the event loop has time, else in the order of their arrival. Refuses a
 * request whose expected wait is too long, so that others are served at capacity in an overload. Both are done a few a turn, so that
 * new connections and health checks wait for no more than a turn.
 */
export function createAdmission(
  refuse: (request: Request, response: Response, refusal: Refusal) => void,
  {
    maxWaitMs = MAX_WAIT_MS,
    minRefusedQueue = MIN_REFUSED_QUEUE,
    turnMs = TURN_MS,
    now = () => performance.now(),
  }: AdmissionBounds = {},
): RequestHandler {
  const pace = createPace();
  let waiting: (() => void)[] = [];
  const refused = createRefusalQueue(RETRY_AFTER_SECONDS * 1000, now);
  let isTurnOpen = false;
  let turnEndsAt = 0;
  let lastEndAt = 0;
  /** Requests that ran at once in this turn. Their time is in that of the turn, so that the mean would be several times too long without them. */
  let ranAtOnce = 0;

  /** Runs waiting requests once a turn, after everything that the turn has read. */
  function drain(): void {
    turnEndsAt = now() + turnMs;
    let count = 0;
    // At least one runs, because a turn that another process interrupts is over before its first request.
    while (count < waiting.length && (count === 0 || now() < turnEndsAt)) waiting[count++]?.();
    waiting = waiting.slice(count);
    const isRefusing = refused.tellSome();
    // The time of a whole turn counts, because reading and writing belong to the work of a request.
    const endAt = now();
    if (count + ranAtOnce > 0) pace.record(count + ranAtOnce, endAt - lastEndAt);
    lastEndAt = endAt;
    ranAtOnce = 0;
    isTurnOpen = count > 0 || isRefusing;
    if (isTurnOpen) setImmediate(drain);
  }

  function openTurn(): void {
    isTurnOpen = true;
    lastEndAt = now();
    turnEndsAt = lastEndAt + turnMs;
    setImmediate(drain);
  }

  return (request, response, next) => {
    if (!isTurnOpen) openTurn();
    if (waiting.length === 0 && now() < turnEndsAt) {
      ranAtOnce++;
      return next();
    }
    const isLong = waiting.length >= minRefusedQueue && waiting.length * pace.meanMs() > maxWaitMs;
    if (isLong)
      refused.add(
        () => refuse(request, response, OVERLOADED),
        isProxied(request) ? undefined : request.socket,
      );
    else
      waiting.push(() => {
        if (!request.socket.destroyed) next();
      });
  };
}
