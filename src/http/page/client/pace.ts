/** Requests that the limit of the API leaves to this client. */
export interface Budget {
  readonly quota: number;
  readonly left: number;
  /** Time in ms at which the whole quota is there again. */
  readonly resetAt: number;
}

/** Shortest pause after a letter before a search is asked for, in ms. */
const PAUSE_MS = 150;
/** Requests that follow a letter: the search and its completions. */
const REQUESTS_PER_LETTER = 2;
/**
 * Part of the quota that is spent as fast as somebody types: 30 letters of 300 requests. The rest is spread over the time until the quota is
 * there again, so that no minute has more requests than the quota, wherever it begins.
 */
const FREE_PART = 0.2;
/** Part of the quota that typing leaves to clicks, such as a filter or a sample. */
const RESERVED_PART = 0.15;

/** Returns the shortest time between two searches, in ms, for which the requests that are left suffice. */
export function spacingMs(budget: Budget | undefined, now: number): number {
  if (!budget || now >= budget.resetAt || budget.left > budget.quota * (1 - FREE_PART)) return PAUSE_MS;
  const { quota, left, resetAt } = budget;
  const spendable = left - quota * RESERVED_PART;
  if (spendable < REQUESTS_PER_LETTER) return resetAt - now;
  return Math.max(PAUSE_MS, (REQUESTS_PER_LETTER * (resetAt - now)) / spendable);
}

/** Returns the pause after a letter, in ms: short, but no shorter than the spacing allows after the last request. */
export function pauseMs(budget: Budget | undefined, lastAskedAt: number, now: number): number {
  return Math.max(PAUSE_MS, lastAskedAt + spacingMs(budget, now) - now);
}

/** Reads the headers of the limit: `RateLimit: "default";r=299;t=60` and `RateLimit-Policy: "default";q=300;w=60`. */
export function readBudget(headers: Headers, now: number): Budget | undefined {
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  const [, quota] = /q=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  if (left === undefined || seconds === undefined || quota === undefined) return undefined;
  return { quota: Number(quota), left: Number(left), resetAt: now + Number(seconds) * 1000 };
}
