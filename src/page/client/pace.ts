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
/** Time for which requests are remembered, in ms. */
export const MINUTE_MS = 60_000;
/** Part of the quota that is spent as fast as somebody types: 30 letters of 300 requests. */
const FREE_PART = 0.2;
/** Part of the quota that is spread over a minute after that. The rest is for clicks, such as a filter or a sample. */
const SPREAD_PART = 0.6;

/**
 * Returns the pause after a letter, in ms: short, but no shorter than the limit allows. The own requests of the last minute count, because
 * an answer that is not waited for says nothing of the limit, and so does the limit, because others may share the address.
 */
export function pauseMs(budget: Budget | undefined, askedAt: readonly number[], now: number): number {
  const last = askedAt.at(-1);
  if (last === undefined || !budget) return PAUSE_MS;
  const spacing = Math.max(ownSpacingMs(budget, askedAt, now), sharedSpacingMs(budget, last, now));
  return Math.max(PAUSE_MS, last + spacing - now);
}

/** Returns the time between two searches that keeps each minute below the quota, wherever it begins. */
function ownSpacingMs({ quota }: Budget, askedAt: readonly number[], now: number): number {
  const lately = askedAt.filter((at) => at > now - MINUTE_MS).length;
  if (lately < quota * FREE_PART) return PAUSE_MS;
  return (REQUESTS_PER_LETTER * MINUTE_MS) / (quota * SPREAD_PART);
}

/** Returns the time between two searches for which the requests that are left to this address suffice; without any, the time until there are. */
function sharedSpacingMs({ quota, left, resetAt }: Budget, last: number, now: number): number {
  const reserved = quota * (1 - FREE_PART - SPREAD_PART);
  if (now >= resetAt || left > quota - quota * FREE_PART) return PAUSE_MS;
  if (left - reserved < REQUESTS_PER_LETTER) return resetAt - last;
  return (REQUESTS_PER_LETTER * (resetAt - now)) / (left - reserved);
}

/** Parses the headers of the limit: `RateLimit: "default";r=299;t=60` and `RateLimit-Policy: "default";q=300;w=60`. */
export function parseBudget(headers: Headers, now: number): Budget | undefined {
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  const [, quota] = /q=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  if (left === undefined || seconds === undefined || quota === undefined) return undefined;
  return { quota: Number(quota), left: Number(left), resetAt: now + Number(seconds) * 1000 };
}
