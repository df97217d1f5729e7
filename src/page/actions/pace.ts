/** State of the API's rate limit for this client. */
export interface Budget {
  readonly quota: number;
  readonly left: number;
  /** Time at which the window of the limit ends, in ms since the epoch. */
  readonly resetAt: number;
}

/** Shortest pause between a typed letter and the search request, in ms. */
const PAUSE_MS = 150;
/** Requests per typed letter: the search and its completions. */
const REQUESTS_PER_LETTER = 2;
/** Period for which the times of requests are remembered, in ms. */
export const MINUTE_MS = 60_000;
/** Share of the rate limit that requests use without delay: 60 of 300 requests. A typed letter takes two, so that these are 30 letters. */
const FREE_PART = 0.2;
/** Share of the rate limit that requests while typing use after `FREE_PART`, spread over a minute. The rest is left for clicks. */
const SPREAD_PART = 0.6;

/**
 * Returns the pause after a typed letter, in ms: as short as the rate limit allows. The longer of two estimates counts. The first estimate uses
 * this page's requests of the last minute, because an aborted request reports no limit. The second estimate uses the limit that the API reported
 * last, because other clients may share the IP address.
 */
export function pauseMs(budget: Budget | undefined, askedAt: readonly number[], now: number): number {
  const last = askedAt.at(-1);
  if (last === undefined || !budget) return PAUSE_MS;
  const spacing = Math.max(ownSpacingMs(budget, askedAt, now), sharedSpacingMs(budget, last, now));
  return Math.max(PAUSE_MS, last + spacing - now);
}

/** Returns the time between two searches, in ms, at which this page stays below the rate limit's quota in every minute. */
function ownSpacingMs({ quota }: Budget, askedAt: readonly number[], now: number): number {
  const lately = askedAt.filter((at) => at > now - MINUTE_MS).length;
  if (lately < quota * FREE_PART) return PAUSE_MS;
  return (REQUESTS_PER_LETTER * MINUTE_MS) / (quota * SPREAD_PART);
}

/** Returns the ms between two searches so that this IP address's requests last until the reset; if too few are left, the ms until the reset. */
function sharedSpacingMs({ quota, left, resetAt }: Budget, last: number, now: number): number {
  const reserved = quota * (1 - FREE_PART - SPREAD_PART);
  if (now >= resetAt || left > quota - quota * FREE_PART) return PAUSE_MS;
  if (left - reserved < REQUESTS_PER_LETTER) return resetAt - last;
  return (REQUESTS_PER_LETTER * (resetAt - now)) / (left - reserved);
}

/** Parses the headers `RateLimit: "default";r=299;t=60` and `RateLimit-Policy: "default";q=300;w=60`; undefined if they are absent. */
export function parseBudget(headers: Headers, now: number): Budget | undefined {
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  const [, quota] = /q=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  if (left === undefined || seconds === undefined || quota === undefined) return undefined;
  return { quota: Number(quota), left: Number(left), resetAt: now + Number(seconds) * 1000 };
}
